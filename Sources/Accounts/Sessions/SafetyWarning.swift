import Foundation
import Notices
import Storage

/// Something about an account that its member should know even if somebody else did it.
struct SafetyWarning: Sendable {
    let text: String
    let advice: String
    /// Whether it is mailed whatever the settings, and to an address not confirmed yet.
    let isGrave: Bool

    static func signIn(from label: String) -> SafetyWarning {
        SafetyWarning(
            text: "\(label) signed in to your account for the first time.",
            advice: "If that wasn't you, end that session and change your password.",
            isGrave: false
        )
    }

    static let newPassword = SafetyWarning(
        text: "Your password was changed, and your other devices were logged out.",
        advice: "If that wasn't you, ask for a new password on the log-in page.",
        isGrave: true
    )

    static let newAddress = SafetyWarning(
        text: "The email address of your account was changed.",
        advice: "If that wasn't you, tell whoever runs this Spotter.",
        isGrave: true
    )

    /// Tells it in the app, and by mail.
    func send(to account: Account, by mail: MailJob, at now: Date, in db: any SQLConnection) throws {
        try Notice.tell(
            account.id,
            .safety,
            self.text + " " + self.advice,
            path: "/me/sessions",
            cause: "safety " + UUID().uuidString.lowercased(),
            at: now,
            in: db
        )
        guard self.isGrave || (account.safetyMail && account.emailConfirmedAt != nil) else { return }
        let letter = Letter(
            to: account.email,
            subject: self.text,
            text: "Hello \(account.firstName),\n\n\(self.text) \(self.advice)\n\nYour Spotter\n"
        )
        try mail.post(letter, at: now, in: db)
    }
}
