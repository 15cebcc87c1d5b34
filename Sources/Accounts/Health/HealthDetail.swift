/// A sealed fact about a member.
///
/// Stable texts: they are stored, and part of what the seal is bound to.
enum HealthDetail: String, Sendable, CaseIterable {
    case injuries
    case conditions
    case limitations
    case note
    case diet
    case cycle = "last_period"
    case cycleUse = "cycle_use"
    case location
    case doctor

    /// What the seal is bound to: moved to another row or another member it doesn't open.
    func context(of owner: Int64) -> String { "health_detail.\(self.rawValue)/\(owner)" }
}
