import Testing

@testable import Training

@Suite("The weight lifted in a set")
struct DoneSetTests {
    private func set(_ exercise: Exercise.ID, sides: Bool = false) -> DoneSet {
        DoneSet(
            exercise: exercise,
            name: exercise,
            part: .main,
            reps: 10,
            kilograms: 12,
            sides: sides,
            doneAt: Gym.now
        )
    }

    @Test("counts both dumbbells of a pair, whose weight is said of each")
    func pairs() {
        #expect(self.set("dumbbell-bench-press").volume == 240)
        #expect(self.set("dumbbell-lunge", sides: true).volume == 480)
        #expect([self.set("dumbbell-curl"), self.set("reverse-fly")].volume == 480)
    }

    @Test("counts one dumbbell, a bar and a member's own exercise as they are said")
    func single() {
        #expect(self.set("goblet-squat").volume == 120)
        #expect(self.set("barbell-squat").volume == 120)
        #expect(self.set("somebody's own").volume == 120)
    }

    @Test("is said of each wherever it is counted twice")
    func words() throws {
        for exercise in try ExerciseCatalogue.shipped().exercises where exercise.weighted {
            #expect(exercise.weightOf.hasPrefix("each") == exercise.isPaired, "\(exercise.id)")
        }
    }
}
