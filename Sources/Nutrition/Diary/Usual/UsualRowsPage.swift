import Web

/// The same as a fragment of the day's page.
struct UsualRowsPage: PageModel {
    static let template = "diary/usual-rows"
    var isKept: Bool { true }

    let frame: Frame
    let usual: [UsualView]
    let otherUsual: [UsualView]

    init(frame: Frame, usual: [UsualView]) {
        self.frame = frame
        self.usual = Array(usual.prefix(1))
        self.otherUsual = Array(usual.dropFirst())
    }
}
