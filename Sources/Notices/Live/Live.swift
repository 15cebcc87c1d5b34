package import Foundation
package import Members
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
        /// A heartbeat, which shows both ends that the connection is alive; with how many chats have something unread,
        /// where that was looked up.
        case beat(chats: Int?)
    }

    /// A stream that is open, and the session with which it was opened.
    struct Opened: Sendable {
        let owner: Member.ID
        /// The session's public id; nil for an access token's.
        let session: String?
    }

    private struct Listener {
        let number: Int
        let session: String?
        let since: Date
        let pieces: AsyncStream<Piece>.Continuation
    }

    private struct State {
        var listeners: [Member.ID: [Listener]] = [:]
        /// The latest events of all members, the oldest first.
        var recent: [(owner: Member.ID, event: LiveEvent)] = []
        /// The bytes of `recent`.
        var recentBytes = 0
        var number = 0

        mutating func remember(_ event: LiveEvent, of owner: Member.ID) {
            self.recent.append((owner, event))
            self.recentBytes += event.bytes
            var old = 0
            while self.recent.count - old > Live.mostRecent || self.recentBytes > Live.mostRecentBytes,
                old < self.recent.count
            {
                self.recentBytes -= self.recent[old].event.bytes
                old += 1
            }
            self.recent.removeFirst(old)
        }
    }

    /// The most streams of a member; another one ends the oldest.
    private static let mostListeners = 8
    fileprivate static let mostRecent = 2_000
    fileprivate static let mostRecentBytes = 2 << 20
    /// The most pieces that wait for a slow listener; with more, its stream ends and it has to reconnect.
    private static let mostWaiting = 100
    /// The seconds after which a listener has to reconnect and authenticate again.
    private static let longest: TimeInterval = 900

    private let state = Mutex(State())
    private let announce: @Sendable (Member.ID, LiveEvent) async -> Void
    private let now: @Sendable () -> Date

    /// `announce` sends events to the other programs on the same database.
    package init(
        announce: @Sendable @escaping (_ owner: Member.ID, LiveEvent) async -> Void = { _, _ in },
        now: @Sendable @escaping () -> Date
    ) {
        self.announce = announce
        self.now = now
    }

    /// Sends an event to a member's listeners, here and at other programs.
    package func publish(_ name: String, _ data: String, to owner: Member.ID) async {
        let event = LiveEvent(id: RowID.new(), name: name, data: data)
        self.tell(event, to: owner)
        await self.announce(owner, event)
    }

    /// The number of open streams here.
    var listenerCount: Int { self.state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

    /// Sends an event to a member's listeners here.
    func tell(_ event: LiveEvent, to owner: Member.ID) {
        let slow = self.state.withLock { state in
            state.remember(event, of: owner)
            return Self.send(.event(event), to: &state.listeners[owner])
        }
        Self.end(slow)
    }

    /// Tells all listeners that they may have missed something.
    func tellMissed() { self.sendAll({ _ in .event(.missed) }, ending: { _ in false }) }

    /// The streams that are open here.
    var opened: [Opened] {
        self.state.withLock { state in
            state.listeners.flatMap { owner, listeners in
                listeners.map { Opened(owner: owner, session: $0.session) }
            }
        }
    }

    /// Sends a heartbeat to all listeners, and ends streams that are too old or whose sessions have `ended`.
    ///
    /// `chats` has how many chats of each member have something unread.
    func beat(ended: Set<String> = [], chats: [Member.ID: Int] = [:]) {
        let limit = self.now().addingTimeInterval(-Self.longest)
        self.sendAll(
            { .beat(chats: chats[$0]) },
            ending: { listener in listener.since < limit || listener.session.map(ended.contains) ?? false }
        )
    }

    private func sendAll(_ piece: (_ owner: Member.ID) -> Piece, ending isOver: (Listener) -> Bool) {
        let ended = self.state.withLock { state in
            Array(state.listeners.keys).flatMap { owner in
                let over = state.listeners[owner]?.filter(isOver) ?? []
                state.listeners[owner]?.removeAll(where: isOver)
                return over + Self.send(piece(owner), to: &state.listeners[owner])
            }
        }
        Self.end(ended)
    }

    /// Opens a stream of a member's events; with `last`, it begins with those after that event.
    func listen(for owner: Member.ID, after last: String?, session: String? = nil) -> AsyncStream<Piece> {
        let (stream, pieces) = AsyncStream.makeStream(
            of: Piece.self,
            bufferingPolicy: .bufferingOldest(Self.mostWaiting)
        )
        let since = self.now()
        let (number, oldest) = self.state.withLock { state -> (Int, [Listener]) in
            state.number += 1
            for event in Self.missed(by: owner, since: last, in: state.recent) { pieces.yield(.event(event)) }
            var listeners = state.listeners[owner] ?? []
            listeners.append(Listener(number: state.number, session: session, since: since, pieces: pieces))
            let tooMany = listeners.prefix(max(0, listeners.count - Self.mostListeners))
            state.listeners[owner] = Array(listeners.dropFirst(tooMany.count))
            return (state.number, Array(tooMany))
        }
        pieces.onTermination = { [weak self] _ in self?.leave(owner, number) }
        Self.end(oldest)
        return stream
    }

    private func leave(_ owner: Member.ID, _ number: Int) {
        self.state.withLock { state in
            state.listeners[owner]?.removeAll { $0.number == number }
            if state.listeners[owner]?.isEmpty == true { state.listeners[owner] = nil }
        }
    }

    private static func missed(
        by owner: Member.ID,
        since last: String?,
        in recent: [(owner: Member.ID, event: LiveEvent)]
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
