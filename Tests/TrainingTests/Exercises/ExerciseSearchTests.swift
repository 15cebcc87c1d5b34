import Testing

@testable import Training

struct ExerciseSearchTests {
    private static let shelf = ExerciseShelf(
        ExerciseCatalogue([
            Sample.exercise("goblet-squat", equipment: .basic, places: [.gym, .home]),
            Sample.exercise("bodyweight-squat"),
            Sample.exercise("push-up", pattern: .pushAcross, muscles: [.chest, .triceps]),
            Sample.exercise(
                "barbell-bench-press",
                pattern: .pushAcross,
                muscles: [.chest],
                equipment: .gym,
                places: [.gym]
            ),
            Sample.exercise("brisk-walking", category: .cardio, pattern: .steady, muscles: [.heart]),
        ])
    )

    private func ids(_ filter: ExerciseFilter) -> [String] {
        ExerciseSearch(shelf: Self.shelf).find(filter).map(\.id)
    }

    @Test("without words what is usual comes first, and then the alphabet")
    func usual() {
        var circles = Sample.exercise("arm-circles", muscles: [.chest])
        circles.usual = .seldom
        var press = Sample.exercise("bench-press", muscles: [.chest])
        press.usual = .staple
        let shelf = ExerciseShelf(
            ExerciseCatalogue([circles, press, Sample.exercise("fly", muscles: [.chest]), Sample.exercise("dip")])
        )
        #expect(
            ExerciseSearch(shelf: shelf).find(ExerciseFilter()).map(\.id)
                == ["bench-press", "dip", "fly", "arm-circles"]
        )
    }

    @Test(
        "words are looked for in names, muscles and what people call them",
        arguments: [
            ("squat", ["bodyweight-squat", "goblet-squat"]), ("pushup", ["push-up"]), ("push-up", ["push-up"]),
            ("PUSH up", ["push-up"]), ("pecs", ["barbell-bench-press", "push-up"]),
            ("quads", ["bodyweight-squat", "goblet-squat"]), ("goblet quads", ["goblet-squat"]),
            ("cardio", ["brisk-walking"]), ("squat chest", []), ("xyzzy", []),
        ]
    )
    func words(text: String, expected: [String]) {
        #expect(self.ids(ExerciseFilter(text: text)) == expected)
    }

    @Test("what else people call it finds it, before a longer name that has the word")
    func otherNames() {
        let shelf = ExerciseShelf(
            ExerciseCatalogue([
                Sample.exercise("ab-crunch", plain: "Belly machine", pattern: .trunk, muscles: [.core]),
                Sample.exercise("romanian-deadlift", pattern: .hinge, alsoCalled: ["RDL"], muscles: [.hamstrings]),
                Sample.exercise("rdl-walk", pattern: .hinge, muscles: [.hamstrings]),
            ])
        )
        let find = { ExerciseSearch(shelf: shelf).find(ExerciseFilter(text: $0)).map(\.id) }
        #expect(find("rdl") == ["romanian-deadlift", "rdl-walk"])
        #expect(find("belly machine") == ["ab-crunch"])
    }

    @Test("the name's own beginning comes before a muscle")
    func ranking() {
        // Of names that answer alike, the one that most mean.
        #expect(self.ids(ExerciseFilter(text: "b")).first == "bodyweight-squat")
        #expect(self.ids(ExerciseFilter(text: "")).count == 5)
    }

    @Test("place and equipment leave only what can be done there, and a gym's basics are its machines too")
    func setting() {
        #expect(self.ids(ExerciseFilter(place: .outdoors)).count == 3)
        #expect(!self.ids(ExerciseFilter(equipment: Equipment.none)).contains("goblet-squat"))
        #expect(self.ids(ExerciseFilter(place: .gym, equipment: .basic)).contains("barbell-bench-press"))
        #expect(!self.ids(ExerciseFilter(place: .gym, equipment: .minimal)).contains("barbell-bench-press"))
        #expect(self.ids(ExerciseFilter(category: .cardio)) == ["brisk-walking"])
        #expect(self.ids(ExerciseFilter(isMine: true)) == [])
    }
}
