import Audit

extension AuditRecord.Action {
    static let jobTriedAgain = Self("job-tried-again", words: "let a job run again")
}
