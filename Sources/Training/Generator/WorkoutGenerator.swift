package import HealthMath

/// Generates workouts; a pure function of its input.
///
/// Exercises that safety rules out are no candidates; the others are rated (docs/training.md).
package struct WorkoutGenerator: Sendable {
    let safety: SafetyRules
    private let materials: [Material]
    /// The catalogue's exercises by their ids.
    private let known: [Exercise.ID: Material]
    private let builds: BuildBook

    /// Returns the generator with the files that come with the program, made on first use.
    package static func shipped() throws -> WorkoutGenerator { try Self.once.get() }

    private static let once = Result {
        WorkoutGenerator(catalogue: try .shipped(), safety: try .shipped(), builds: try .shipped())
    }

    /// Creates a generator, which is costly, because it checks every exercise against every rule: keep it.
    init(catalogue: ExerciseCatalogue, safety: SafetyRules, builds: BuildBook) {
        let materials = catalogue.exercises.map { Material($0, under: safety) }
        let known = Dictionary(materials.map { ($0.exercise.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.known = known
        self.builds = builds.knowing(known)
        self.safety = safety
        self.materials = materials
    }

    /// Generates a plan, the same for the same values and seed; empty only when nothing at all is safe and possible
    /// there.
    package func plan(
        _ request: WorkoutRequest,
        for facts: TrainingFacts,
        history: TrainingHistory,
        excluding excluded: Set<Exercise.ID>,
        adding own: [Exercise],
        on day: CalendarDay,
        seed: UInt64
    ) -> WorkoutPlan {
        let asked = Circumstances(request, for: facts, under: self.safety, excluding: excluded, on: day)
        let added = self.materials(of: own)
        let known = self.known.merging(added.map { ($0.exercise.id, $0) }) { first, _ in first }
        let recent = RecentTraining(history, on: day, knowing: known)
        // Safe and fitting exercises are the same on an easy day: they hang on the member, the place and its gear.
        let candidates = Candidates(self.materials + added, in: asked)
        let plan = { (circumstances: Circumstances) in
            Composition(circumstances: circumstances, recent: recent, candidates: candidates, builds: self.builds)
                .plan(SeededChance(seed: seed))
        }
        guard let half = recent.half(for: asked) else { return plan(asked) }
        var spared: WorkoutPlan?
        if request.dayAfter == nil, !facts.goal.isJudgedByEffort {
            // Running, walking or riding spares what lifted yesterday by itself, where one goes on with it for most of the time.
            let made = plan(asked)
            if made.fills(asked.request.minutes), made.goesOn(by: known) { return made }
            spared = made
        }
        let rested = plan(
            Circumstances(request, for: facts, under: self.safety, excluding: excluded, on: day, training: half)
        )
        // An easy day that was asked for is easy, however short; its note says how long there is enough for.
        if request.dayAfter == .easy, rested.hasMainPart { return rested }
        return rested.fills(asked.request.minutes) ? rested : spared ?? plan(asked)
    }

    /// Returns the kinds of sessions that one may ask for, of those alone that `gear` is enough for where it is said.
    func kinds(for goal: TrainingGoal, at place: Place, having gear: Set<Gear>? = nil) -> [WorkoutKind] {
        self.builds.kinds(for: goal, at: place, having: gear)
    }

    /// Returns the catalogue's exercises and a member's own, each once.
    func materials(adding own: [Exercise]) -> [Material] { self.materials + self.materials(of: own) }

    private func materials(of own: [Exercise]) -> [Material] {
        own.sorted { $0.id < $1.id }.map { Material($0, under: self.safety) }
    }
}

extension WorkoutPlan {
    /// Returns whether it is a build's session of about so many minutes, not leftovers.
    fileprivate func fills(_ minutes: Int) -> Bool {
        let main = self.phases.filter { $0.part == .main }.flatMap(\.items)
        return self.seconds >= Double(minutes) * 60 * 0.9 && main.count { $0.slot != nil } * 3 >= main.count * 2
    }

    /// Returns whether nothing in the main part tires muscles, and half of its time or more is what one goes on with.
    fileprivate func goesOn(by known: [Exercise.ID: Material]) -> Bool {
        let main = self.phases.filter { $0.part == .main }.flatMap(\.items)
        let seconds = main.filter { known[$0.exercise]?.isContinuous ?? false }.reduce(0) { $0 + $1.totalSeconds }
        return !main.contains { known[$0.exercise]?.kind.tiresMuscles ?? true }
            && seconds * 2 >= main.reduce(0) { $0 + $1.totalSeconds }
    }
}
