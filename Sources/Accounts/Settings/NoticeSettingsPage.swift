import Web

/// What a member is mailed about.
struct NoticeSettingsPage: PageModel {
    static let template = "me/notices"

    let frame: Frame
    let safetyMail: Bool

    init(_ account: Account, frame: Frame) {
        self.frame = frame
        self.safetyMail = account.safetyMail
    }
}
