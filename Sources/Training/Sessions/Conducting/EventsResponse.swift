import Foundation
import Web

/// What became of events: how far the session is now, and why some could not be.
///
/// Written by hand for the floors of "A set": every set done is answered with it.
struct EventsResponse: JSONWritable {
    private let response: SessionStateResponse
    private let applied: Int
    private let refused: [(event: SessionEvent, refusal: SessionState.Refusal)]
    /// The places of exercises that aren't safe any more; nil where nobody looked.
    private let unsafePlaces: [Int]?

    init(_ taken: WorkoutSessionStore.Taken, _ events: [SessionEvent], unsafePlaces: [Int]? = nil, now: Date) {
        self.unsafePlaces = unsafePlaces
        self.response = SessionStateResponse(session: taken.session, now: now)
        self.applied = taken.outcomes.count { $0 == .applied }
        self.refused = zip(events, taken.outcomes).compactMap { event, outcome in
            guard case .refused(let refusal) = outcome else { return nil }
            return (event, refusal)
        }
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            self.response.writeMembers(to: &json)
            json.member("applied", self.applied)
            json.member("refused", each: self.refused) { one, json in
                json.object { json in
                    json.member("requestId", one.event.id)
                    json.member("reason", one.refusal.rawValue)
                    json.member("detail", one.refusal.words)
                }
            }
            if let unsafePlaces { json.member("unsafe", each: unsafePlaces) { $1.whole(Int64($0)) } }
            json.member("conduct") { self.response.session.state.write(to: &$0) }
        }
    }
}
