/// A sealed fact about a member.
///
/// The raw text is kept, and sealed into what it names: it never changes.
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

    /// What ties a seal to its place: moved to another row or another member it doesn't open.
    func context(of owner: Int64) -> String { "health_detail.\(self.rawValue)/\(owner)" }
}
