package import HealthMath

/// What training must know of a member: a value that `App` reads from what they told their account.
package struct TrainingFacts: Sendable, Equatable {
    /// Nil while height or weight are not known.
    package var body: BodyFacts?
    package var injuries: [Injury]
    package var conditions: [HealthCondition]
    package var limitations: [Limitation]
    /// The rules of safety beyond which their doctor agreed that they go, with the day they told us.
    package var agreed: [SafetyRule.ID: CalendarDay]
    /// Nil when never told.
    package var cycle: Cycle?
    /// Whether cycle and pregnancy may change workouts; pregnancy's rules of safety hold all the same.
    package var mindsCycle: Bool
    package var goal: TrainingGoal
    package var level: Level
    /// In cm and kg; each nil while not said.
    package var centimetres: Double?
    package var kilograms: Double?
    /// What they want most; nil while not said.
    package var aim: FitnessAim?
    /// Whether they are asked about a cycle at all.
    package var hasCycle: Bool

    package init(
        body: BodyFacts? = nil,
        injuries: [Injury] = [],
        conditions: [HealthCondition] = [],
        limitations: [Limitation] = [],
        agreed: [SafetyRule.ID: CalendarDay] = [:],
        cycle: Cycle? = nil,
        mindsCycle: Bool = true,
        goal: TrainingGoal = .conditioning,
        level: Level = .beginner,
        centimetres: Double? = nil,
        kilograms: Double? = nil,
        aim: FitnessAim? = nil,
        hasCycle: Bool = false
    ) {
        self.body = body
        self.injuries = injuries
        self.conditions = conditions
        self.limitations = limitations
        self.agreed = agreed
        self.cycle = cycle
        self.mindsCycle = mindsCycle
        self.goal = goal
        self.level = level
        self.centimetres = centimetres
        self.kilograms = kilograms
        self.aim = aim
        self.hasCycle = hasCycle
    }
}
