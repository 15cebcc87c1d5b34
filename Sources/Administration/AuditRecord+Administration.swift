import Audit

extension AuditRecord.Action {
    static let announced = Self("announced", words: "said something to")
    static let announcementTakenBack = Self("announcement-taken-back", words: "took an announcement back")
    static let announcementRestored = Self("announcement-restored", words: "let an announcement go out after all")
    static let partSwitchedOff = Self("part-switched-off", words: "switched off")
    static let partSwitchedOn = Self("part-switched-on", words: "switched on")
    static let jobTriedAgain = Self("job-tried-again", words: "let a job run again")
    static let jobGivenUp = Self("job-given-up", words: "gave up a job")
}
