import Support
import Testing

@testable import Training

@Suite("The distance of a session's activity")
struct DistanceOfActivityTests {
    private typealias Stand = WorkoutSessionStoreTests.Stand

    @Test("distances that were said with sets are the activity's, those said later too", arguments: Backend.available)
    func distance(backend: Backend) async throws {
        let stand = try await Stand(backend)
        var march = Stand.event(.completeSet, at: 100, 1, "1")
        march.metres = 1_200
        _ = try await stand.take([march, Stand.event(.completeSet, at: 150, 2, "1"), Stand.event(.stop, at: 200)])
        #expect(try await stand.activity()?.metres == 1_200)
        var corrected = Stand.event(.changeSet, at: 160, 1, "1")
        corrected.metres = 1_250
        let taken = try await stand.take([corrected])
        #expect(taken.session.ways.map(\.metres) == [1_250] && taken.session.metres == 1_250)
        let activity = try #require(try await stand.activity())
        #expect(activity.metres == 1_250 && activity.sets.count == 2)
        // Nothing said of it leaves what was known.
        _ = try await stand.take([Stand.event(.completeSet, at: 170, 2, "2")])
        #expect(try await stand.activity()?.metres == 1_250)
    }
}
