import Foundation
import Storage
import Support
import Testing

@testable import Training

struct FullSessionTests {
    private typealias Stand = WorkoutSessionStoreTests.Stand

    /// A session into which nothing more fits but its end.
    private func fill(_ stand: Stand) async throws -> SessionState {
        var state = stand.session.state
        let at = Stand.at(60).milliseconds
        let said = (1...SessionSet.mostSaid).map { _ in
            SessionSet.Said(
                id: UUID().uuidString.lowercased(),
                at: at,
                done: true,
                reps: 10,
                kilograms: 20.123456789,
                seconds: 31.123456789,
                exertion: 7.123456789
            )
        }
        let limit = SessionState.mostLetters(after: .completeSet)
        filling: for place in state.exercises.indices {
            for set in state.exercises[place].sets.indices { state.exercises[place].sets[set].said = said }
            while state.exercises[place].sets.count < SessionExercise.mostSets {
                let id = UUID().uuidString.lowercased()
                var set = SessionSet(id: id, reps: 10, seconds: nil, kilograms: nil, addedAt: at)
                set.said = said
                set.undone = said.map { _ in UUID().uuidString.lowercased() }.sorted()
                state.exercises[place].sets.append(set)
                guard state.text.utf8.count > limit else { continue }
                state.exercises[place].sets.removeLast()
                break filling
            }
        }
        while state.text.utf8.count <= limit - 2_000, state.pulse.count < SessionState.mostPulse {
            // Thirty at a time, because the text is long to count.
            for _ in 0..<30 {
                let window = at / 15_000 + Int64(state.pulse.count)
                state.pulse.append(.init(window: window, average: 120, highest: 150))
            }
        }
        // What is left takes longer rests, of 65 letters each; a pause takes 80.
        var longer: [SessionState.Longer] = []
        while state.text.utf8.count <= limit - 65, longer.count < SessionState.mostTicks {
            longer.append(.init(id: UUID().uuidString.lowercased(), at: at))
            state.restLonger = longer
        }
        _ = try await stand.gym.database.run([
            "UPDATE training_session SET conduct = \(state.text) WHERE owner_id = \(stand.gym.ana)"
        ])
        return state
    }

    @Test("a session that is full refuses more, keeps what it has, and can be ended", arguments: Backend.available)
    func full(backend: Backend) async throws {
        let stand = try await Stand(backend)
        let full = try await self.fill(stand)
        let limit = SessionState.mostLetters(after: .pause)
        #expect((limit - 65)...limit ~= full.text.utf8.count)
        let more = Stand.event(.pause, at: 70)
        #expect(try await stand.take([more]).outcomes == [.refused(.tooMuch)])
        #expect(try await stand.sessions.find(stand.session.id)?.state == full)
        // Asked of the cached session too, and of several at once.
        #expect(try await stand.take([more]).outcomes == [.refused(.tooMuch)])
        #expect(
            try await stand.take([more, Stand.event(.pause, at: 71)]).outcomes == [
                .refused(.tooMuch), .refused(.tooMuch),
            ]
        )
        #expect(try await stand.sessions.find(stand.session.id)?.state == full)
        var felt = Stand.event(.feel, at: 81)
        felt.exertion = 8
        let end = try await stand.take([Stand.event(.stop, at: 80), felt])
        #expect(end.outcomes == [.applied, .applied] && end.session.state.end != nil)
    }
}
