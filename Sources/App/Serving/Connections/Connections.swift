import NIOCore
import Synchronization

/// The open connections of the program, up to a limit.
final class Connections: Sendable {
    private struct State {
        var table: ConnectionTable<ObjectIdentifier>
        var channels: [ObjectIdentifier: any Channel] = [:]
    }

    private let state: Mutex<State>

    /// Allows `most` connections, and `mostOfOne` of one client; `Int.max` means no limit for a client.
    init(most: Int, mostOfOne: Int = .max) {
        self.state = Mutex(State(table: ConnectionTable(most: most, mostOfOne: mostOfOne)))
    }

    var count: Int { self.state.withLock { $0.table.count } }

    /// Counts a connection; false when there is no room for it.
    ///
    /// It may close another one that is idle.
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

    /// Removes a connection; does nothing for one that was refused or closed already.
    func close(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        self.state.withLock { state in
            state.table.close(id)
            state.channels[id] = nil
        }
    }

    /// Notes whether a connection is idle: an idle one may be closed for another.
    func note(_ channel: any Channel, isIdle: Bool) {
        self.state.withLock { $0.table.note(ObjectIdentifier(channel), isIdle: isIdle) }
    }
}
