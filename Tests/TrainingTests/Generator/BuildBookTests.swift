import Testing

@testable import Training

@Suite("The builds that come with the program")
struct BuildBookTests {
    private let book: BuildBook
    private let catalogue: ExerciseCatalogue

    init() throws {
        self.book = try BuildBook.shipped()
        self.catalogue = try ExerciseCatalogue.shipped()
    }

    @Test("have ids of their own, titles that fit, slots and sources")
    func whole() {
        #expect(Set(self.book.builds.map(\.id)).count == self.book.builds.count)
        for build in self.book.builds {
            #expect(build.title.count <= WorkoutLimits.title && !build.sources.isEmpty, "\(build.id)")
            #expect(build.slots.count >= 4 && Set(build.slots.map(\.name)).count == build.slots.count, "\(build.id)")
            #expect(build.slots.allSatisfy { $0.patterns.isEmpty != $0.exercises.isEmpty || !$0.patterns.isEmpty })
        }
    }

    @Test("name only exercises that are there")
    func exercises() {
        for build in self.book.builds {
            for name in build.slots.flatMap(\.exercises) {
                #expect(self.catalogue[name] != nil, "\(name) in \(build.id)")
            }
        }
    }

    @Test(
        "have something for every goal, place, intensity and level, whatever is there",
        arguments: TrainingGoal.allCases,
        Place.allCases
    )
    func coverage(goal: TrainingGoal, place: Place) throws {
        let safety = try SafetyRules.shipped()
        for intensity in Intensity.allCases {
            for level in Level.allCases {
                for equipment in WorkoutRequest.equipments {
                    for minutes in WorkoutRequest.lengths {
                        let request = WorkoutRequest(
                            intensity: intensity,
                            minutes: minutes,
                            place: place,
                            equipment: equipment
                        )
                        let circumstances = Circumstances(
                            request,
                            for: TrainingFacts(goal: goal, level: level),
                            under: safety,
                            excluding: [],
                            on: SeededCase.day
                        )
                        #expect(!self.book.builds(for: circumstances, at: intensity).isEmpty, "\(request), \(level)")
                    }
                }
            }
        }
    }

    @Test("are asked of a catalogue whose gear all has a kind")
    func gear() {
        for exercise in self.catalogue.exercises {
            for word in exercise.gear { #expect(Gear(word: word) != nil, "\(word) of \(exercise.id)") }
        }
    }
}
