import NIOCore
import Synchronization

/// The open connections of the program, of which there are never too many.
final class Connections: Sendable {
    private struct State {
        var table: ConnectionTable<ObjectIdentifier>
        var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let state: Mutex<State>

    /// At most so many, and so many of one client: `Int.max` for no bound of their own.
    init(most: Int, mostOfOne: Int = .max) {
        self.state = Mutex(State(table: ConnectionTable(most: most, mostOfOne: mostOfOne)))
    }

    var count: Int { self.state.withLock { $0.table.count } }

    /// Counts a connection; false when there is no room for it.
    ///
    /// It may close another that waits for a request.
    func open(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let client = channel.remoteAddress.flatMap(ClientAddress.key)
        let (verdict, other) = self.state.withLock {
            state -> (ConnectionTable<ObjectIdentifier>.Verdict, (any Channel)?) in
            let verdict = state.table.open(id, of: client)
            if verdict != .refused { state.channels[id] = channel }
            if case .admittedInPlace(let other) = verdict {
                return (verdict, state.channels.removeValue(forKey: other))
            }
            return (verdict, nil)
        }
        other?.close(promise: nil)
        return verdict != .refused
    }

    /// Nothing happens for a connection that was refused, or closed already.
    func close(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        self.state.withLock { state in
            state.table.close(id)
            state.channels[id] = nil
        }
    }

    /// Notes whether a connection waits for a request: such a one may have to make room.
    func note(_ channel: any Channel, isIdle: Bool) {
        self.state.withLock { $0.table.note(ObjectIdentifier(channel), isIdle: isIdle) }
    }
}
