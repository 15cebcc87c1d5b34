package import Foundation
import Storage
import Synchronization

/// Sends live events to the open pages and apps of members.
///
/// Nothing is stored here: events only repeat what is stored elsewhere, because nobody may be listening. A listener
/// that reconnects soon gets what it missed; after a longer time it gets `missed`.
package final class Live: Sendable {
    /// A piece of a listener's stream.
    enum Piece: Sendable {
        case event(LiveEvent)
        /// A heartbeat, which shows both ends that the connection is alive.
        case beat
    }

    private struct Listener {
        let number: Int
        let since: Date
        let pieces: AsyncStream<Piece>.Continuation
    }

    private struct State {
        var listeners: [Int64: [Listener]] = [:]
        /// The latest events of all members, the oldest first.
        var recent: [(owner: Int64, event: LiveEvent)] = []
        var number = 0
    }

    /// The most streams of a member; another one ends the oldest.
    private static let mostListeners = 8
    private static let mostRecent = 2_000
    /// The most pieces that wait for a slow listener; with more, its stream ends and it has to reconnect.
    private static let mostWaiting = 100
    /// The seconds after which a listener has to reconnect and authenticate again.
    private static let longest: TimeInterval = 900

    private let state = Mutex(State())
    private let announce: @Sendable (Int64, LiveEvent) async -> Void
    private let now: @Sendable () -> Date

    /// `announce` sends events to the other programs on the same database.
    package init(
        announce: @Sendable @escaping (_ owner: Int64, LiveEvent) async -> Void = { _, _ in },
        now: @Sendable @escaping () -> Date
    ) {
        self.announce = announce
        self.now = now
    }

    /// Sends an event to a member's listeners, here and at other programs.
    package func publish(_ name: String, _ data: String, to owner: Int64) async {
        let event = LiveEvent(id: RowID.new(), name: name, data: data)
        self.tell(event, to: owner)
        await self.announce(owner, event)
    }

    /// The number of open streams here.
    var listenerCount: Int { self.state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

    /// Sends an event to a member's listeners here.
    func tell(_ event: LiveEvent, to owner: Int64) {
        let slow = self.state.withLock { state in
            state.recent.append((owner, event))
            if state.recent.count > Self.mostRecent { state.recent.removeFirst(state.recent.count - Self.mostRecent) }
            return Self.send(.event(event), to: &state.listeners[owner])
        }
        Self.end(slow)
    }

    /// Tells all listeners that they may have missed something.
    func tellMissed() { self.sendAll(.event(.missed)) { _ in false } }

    /// Sends a heartbeat to all listeners, and ends streams that are too old.
    func beat() {
        let limit = self.now().addingTimeInterval(-Self.longest)
        self.sendAll(.beat) { $0.since < limit }
    }

    private func sendAll(_ piece: Piece, ending isOver: (Listener) -> Bool) {
        let ended = self.state.withLock { state in
            Array(state.listeners.keys).flatMap { owner in
                let over = state.listeners[owner]?.filter(isOver) ?? []
                state.listeners[owner]?.removeAll(where: isOver)
                return over + Self.send(piece, to: &state.listeners[owner])
            }
        }
        Self.end(ended)
    }

    /// Opens a stream of a member's events; with `last`, it begins with those after that event.
    func listen(for owner: Int64, after last: String?) -> AsyncStream<Piece> {
        let (stream, pieces) = AsyncStream.makeStream(
            of: Piece.self,
            bufferingPolicy: .bufferingOldest(Self.mostWaiting)
        )
        let since = self.now()
        let (number, oldest) = self.state.withLock { state -> (Int, [Listener]) in
            state.number += 1
            for event in Self.missed(by: owner, since: last, in: state.recent) { pieces.yield(.event(event)) }
            var listeners = state.listeners[owner] ?? []
            listeners.append(Listener(number: state.number, since: since, pieces: pieces))
            let tooMany = listeners.prefix(max(0, listeners.count - Self.mostListeners))
            state.listeners[owner] = Array(listeners.dropFirst(tooMany.count))
            return (state.number, Array(tooMany))
        }
        pieces.onTermination = { [weak self] _ in self?.leave(owner, number) }
        Self.end(oldest)
        return stream
    }

    private func leave(_ owner: Int64, _ number: Int) {
        self.state.withLock { state in
            state.listeners[owner]?.removeAll { $0.number == number }
            if state.listeners[owner]?.isEmpty == true { state.listeners[owner] = nil }
        }
    }

    private static func missed(
        by owner: Int64,
        since last: String?,
        in recent: [(owner: Int64, event: LiveEvent)]
    ) -> [LiveEvent] {
        guard let last else { return [] }
        guard let place = recent.lastIndex(where: { $0.owner == owner && $0.event.id == last }) else {
            return [.missed]
        }
        let events = recent[(place + 1)...].filter { $0.owner == owner }.map(\.event)
        return events.count < Self.mostWaiting ? events : [.missed]
    }

    /// Returns the listeners that are too slow, to be ended; they reconnect to get the rest.
    private static func send(_ piece: Piece, to listeners: inout [Listener]?) -> [Listener] {
        var slow: [Listener] = []
        listeners?.removeAll { listener in
            if case .enqueued = listener.pieces.yield(piece) { return false }
            slow.append(listener)
            return true
        }
        if listeners?.isEmpty == true { listeners = nil }
        return slow
    }

    /// Ends the streams; it must not be called while the state is locked: a stream that ends takes the lock to remove
    /// itself.
    private static func end(_ listeners: [Listener]) {
        for listener in listeners { listener.pieces.finish() }
    }
}
