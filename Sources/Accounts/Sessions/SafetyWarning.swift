import Foundation
import Notices
import Storage
import Web

/// A warning about an event that the member should know of, in case somebody else caused it.
struct SafetyWarning: Sendable {
    let text: String
    let advice: String
    /// Whether it is always mailed, even to an unconfirmed address; so it contains no words of anybody.
    let isGrave: Bool
    /// The page to which the notice links.
    var path = AccountLinks.sessions.path
    /// How the cause of its notice begins.
    var cause = "safety "

    static func signIn(from label: String) -> SafetyWarning {
        SafetyWarning(
            text: "\(label) signed in to your account for the first time.",
            advice: "If that wasn't you, end that session and change your password.",
            isGrave: false
        )
    }

    /// Somebody typed the right password, and wrong codes after it.
    static func wrongCodes(by label: String) -> SafetyWarning {
        SafetyWarning(
            text: "\(label) tried to log in to your account with the right password and wrong codes.",
            advice: "If that wasn't you, somebody knows your password: change it.",
            isGrave: true,
            path: SettingsLinks.password.path,
            cause: Self.wrongCodesCause
        )
    }

    static let wrongCodesCause = "safety codes "

    static let newPassword = SafetyWarning(
        text: "Your password was changed, and your other devices were logged out.",
        advice: "If that wasn't you, ask for a new password on the log-in page.",
        isGrave: true
    )

    static let secondFactorOn = SafetyWarning(
        text: "Two-step log-in was turned on for your account.",
        advice: "If that wasn't you, tell whoever runs this Spotter.",
        isGrave: true,
        path: Places.secondFactor.path
    )

    static let secondFactorOff = SafetyWarning(
        text: "Two-step log-in was turned off for your account.",
        advice: "If that wasn't you, change your password and turn it on again.",
        isGrave: true,
        path: Places.secondFactor.path
    )

    static let newRecoveryCodes = SafetyWarning(
        text: "You have new recovery codes; the old ones are void.",
        advice: "If that wasn't you, change your password and make new ones.",
        isGrave: true,
        path: Places.secondFactor.path
    )

    static func recoveryCodeUsed(left: Int) -> SafetyWarning {
        SafetyWarning(
            text: "A recovery code was used to log in to your account; \(left) of \(RecoveryCode.count) are left.",
            advice: "If that wasn't you, change your password and make new codes.",
            isGrave: true,
            path: Places.secondFactor.path
        )
    }

    static let addressAsked = SafetyWarning(
        text: "Another email address was asked for your account.",
        advice: "It changes once the link mailed there is used. If it wasn't you who asked, change your password.",
        isGrave: true
    )

    static let newAddress = SafetyWarning(
        text: "The email address of your account was changed.",
        advice: "If that wasn't you, tell whoever runs this Spotter.",
        isGrave: true
    )

    static func newToken(_ name: String) -> SafetyWarning {
        SafetyWarning(
            text: "An access token called \(name) was made.",
            advice: "If that wasn't you, revoke it and change your password.",
            isGrave: false,
            path: Places.tokens.path
        )
    }

    static func leaving(on day: String) -> SafetyWarning {
        SafetyWarning(
            text: "Your account will be deleted on \(day).",
            advice: "Log in before then to keep it. If it wasn't you who asked, log in and change your password.",
            isGrave: true,
            path: Places.leaving.path
        )
    }

    /// `reason` is an administrator's, in words for the member.
    static func ordered(on day: String, because reason: String) -> SafetyWarning {
        SafetyWarning(
            text: "Those who look after this Spotter will delete your account on \(day).",
            advice: "Why: \(reason) You can take your data along until then, and write to them to appeal.",
            isGrave: true,
            path: Places.leaving.path
        )
    }

    static let neededHere = SafetyWarning(
        text: "Your account was not deleted: you are the only administrator now.",
        advice: "Name another one, then ask again.",
        isGrave: true,
        path: Places.leaving.path
    )

    /// Writes the notice and, if due, the mail.
    func send(to account: Account, by mail: MailJob, at now: Date, in db: any SQLConnection) throws {
        try self.tell(account, at: now, in: db)
        guard self.isGrave || (account.safetyMail && account.emailConfirmedAt != nil) else { return }
        // It may include the name that a program gives itself.
        let words = LetterWords.plain(self.text)
        let letter = Letter(
            to: account.email,
            subject: words,
            text: "\(account.greeting)\n\n\(words) \(self.advice)\n\nYour Spotter\n"
        )
        try mail.post(letter, at: now, in: db)
    }

    /// Writes only the notice.
    func tell(_ account: Account, at now: Date, in db: any SQLConnection) throws {
        try Notice.tell(
            account.id,
            .safety,
            self.text + " " + self.advice,
            path: self.path,
            cause: self.cause + RowID.new(),
            at: now,
            in: db
        )
    }
}
