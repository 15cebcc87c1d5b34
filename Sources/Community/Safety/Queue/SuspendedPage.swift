import Web

/// The reason of a suspension, and what the member can still use.
struct SuspendedPage: PageModel {
    static let template = "safety/suspended"

    let frame: Frame
    let reason: String
    let appealLink: String
    let appealWords: String

    init(_ reason: String?, _ appeal: Appeal, frame: Frame) {
        self.frame = frame
        self.reason = reason ?? "Whoever looks after this Spotter suspended your account. To appeal, \(appeal.words)."
        self.appealLink = appeal.link
        self.appealWords = appeal.words
    }
}
