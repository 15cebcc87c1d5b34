import HealthMath
import Testing

@testable import Training

/// Whether there is enough for ninety minutes, wherever somebody trains, with whatever they have, whatever hurts.
struct CatalogueCoverageTests {
    /// One who trains: nobody hurt, or hurt at one area.
    struct Case: Sendable, CustomTestStringConvertible {
        let injury: Injury?

        var testDescription: String { self.injury?.description ?? "nothing hurts" }

        static let all =
            [Case(injury: nil)]
            + InjuryArea.allCases.flatMap { area in
                InjuryKind.allCases.map { Case(injury: Injury(area: area, kind: $0)) }
            }
    }

    private static let shipped = Result { (try ExerciseCatalogue.shipped(), try SafetyRules.shipped()) }
    private static let day = CalendarDay(number: 20_000)
    private static let minutes = 90
    /// What the generator leaves of ninety minutes for the main part, in seconds.
    private static let mainSeconds = 4_320.0
    /// A workout of few exercises is tiresome, however long each can be done.
    private static let fewest = 8
    private static let fewestHard = 4

    private func materials(_ aCase: Case) throws -> [Material] {
        let (catalogue, safety) = try Self.shipped.get()
        let facts = TrainingFacts(injuries: [aCase.injury].compactMap(\.self))
        let rules = safety.rules(for: facts, on: Self.day)
        #expect((aCase.injury == nil) == rules.isEmpty)
        return catalogue.exercises.filter { exercise in !rules.contains { $0.forbids(exercise) } }
            .map { Material($0, under: SafetyRules(rules)) }
    }

    private func suits(_ exercise: Exercise, _ place: Place, _ equipment: Equipment, _ level: Level) -> Bool {
        ExerciseFilter(place: place, equipment: equipment).allows(exercise)
            && (level == .advanced || exercise.level == .beginner)
    }

    /// Hard work that spares a freshly hurt hip, knee or lower back is not to be had without a bicycle or a machine, nor any
    /// that spares an ankle or foot, which carry nobody: then there must be enough for the next intensity, which the
    /// generator offers instead, and says so.
    private func isExcused(_ intensity: Intensity, _ aCase: Case) -> Bool {
        guard intensity == .hard, let injury = aCase.injury, injury.kind.isAcute else { return false }
        return [.hip, .knee, .lowerBack, .ankle, .foot].contains(injury.area)
    }

    @Test("every place, equipment, intensity, goal and level has material for ninety minutes", arguments: Case.all)
    func mainPart(aCase: Case) throws {
        let materials = try self.materials(aCase).filter { $0.exercise.parts.contains(.main) }
        for place in Place.allCases {
            for equipment in [Equipment.none, .minimal, .basic] {
                for level in Level.allCases {
                    let suiting = materials.filter { self.suits($0.exercise, place, equipment, level) }
                    for intensity in Intensity.allCases where !self.isExcused(intensity, aCase) {
                        self.check(suiting, intensity, level, "\(aCase) \(place) \(equipment) \(level)")
                    }
                }
            }
        }
    }

    private func check(_ materials: [Material], _ intensity: Intensity, _ level: Level, _ what: String) {
        let paced = materials.compactMap { material in material.exercise.pace(intensity).map { (material, $0) } }
        #expect(
            paced.count >= (intensity == .hard ? Self.fewestHard : Self.fewest),
            "\(what) \(intensity): only \(paced.map { $0.0.exercise.id })"
        )
        for goal in TrainingGoal.allCases {
            let doses = DoseTable(goal: goal, level: level, minutes: Self.minutes)
            let seconds = paced.reduce(0) { sum, one in
                sum + Self.longest(Choice(material: one.0, pace: one.1, dose: doses.main(one.0, at: one.1))).seconds
            }
            #expect(seconds >= Self.mainSeconds, "\(what) \(intensity) \(goal): \(Int(seconds / 60)) minutes")
        }
    }

    /// As much of it as makes sense in one workout.
    private static func longest(_ choice: Choice) -> Choice {
        var choice = choice
        while let longer = choice.stepped(up: true) { choice = longer }
        return choice
    }

    @Test(
        "warm-up and cool-down have fifteen exercises to choose from everywhere, standing or sitting, with nothing",
        arguments: Case.all,
        [WorkoutPart.warmUp, .coolDown]
    )
    func frames(aCase: Case, part: WorkoutPart) throws {
        let materials = try self.materials(aCase).filter { $0.exercise.parts.contains(part) }
        for place in Place.allCases {
            let fitting = materials.filter { material in
                self.suits(material.exercise, place, .none, .beginner)
                    && [.standing, .seated].contains(material.exercise.position)
                    && material.exercise.mets.contains { $0.intensity <= .moderate }
            }
            #expect(fitting.count >= 15, "\(aCase) \(place): \(fitting.count)")
        }
    }
}
