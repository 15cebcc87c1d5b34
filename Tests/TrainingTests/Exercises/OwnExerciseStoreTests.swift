import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct OwnExerciseStoreTests {
    static let hula = OwnExercise.Facts(
        name: "Hula hoop",
        about: "Round and round.",
        category: .cardio,
        pattern: .steady,
        muscles: [.core, .heart],
        equipment: .minimal,
        places: [.home, .outdoors],
        level: .beginner,
        effort: .moderate,
        position: .standing,
        measure: .seconds,
        sides: false,
        weighted: false,
        loads: [.lowerBack],
        traits: []
    )

    @Test("one member's exercises are nobody else's, on either engine", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let ana = OwnExerciseStore(database: gym.database, owner: gym.ana)
        let ben = OwnExerciseStore(database: gym.database, owner: gym.ben)
        let id = RowID.new()
        #expect(try await ana.add(Self.hula, id: id, now: Gym.now).isNew)
        #expect(try await ben.find(id) == nil)
        #expect(try await ben.save(Self.hula, id, version: 1) == nil)
        #expect(try await ben.remove(id, now: Gym.now) == nil)
        #expect(try await ben.add(Self.hula, id: id, now: Gym.now).isNew)
        #expect(try await ana.find(id)?.facts == Self.hula)
    }

    @Test("the same request writes once; edits need the version; removing can be undone", arguments: Backend.available)
    func life(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let store = OwnExerciseStore(database: gym.database, owner: gym.ana)
        let id = RowID.new()
        _ = try await store.add(Self.hula, id: id, now: Gym.now)
        let again = try await store.add(Self.hula, id: id, now: Gym.now)
        #expect(!again.isNew && again.exercise.version == 1)

        var changed = Self.hula
        changed.loads = nil
        changed.traits = [.twisting, .balance]
        changed.like = "bodyweight-squat"
        #expect(try await store.save(changed, id, version: 1)?.version == 2)
        #expect(try await store.save(Self.hula, id, version: 1) == nil)
        #expect(try await store.find(id)?.facts == changed)

        #expect(try await store.remove(id, version: 1, now: Gym.now)?.done == false)
        #expect(try await store.remove(id, version: 2, now: Gym.now)?.done == true)
        #expect(try await store.find(id) == nil)
        #expect(try await store.restore(id)?.facts == changed)
        _ = try await store.remove(id, now: Gym.now)
        try await OwnExerciseStore.purge(removedBefore: Gym.now.addingTimeInterval(1), in: gym.database)
        #expect(try await store.restore(id) == nil)
    }

    @Test("no member keeps more exercises than anybody needs")
    func most() async throws {
        let gym = try await Gym(.sqlite)
        let store = OwnExerciseStore(database: gym.database, owner: gym.ana)
        for _ in 0..<OwnExercise.most {
            _ = try await store.add(Self.hula, id: RowID.new(), now: Gym.now)
        }
        await #expect(throws: OwnExerciseStore.Full.self) {
            _ = try await store.add(Self.hula, id: RowID.new(), now: Gym.now)
        }
    }
}
