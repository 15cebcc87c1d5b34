import Foundation
import Members
import Testing

@testable import Training

@Suite("What was done in a session")
struct DonePartTests {
    private func set(
        _ name: String,
        _ part: WorkoutPart,
        reps: Int? = nil,
        kilograms: Double? = nil,
        exertion: Double? = nil,
        sides: Bool = false
    ) -> DoneSet {
        DoneSet(
            exercise: name,
            name: name,
            part: part,
            reps: reps,
            kilograms: kilograms,
            exertion: exertion,
            sides: sides,
            plannedReserve: 3,
            doneAt: Gym.now
        )
    }

    private func words(_ sets: [DoneSet]) -> [[String]] {
        DonePart.all(sets, in: SetWords(.metric)).map { part in
            [part.partName] + part.exercises.map { [$0.doneName, $0.doneSets, $0.doneEffort].joined(separator: "|") }
        }
    }

    @Test("is told by its parts, with ramp-up sets apart from their lift")
    func parts() {
        let sets = [
            self.set("Squat", .warmUp, reps: 6, kilograms: 55), self.set("Squat", .main, reps: 5, kilograms: 110),
            self.set("Press", .warmUp, reps: 6, kilograms: 30), self.set("Squat", .main, reps: 5, kilograms: 110),
        ]
        #expect(
            self.words(sets) == [
                [WorkoutPart.warmUp.label, "Squat, warm-up sets|6 × 55 kg|", "Press|6 × 30 kg|"],
                [WorkoutPart.main.label, "Squat|2 sets of 5 × 110 kg|"],
            ]
        )
    }

    @Test("says each side with every number, and once what was the same")
    func sides() {
        let sets = [12, 12, 10].map { self.set("Lunge", .main, reps: $0, sides: true) }
        #expect(self.words(sets)[0][1] == "Lunge|12 each side (2 sets), 10 each side|")
        #expect(self.words([12, 12].map { self.set("Crunch", .main, reps: $0) })[0][1] == "Crunch|2 sets of 12|")
    }

    @Test("says how it felt as the buttons do", arguments: [(5.0, "easy"), (7, "right"), (9, "hard"), (8, "8 of 10")])
    func felt(exertion: Double, word: String) {
        let said = self.words([self.set("Squat", .main, reps: 5, exertion: exertion)])
        #expect(said[0][1] == "Squat|5 times|felt \(word)")
    }
}
