import Audit

extension AuditRecord.Action {
    static let foodAccepted = Self("food-accepted", words: "accepted a food for everybody")
    static let foodRefused = Self("food-refused", words: "refused a food")
    static let foodReopened = Self("food-reopened", words: "took back a decision about the food")
    static let foodCorrected = Self("food-corrected", words: "corrected a food")
    static let foodRemoved = Self("food-removed", words: "took a food away")
    static let textWithdrawn = Self("text-withdrawn", words: "took a nutritionist's text back")
    static let textRestored = Self("text-restored", words: "showed a nutritionist's text again")
}
