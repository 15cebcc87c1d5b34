import HealthMath
import Testing

@testable import Training

@Suite("A week of daily workouts")
struct WeekOfWorkoutsTests {
    /// Half an hour has about five exercises in its main part: without variety, a week would have as many.
    ///
    /// Who wants to get stronger repeats the main lifts on purpose, for a lift grows by being done again; so does who wants to move
    /// easily, for balance and reach do too.
    static func fewestExercises(for goal: TrainingGoal) -> Int {
        switch goal {
        case .strength: 18
        case .mobility: 16
        default: 20
        }
    }

    @Test(
        "brings at least twenty different exercises in its main parts, fewer for strength and mobility",
        arguments: Place.allCases,
        TrainingGoal.allCases
    )
    func variety(place: Place, goal: TrainingGoal) throws {
        let generator = try MadePlans.generator.get()
        var history = TrainingHistory()
        var seen: Set<Exercise.ID> = []
        for ago in 0..<7 {
            let day = SeededCase.day.adding(days: ago)
            let plan = generator.plan(
                WorkoutRequest(intensity: .moderate, minutes: 30, place: place, equipment: .none),
                for: TrainingFacts(goal: goal),
                history: history,
                excluding: [],
                adding: [],
                on: day,
                seed: UInt64(ago)
            )
            let main = plan.phases.filter { $0.part == .main }.flatMap(\.items)
            #expect(main.count >= 3)
            seen.formUnion(main.map(\.exercise))
            let sets = Dictionary(main.map { ($0.exercise, $0.sets) }, uniquingKeysWith: +)
            history.days.insert(TrainingHistory.Day(day: day, sets: sets, exertion: 7), at: 0)
        }
        #expect(seen.count >= Self.fewestExercises(for: goal), "\(seen.count) at \(place) for \(goal)")
    }
}
