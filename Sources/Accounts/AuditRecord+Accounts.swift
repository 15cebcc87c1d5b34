import Audit

extension AuditRecord.Action {
    static let birthdayCorrected = Self("birthday-corrected", words: "corrected the birthday of")
    static let roleGiven = Self("role-given", words: "gave a role to")
}
