import HealthMath
import Testing

@testable import Training

@Suite("Sets in the pace of a circuit, and walks, called what they are")
struct CircuitPaceTests {
    private let catalogue: ExerciseCatalogue
    private let builds: BuildBook

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.builds = try BuildBook.shipped()
    }

    private func material(_ id: Exercise.ID) throws -> Material {
        try Material(#require(self.catalogue[id]), under: MadePlans.safety.get())
    }

    @Test(
        "rest longer for who begins, and for whom a rule of safety keeps below hard",
        arguments: [TrainingGoal.conditioning, .weightLoss]
    )
    func rests(goal: TrainingGoal) throws {
        let squat = try self.material("bodyweight-squat")
        let pace = try #require(squat.paces.first)
        func dose(
            _ level: Level,
            _ minutes: Int,
            isSpared: Bool = false,
            asked intensity: Intensity = .vigorous
        ) -> Dose {
            DoseTable(goal: goal, level: level, minutes: minutes, isSpared: isSpared)
                .dose(.circuit, of: squat, at: pace, asked: intensity)
        }
        for minutes in [45, 60] {
            let begun = dose(.beginner, minutes)
            #expect((begun.sets, begun.reps, begun.rest) == (3, 12, 45))
            #expect(dose(.advanced, minutes, isSpared: true).rest == 45)
            #expect(dose(.advanced, minutes).rest == 20)
            // What counts the METs of hardly any rest has hardly any.
            #expect(dose(.beginner, minutes, asked: .hard).rest == 20)
            #expect(dose(.advanced, minutes, isSpared: true, asked: .hard).rest == 45)
        }
        #expect(dose(.beginner, 30).rest == 30 && dose(.beginner, 30).sets == 2)
    }

    @Test("what is fast and slow in turn by its name is no long even stretch", arguments: [Level.beginner, .advanced])
    func inTurn(level: Level) throws {
        let walk = try self.material("walking-intervals")
        for pace in walk.paces {
            let dose = DoseTable(goal: .conditioning, level: level, minutes: 60).main(walk, at: pace)
            #expect(dose.sets >= 3 && dose.rest > 0 && dose.seconds ?? 0 <= 60, "\(dose)")
        }
        let even = try self.material("brisk-walk")
        let pace = try #require(even.paces.first)
        #expect(DoseTable(goal: .conditioning, level: level, minutes: 60).main(even, at: pace).sets == 1)
    }

    @Test("builds ask for intervals where they are done, and none is called a circuit that doesn't go round")
    func slots() {
        for build in self.builds.builds {
            #expect(!build.title.lowercased().contains("circuit"), "\(build.id)")
            for slot in build.slots where !slot.dose.isInBursts {
                let named = slot.exercises.filter { self.catalogue[$0]?.isInTurn == true }
                #expect(named.isEmpty, "\(build.id), \(slot.name): \(named)")
            }
        }
    }

    @Test("an easy day on foot says that it is a walk")
    func walk() throws {
        func choice(_ id: Exercise.ID, _ dose: Dose) throws -> Choice {
            let material = try self.material(id)
            return Choice(material: material, pace: try #require(material.paces.first), dose: dose)
        }
        let stretch = try choice("forward-fold", Dose(sets: 10, seconds: 30, rest: 10, setsRange: 10...10))
        let about = Dose(sets: 1, seconds: 300, rest: 0, setsRange: 1...1)
        let walked = Choices(all: [try choice("easy-walk", about), stretch])
        #expect(WorkoutTitle(walked).described == "Easy walk and mobility")
        let stepped = Choices(all: [try choice("march-in-place", about), stretch])
        #expect(WorkoutTitle(stepped).described == "Easy movement and mobility")
    }
}
