import Web

/// The page for choosing what is mailed.
struct MailSettingsPage: PageModel {
    static let template = "me/notices"

    let frame: Frame
    let safetyMail: Bool

    init(_ account: Account, frame: Frame) {
        self.frame = frame
        self.safetyMail = account.safetyMail
    }
}
