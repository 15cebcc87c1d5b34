package import Foundation
import Synchronization

/// Brings what happens to the open pages and apps of a member, as it happens.
///
/// Nothing is kept here: what is told is stored elsewhere too, because nobody may be listening. A listener that comes
/// back soon hears what it missed; one that was away for longer hears `missed`.
package final class Live: Sendable {
    /// What a listener gets to hear.
    enum Piece: Sendable {
        case event(LiveEvent)
        /// Shows both ends that the connection still stands.
        case beat
    }

    private struct Listener {
        let number: Int
        let since: Date
        let pieces: AsyncStream<Piece>.Continuation
    }

    private struct State {
        var listeners: [Int64: [Listener]] = [:]
        /// The latest of everybody, the oldest first.
        var recent: [(owner: Int64, event: LiveEvent)] = []
        var number = 0
    }

    /// More pages than a member has open; the oldest gives way.
    private static let mostListeners = 8
    private static let mostRecent = 2_000
    /// What waits for a listener that reads slowly; when it is more, the listener has to come back.
    private static let mostWaiting = 100
    /// After so many seconds a listener has to come back and show again who it is.
    private static let longest: TimeInterval = 900

    private let state = Mutex(State())
    private let announce: @Sendable (Int64, LiveEvent) async -> Void
    private let now: @Sendable () -> Date

    /// `announce` tells the other programs on the same database.
    package init(
        announce: @Sendable @escaping (_ owner: Int64, LiveEvent) async -> Void = { _, _ in },
        now: @Sendable @escaping () -> Date
    ) {
        self.announce = announce
        self.now = now
    }

    /// Tells whoever listens for a member, here and at other programs.
    package func publish(_ name: String, _ data: String, to owner: Int64) async {
        let event = LiveEvent(id: UUID().uuidString.lowercased(), name: name, data: data)
        self.tell(event, to: owner)
        await self.announce(owner, event)
    }

    /// How many streams are open here.
    var listenerCount: Int { self.state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

    /// Tells whoever listens here.
    func tell(_ event: LiveEvent, to owner: Int64) {
        let slow = self.state.withLock { state in
            state.recent.append((owner, event))
            if state.recent.count > Self.mostRecent { state.recent.removeFirst(state.recent.count - Self.mostRecent) }
            return Self.send(.event(event), to: &state.listeners[owner])
        }
        Self.end(slow)
    }

    /// Tells everybody that something may have been missed.
    func tellMissed() { self.sendAll(.event(.missed)) { _ in false } }

    /// Shows every listener that we are here, and ends those that have listened for long.
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

    /// What a member gets to hear from now on; with `last`, what came after that event first.
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

    /// Returns the listeners that can't keep up, to be ended; they come back to hear the rest.
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

    /// Must not be called while the state is locked: a stream that ends locks it to take itself out.
    private static func end(_ listeners: [Listener]) {
        for listener in listeners { listener.pieces.finish() }
    }
}
