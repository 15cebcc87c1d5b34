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

    @Test("another name is no spelling or part of the name, and nothing that several are called")
    func names() throws {
        let exercises = try self.exercises
        var called: [[String]: Set<Exercise.ID>] = [:]
        for exercise in exercises {
            for name in [exercise.name] + exercise.otherNames {
                called[Self.stems(name), default: []].insert(exercise.id)
            }
        }
        for exercise in exercises {
            var before = [exercise.name, exercise.plain].filter { !$0.isEmpty }
            for name in exercise.alsoCalled {
                let stems = Self.stems(name)
                #expect(called[stems]?.count == 1, "\(exercise.id): “\(name)” is another one, too")
                #expect(
                    !before.contains { Self.stems($0) == stems },
                    "\(exercise.id): “\(name)” is only spelt otherwise"
                )
                #expect(
                    !Set(stems).isStrictSubset(of: Self.stems(exercise.name)),
                    "\(exercise.id): “\(name)” is a part of the name"
                )
                before.append(name)
            }
        }
    }

    @Test("words that only find an exercise are none of its names")
    func searchWords() throws {
        for exercise in try self.exercises {
            let names = ([exercise.name] + exercise.otherNames).map { $0.lowercased() }
            let words = exercise.searchWords.map { $0.lowercased() }
            #expect(Set(words).count == words.count && Set(words).isDisjoint(with: names), "\(exercise.id): \(words)")
            #expect(words.allSatisfy { (2...60).contains($0.count) }, "\(exercise.id)")
        }
        let plank = try #require(try Self.catalogue.get()["forearm-plank"])
        #expect(plank.searchWords.contains("core") && !plank.alsoCalled.contains("core"))
        let found = ExerciseFacts.facts(plank).first { $0.factName == "Also called" }
        #expect(found?.factWords == "Forearm plank, front plank, elbow plank, hover")
    }

    /// Returns the words of a name as a search reads them, in the order of letters: "push-ups" and "up push" are alike.
    private static func stems(_ name: String) -> [String] { SearchWording.words(name).map(SearchWording.stem).sorted() }

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
