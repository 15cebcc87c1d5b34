import Audit

extension AuditRecord.Action {
    static let vouchersLoaded = Self("vouchers-loaded", words: "loaded")
    static let vouchersWithdrawn = Self("vouchers-withdrawn", words: "withdrew")
    static let vouchersRestored = Self("vouchers-restored", words: "took back the withdrawal of")
}
