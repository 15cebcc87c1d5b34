import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct ExerciseShelfTests {
    @Test("a shelf is everybody's exercises and one's own, without what was left out", arguments: Backend.available)
    func reads(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let some = Sample.exercise("squat")
        let catalogue = ExerciseCatalogue([some, Sample.exercise("lunge")])
        let id = UUID().uuidString.lowercased()
        let own = OwnExerciseStore(database: gym.database, owner: gym.ana)
        _ = try await own.add(OwnExerciseStoreTests.hula, id: id, now: Gym.now)
        let exclusions = ExerciseExclusionStore(database: gym.database, owner: gym.ana)
        try await exclusions.exclude(some.id, now: Gym.now)
        try await exclusions.exclude(some.id, now: Gym.now.addingTimeInterval(5))

        let ana = try await ExerciseShelf.read(catalogue, of: gym.ana, in: gym.database)
        #expect(ana.all.exercises.count == catalogue.exercises.count + 1)
        #expect(ana.all[some.id] == some && ana.offered[some.id] == nil)
        #expect(ana.offered[id]?.name == "Hula hoop")
        #expect(ana.excluded == [some.id] && ana.own.map(\.id) == [id])

        let ben = try await ExerciseShelf.read(catalogue, of: gym.ben, in: gym.database)
        #expect(ben.offered.exercises == catalogue.exercises && ben.own.isEmpty)

        try await ExerciseExclusionStore(database: gym.database, owner: gym.ben).allow(some.id)
        #expect(try await exclusions.all() == [some.id])
        try await exclusions.allow(some.id)
        _ = try await own.remove(id, now: Gym.now)
        let after = try await ExerciseShelf.read(catalogue, of: gym.ana, in: gym.database)
        #expect(after.offered.exercises == catalogue.exercises)
    }

    @Test("an exercise of one's own whose loads weren't told counts as loading everything")
    func untold() {
        var facts = OwnExerciseStoreTests.hula
        let told = OwnExercise(id: "1", facts: facts, version: 1, createdAt: 0)
        #expect(told.isToldWhole)
        #expect(told.exercise.load(on: .lowerBack) == 3 && told.exercise.load(on: .knee) == 0)
        facts.loads = nil
        facts.traits = nil
        let untold = OwnExercise(id: "1", facts: facts, version: 1, createdAt: 0)
        #expect(!untold.isToldWhole)
        #expect(InjuryArea.allCases.allSatisfy { untold.exercise.load(on: $0) == 3 })
        #expect(untold.exercise.traits == ExerciseTrait.allCases)
    }

    @Test("one's own is a common one for everybody, and a main lift where a weight is moved by several joints")
    func lifts() {
        var facts = OwnExerciseStoreTests.hula
        let made = { OwnExercise(id: "1", facts: facts, version: 1, createdAt: 0).exercise }
        #expect(made().lift == .none && made().madeFor == [] && made().usual == .common)
        facts.category = .strength
        facts.pattern = .hinge
        #expect(made().lift == .assistance)
        facts.weighted = true
        #expect(made().lift == .main)
        facts.pattern = .isolation
        #expect(made().lift == .assistance)
        facts.pattern = .trunk
        #expect(made().lift == .none)
    }

    @Test("what a position or a weight brings with it needs no saying")
    func implied() {
        var facts = OwnExerciseStoreTests.hula
        facts.position = .onHandsAndKnees
        facts.weighted = true
        let exercise = OwnExercise(id: "1", facts: facts, version: 1, createdAt: 0).exercise
        #expect(exercise.traits == [.floor, .kneeling, .gripping])
    }
}
