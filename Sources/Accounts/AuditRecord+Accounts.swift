import Audit

extension AuditRecord.Action {
    static let birthdayCorrected = Self("birthday-corrected", words: "corrected the birthday of")
    static let roleGiven = Self("role-given", words: "gave a role to")
    static let loggedOut = Self("member-logged-out", words: "logged out everywhere")
    static let deletionPlanned = Self("deletion-planned", words: "planned to delete")
    static let deletionCancelled = Self("deletion-cancelled", words: "decided to keep")
}
