import Web

/// What no-pressure mode does, and its switch.
struct NoPressurePage: PageModel {
    static let template = "me/no-pressure"

    let frame: Frame
    let isOn: Bool

    init(_ account: Account, frame: Frame) {
        self.frame = frame
        self.isOn = account.noPressure
    }
}
