import Audit

extension AuditRecord.Action {
    static let birthdayCorrected = Self("birthday-corrected", words: "corrected the birthday of")
    static let roleGiven = Self("role-given", words: "gave a role to")
    static let loggedOut = Self("member-logged-out", words: "logged out everywhere")
    static let secondFactorOn = Self("second-factor-on", words: "turned on two-step log-in for")
    static let secondFactorOff = Self("second-factor-off", words: "turned off two-step log-in for")
    static let recoveryCodeUsed = Self("recovery-code-used", words: "used a recovery code to log in as")
    static let deletionPlanned = Self("deletion-planned", words: "planned to delete")
    static let signUpRuleSet = Self("sign-up-rule-set", words: "decided who may sign up")
    static let invited = Self("invited", words: "made an invitation for")
    static let invitationEnded = Self("invitation-ended", words: "ended an invitation for")
    static let invitationRestored = Self("invitation-restored", words: "let count again an invitation for")
    static let deletionCancelled = Self("deletion-cancelled", words: "decided to keep")
}
