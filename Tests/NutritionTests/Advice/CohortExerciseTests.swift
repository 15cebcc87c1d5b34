import Storage
import Support
import Testing

@testable import Nutrition

/// What people like a member train stands under the rules of what they eat.
struct CohortExerciseTests {
    @Test("an exercise shows when five others trained it twice, and nobody's own ever", arguments: Backend.available)
    func exercises(backend: Backend) async throws {
        var village = try await CohortVillage(backend)
        for number in 0..<7 {
            let member = try await village.add([CohortVillage.banana])
            try await village.train(["squat", "own-exercise-of-ana"], member, days: [-3, -5])
            // Four swim twice, a fifth only once, and a sixth did before anything that is counted.
            if number < 6 { try await village.train(["swim"], member, days: number < 4 ? [-3, -5] : [-2]) }
            if number == 5 { try await village.train(["swim"], member, days: [-40]) }
            if number < 5 { try await village.train(["row"], member, days: [-1, -28]) }
        }
        try await village.count()
        #expect(try await village.shownExercises() == ["row", "squat"])
        // Inside, what five trained stands on four others only.
        for member in village.members { #expect(try await village.shownExercises(to: member) == ["squat"]) }
        try await CohortStore(database: village.database, owner: village.members[6]).withdraw()
        #expect(try await village.shownExercises() == [])
    }

    @Test("who agreed when only foods were counted counts with foods alone, until they agree again")
    func olderConsent() async throws {
        var village = try await CohortVillage(.sqlite)
        for _ in 0..<5 {
            let member = try await village.add([CohortVillage.banana])
            try await village.train(["squat"], member, days: [-3, -5, 20, 22])
        }
        let older = CohortStore(database: village.database, owner: village.members[0])
        try await village.database.write { [id = village.members[0]] db in
            try db.execute("UPDATE cohort_consent SET exercises = 0 WHERE owner_id = \(id)")
        }
        #expect(try await older.consent() == .foods)
        try await village.count()
        #expect(try await village.shown() == [CohortVillage.banana])
        #expect(try await village.shownExercises() == [])
        try await older.agree(now: Kitchen.now)
        #expect(try await older.consent() == .all)
        try await village.count(night: 28)
        #expect(try await village.shownExercises() == ["squat"])
    }
}
