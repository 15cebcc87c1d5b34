package import HealthMath
package import Members
package import Web

/// What training must know of other wings and of the operator's settings.
package struct TrainingPorts: Sendable {
    /// What a member told their account, as far as training minds it.
    package let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    /// Whom videos are for.
    package let viewer: @Sendable (Member.ID) async throws -> Viewer
    /// The body that energy is worked out for; nil while height, weight or another number is not known.
    package let body: @Sendable (Member.ID) async throws -> BodyFacts?
    /// Keeps the day a member told that their doctor agreed to more than a rule allows; nil takes it back.
    package let agree: @Sendable (Member.ID, SafetyRule.ID, CalendarDay?) async throws -> Void
    /// Leads the energy of training to the diary.
    package let energy: EnergyLog
    /// What a member means to train on some days.
    package let plans: @Sendable (Member, ClosedRange<CalendarDay>) async throws -> [PlanLine]
    /// Where browsers may fetch maps; nil where the operator named nowhere.
    package let tiles: MapTiles?

    package init(
        facts: @Sendable @escaping (Member.ID) async throws -> TrainingFacts,
        viewer: @Sendable @escaping (Member.ID) async throws -> Viewer,
        body: @Sendable @escaping (Member.ID) async throws -> BodyFacts?,
        agree: @Sendable @escaping (Member.ID, SafetyRule.ID, CalendarDay?) async throws -> Void,
        energy: EnergyLog,
        plans: @Sendable @escaping (Member, ClosedRange<CalendarDay>) async throws -> [PlanLine],
        tiles: MapTiles?
    ) {
        self.facts = facts
        self.viewer = viewer
        self.body = body
        self.agree = agree
        self.energy = energy
        self.plans = plans
        self.tiles = tiles
    }
}
