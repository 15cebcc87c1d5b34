import Web

/// The page that explains no-pressure mode, with its switch.
struct NoPressurePage: PageModel {
    static let template = "me/no-pressure"

    let frame: Frame
    let isOn: Bool

    init(_ account: Account, frame: Frame) {
        self.frame = frame
        self.isOn = account.noPressure
    }
}
