import Testing

@testable import Training

/// What exercises are called: the field's own names, ours below them, and what people type.
struct CatalogueNamesTests {
    private static let catalogue = Result { try ExerciseCatalogue.shipped() }
    private var exercises: [Exercise] { get throws { try Self.catalogue.get().exercises } }

    @Test("every lift that lifters ask for is there by its usual name")
    func lifters() throws {
        #expect(Set(LifterNames.all).subtracting(try self.exercises.map(\.name)) == [])
    }

    @Test("plain words and other names say something else than the name, each once")
    func others() throws {
        for exercise in try self.exercises {
            let names = ([exercise.name] + exercise.otherNames).map { $0.lowercased() }
            #expect(Set(names).count == names.count, "\(exercise.id): \(names)")
            #expect(exercise.otherNames.allSatisfy { (2...60).contains($0.count) }, "\(exercise.id)")
        }
    }

    @Test(
        "what people say for short is known",
        arguments: [
            ("RDL", "barbell-romanian-deadlift"), ("OHP", "barbell-overhead-press"), ("press-up", "push-up"),
            ("air squat", "bodyweight-squat"), ("DB bench", "dumbbell-bench-press"), ("TGU", "turkish-get-up"),
            ("hex bar deadlift", "trap-bar-deadlift"), ("military press", "barbell-overhead-press"),
            ("chest fly machine", "chest-fly-machine"), ("barbell squat", "barbell-squat"),
        ]
    )
    func short(name: String, id: Exercise.ID) throws {
        let exercise = try #require(try Self.catalogue.get()[id])
        #expect(exercise.otherNames.map { $0.lowercased() }.contains(name.lowercased()))
    }
}
