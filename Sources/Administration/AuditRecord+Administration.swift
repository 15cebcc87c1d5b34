import Audit

extension AuditRecord.Action {
    static let announced = Self("announced", words: "said something to")
    static let announcementTakenBack = Self("announcement-taken-back", words: "took an announcement back")
    static let jobTriedAgain = Self("job-tried-again", words: "let a job run again")
}
