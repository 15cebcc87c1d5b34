package import HealthMath

/// The facts of a member that training needs; `App` reads them from the account.
package struct TrainingFacts: Sendable, Equatable {
    /// Nil while height or weight are not known.
    package var body: BodyFacts?
    package var injuries: [Injury]
    /// What hurts on one day alone; nil for nothing.
    package var sore: SoreDay?
    package var conditions: [HealthCondition]
    package var limitations: [Limitation]
    /// The safety rules that their doctor allowed them to relax, with the day on which they said so.
    package var agreed: [SafetyRule.ID: CalendarDay]
    /// Nil when never told.
    package var cycle: Cycle?
    /// Whether cycle and pregnancy may change workouts; the safety rules of pregnancy apply in any case.
    package var mindsCycle: Bool
    package var goal: TrainingGoal
    package var level: Level
    /// How long they have trained; nil while not said.
    package var experience: Experience?
    /// In cm and kg; each nil while not said.
    package var centimetres: Double?
    package var kilograms: Double?
    /// What they want most; nil while not said.
    package var aim: FitnessAim?
    /// Whether they may have a cycle.
    package var hasCycle: Bool
    /// Nil while not known.
    package var birthday: CalendarDay?

    package init(
        body: BodyFacts? = nil,
        injuries: [Injury] = [],
        sore: SoreDay? = nil,
        conditions: [HealthCondition] = [],
        limitations: [Limitation] = [],
        agreed: [SafetyRule.ID: CalendarDay] = [:],
        cycle: Cycle? = nil,
        mindsCycle: Bool = true,
        goal: TrainingGoal = .conditioning,
        level: Level? = nil,
        experience: Experience? = nil,
        centimetres: Double? = nil,
        kilograms: Double? = nil,
        aim: FitnessAim? = nil,
        hasCycle: Bool = false,
        birthday: CalendarDay? = nil
    ) {
        self.body = body
        self.injuries = injuries
        self.sore = sore
        self.conditions = conditions
        self.limitations = limitations
        self.agreed = agreed
        self.cycle = cycle
        self.mindsCycle = mindsCycle
        self.goal = goal
        self.level = level ?? Level(experience)
        self.experience = experience
        self.centimetres = centimetres
        self.kilograms = kilograms
        self.aim = aim
        self.hasCycle = hasCycle
        self.birthday = birthday
    }

    /// Returns the facts of a day: what hurts on it is among the injuries.
    func on(_ day: CalendarDay) -> TrainingFacts {
        var facts = self
        facts.injuries = self.sore?.with(self.injuries, on: day) ?? self.injuries
        return facts
    }

    /// Returns what they said on a day or later that hurts; nil for nothing, and once it is over.
    func sore(since day: CalendarDay) -> SoreDay? { self.sore.flatMap { $0.day >= day && $0.hurts ? $0 : nil } }

    /// Returns whether their cycle is asked for on a day: by age, and of who told of one.
    func isAskedForCycle(on day: CalendarDay) -> Bool {
        guard self.hasCycle, self.cycle == nil, let birthday = self.birthday else { return self.hasCycle }
        return Cycle.isAsked(of: .female, born: birthday, on: day)
    }
}
