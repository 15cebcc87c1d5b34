import Foundation
import Web

/// What became of events: how far the session is now, and why some could not be.
struct EventsResponse: Encodable, Sendable {
    private let state: SessionStateResponse
    private let outcome: Outcome

    /// `unsafePlaces` are those of exercises that aren't safe any more; nil where nobody looked.
    init(_ taken: WorkoutSessionStore.Taken, _ events: [SessionEvent], unsafePlaces: [Int]? = nil, now: Date) {
        self.state = SessionStateResponse(taken.session, at: now)
        self.outcome = Outcome(
            applied: taken.outcomes.count { $0 == .applied },
            refused: zip(events, taken.outcomes).compactMap { event, outcome in
                guard case .refused(let refusal) = outcome else { return nil }
                return Refused(requestId: event.id, reason: refusal.rawValue, detail: refusal.words)
            },
            unsafe: unsafePlaces,
            conduct: WrittenJSON(taken.session.state.json)
        )
    }

    func encode(to encoder: any Encoder) throws {
        try self.state.encode(to: encoder)
        try self.outcome.encode(to: encoder)
    }

    private struct Outcome: Encodable, Sendable {
        let applied: Int
        let refused: [Refused]
        let unsafe: [Int]?
        /// The state, as its row has it.
        let conduct: WrittenJSON
    }

    private struct Refused: Encodable, Sendable {
        let requestId: String
        let reason: String
        let detail: String
    }
}
