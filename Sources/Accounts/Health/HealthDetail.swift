import Members

/// A kind of sealed health fact.
///
/// The raw texts are stored and part of the seal's context, so they never change.
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
    case today

    /// Returns the seal's context: in another row or for another member it doesn't open.
    func context(of owner: Member.ID) -> String { "health_detail.\(self.rawValue)/\(owner)" }
}
