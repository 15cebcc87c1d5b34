import HealthMath
import Testing

@testable import Training

@Suite("Workouts at a gym with weights and machines")
struct GymPlansTests {
    private let catalogue: ExerciseCatalogue
    private let made: [MadePlans.Made]

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.made = try Self.made.get()
    }

    /// Those for whom there is a choice of safe exercises with what a gym has.
    private static let made = Result {
        let (catalogue, walk) = (try MadePlans.catalogue.get(), SafetyWalk(rules: try MadePlans.safety.get().rules))
        return try MadePlans.all.get().filter { made in
            // An easy day after a hard one needs nothing of a gym; what it must hold instead is the last test here.
            made.seeded.request.place == .gym && made.seeded.request.equipment == .basic && made.plan.half != .rest
                && catalogue.exercises.filter { Self.isChoice($0, for: made.seeded, under: walk) }.count >= 20
        }
    }

    private static func isChoice(_ exercise: Exercise, for seeded: SeededCase, under walk: SafetyWalk) -> Bool {
        exercise.equipment != .none && exercise.places.contains(.gym) && exercise.parts.contains(.main)
            && (seeded.facts.level == .advanced || exercise.level == .beginner)
            && exercise.pace(seeded.request.intensity) != nil && !seeded.excluded.contains(exercise.id)
            && walk.broken(by: exercise, at: seeded.request.intensity, for: seeded.facts, on: SeededCase.day).isEmpty
    }

    @Test(
        "use what is there for most of the main part, whatever the goal but mobility",
        arguments: TrainingGoal.allCases
    )
    func share(goal: TrainingGoal) throws {
        let items = self.made.filter { $0.seeded.facts.goal == goal }.flatMap { $0.plan.phases[1].items }
        let equipped = try items.filter { try #require(self.catalogue[$0.exercise]).equipment != .none }
        try #require(items.count > 20)
        // Balance and stretches need nothing, at a gym neither.
        let least = goal == .mobility ? 40 : 65
        #expect(equipped.count * 100 >= items.count * least, "\(equipped.count) of \(items.count)")
    }

    @Test("use something of it every time")
    func everyTime() throws {
        for made in self.made {
            let equipped = try made.plan.phases[1].items
                .filter { try #require(self.catalogue[$0.exercise]).equipment != .none }
            #expect(!equipped.isEmpty, "\(made.seeded)")
        }
    }

    @Test(
        "are easy after a hard day of the whole body: all low, nothing tires muscles, most of it the easy day's own"
    )
    func easyDays() throws {
        let easy = try MadePlans.all.get().filter { made in
            made.seeded.request.place == .gym && made.seeded.request.equipment == .basic && made.plan.half == .rest
        }
        try #require(!easy.isEmpty)
        for made in easy {
            let main = made.plan.phases[1].items
            for item in main {
                let exercise = try #require(self.catalogue[item.exercise])
                #expect(
                    item.intensity == .low && !WorkKind(exercise).tiresMuscles,
                    "\(item.exercise), \(item.intensity); \(made.seeded)"
                )
            }
            #expect(main.count { $0.slot != nil } * 3 >= main.count * 2, "\(made.seeded)")
            let longest = made.seeded.facts.longestWorkout(on: SeededCase.day)
            let asked = Double(min(made.seeded.request.minutes, longest)) * 60
            #expect(made.plan.seconds >= asked * 0.9, "\(made.seeded)")
        }
    }
}
