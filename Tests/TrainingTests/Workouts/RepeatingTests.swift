import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Training

@Suite("Doing a workout again")
struct RepeatingTests {
    private static let knee = TrainingFacts(
        injuries: [Injury(area: .knee, kind: .recent)],
        goal: .strength,
        level: .advanced
    )

    private func maker(_ gym: Gym, _ facts: TrainingFacts) throws -> WorkoutMaker {
        WorkoutMaker(
            database: gym.database,
            catalogue: try MadePlans.catalogue.get(),
            generator: try MadePlans.generator.get(),
            facts: { _ in facts },
            trained: { _, _ in },
            now: { Gym.now }
        )
    }

    private func made(_ gym: Gym) async throws -> Workout {
        let values = WorkoutForm.Values(
            id: RowID.new(),
            title: "",
            about: "",
            request: WorkoutRequest(intensity: .vigorous, minutes: 60, place: .gym, equipment: .basic),
            goal: nil,
            seed: 3
        )
        return try await self.maker(gym, TrainingFacts(goal: .strength, level: .advanced))
            .make(values, for: Member(id: gym.ana, screenName: "ana", firstName: "Ana")).workout
    }

    @Test("leaves nothing that hurts now, says what is another, and keeps the rest", arguments: Backend.available)
    func spared(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workout = try await self.made(gym)
        let maker = try self.maker(gym, Self.knee)
        let trainee = try await maker.trainee(Member(id: gym.ana, screenName: "ana", firstName: "Ana"))
        let hurting = workout.plan.items.filter { trainee.objection(to: $0, in: workout) != nil }
        try #require(!hurting.isEmpty)
        let (again, changes) = maker.sparing(workout, for: trainee)
        #expect(again.plan.items.allSatisfy { trainee.objection(to: $0, in: again) == nil })
        #expect(changes == Set(hurting.map(\.exercise)).count)
        let note = try #require(again.plan.notes.last)
        #expect(hurting.allSatisfy { note.contains($0.name) })
        let kept = workout.plan.items.filter { item in !hurting.contains { $0.exercise == item.exercise } }
        #expect(kept.allSatisfy(again.plan.items.contains))
        #expect(again.plan.items.allSatisfy { !$0.reason.hasPrefix("Your choice") })
        #expect(again.plan.isWithinLimits)
    }

    @Test("is the same for who is well, and another time says only what is another then", arguments: Backend.available)
    func unchanged(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workout = try await self.made(gym)
        let ana = Member(id: gym.ana, screenName: "ana", firstName: "Ana")
        let well = try self.maker(gym, TrainingFacts(goal: .strength, level: .advanced))
        #expect(well.sparing(workout, for: try await well.trainee(ana)) == (workout, 0))
        let sore = try self.maker(gym, Self.knee)
        let spared = sore.sparing(workout, for: try await sore.trainee(ana)).workout
        let twice = sore.sparing(spared, for: try await sore.trainee(ana))
        #expect(twice.changes == 0 && twice.workout.plan.items == spared.plan.items)
    }

    @Test("a session begun of a workout that was done is safe as well", arguments: Backend.available)
    func session(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let workout = try await self.made(gym)
        try await gym.database.write { db in
            try WorkoutStore(database: gym.database, owner: gym.ana).set(.completed, of: workout.id, in: db)
        }
        let maker = try self.maker(gym, Self.knee)
        let ana = Member(id: gym.ana, screenName: "ana", firstName: "Ana")
        let sessions = Sessions(
            database: gym.database,
            energy: EnergyNotes().log,
            facts: { _ in Self.knee },
            now: { Gym.now },
            again: { try await maker.sparing($0, for: $1) }
        )
        let session = try await sessions.start(workout.id, RowID.new(), for: ana).session
        let trainee = try await maker.trainee(ana)
        #expect(session.workout != workout.id && session.objections(for: trainee).isEmpty)
    }
}
