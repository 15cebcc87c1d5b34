@testable import Audit

extension AuditRecord.Action {
    static let foodRefused = Self("food-refused", words: "refused a food")
    static let reportOpened = Self("report-opened", words: "opened a report about")
}

extension [AuditRecord.Action] {
    static let sample: Self = [.foodRefused, .reportOpened]
}
