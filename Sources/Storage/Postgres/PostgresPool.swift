import Dispatch
import Foundation
import Synchronization

/// Hands transactions to workers, the one that rested last first, so that few connections serve light work.
final class PostgresPool: Sendable {
    private struct State {
        var waiting: [PostgresWorker.Work] = []
        var resting: [PostgresWorker] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let limit: Int
    /// How many errands travel together; their statements must all be among those that stay prepared.
    private let errands: Int
    private let working = DispatchGroup()

    init(connector: PostgresConnector) {
        self.limit = connector.settings.waiting
        self.errands = min(16, max(1, connector.settings.statements / 16))
        let gate = PostgresGate()
        for number in 1...max(1, connector.settings.connections) {
            let worker = PostgresWorker(connector: connector, gate: gate)
            self.working.enter()
            let thread = Thread { [working] in
                worker.run(for: self)
                working.leave()
            }
            thread.name = "postgres-\(number)"
            thread.start()
        }
    }

    /// Throws when too many wait already, or the pool was closed.
    func submit(_ work: PostgresWorker.Work) throws {
        let rested = try self.state.withLock { state -> PostgresWorker? in
            guard !state.isClosed else { throw DatabaseError.unavailable("The database was closed.") }
            if let worker = state.resting.popLast() {
                worker.work = [work]
                return worker
            }
            guard state.waiting.count < self.limit else {
                throw DatabaseError.unavailable("Too many transactions wait for PostgreSQL.")
            }
            state.waiting.append(work)
            return nil
        }
        rested?.alarm.signal()
    }

    /// The worker's next work, for which it may have to wait; nil when the pool was closed.
    func next(_ worker: PostgresWorker) -> [PostgresWorker.Work]? {
        let (work, isClosed) = self.state.withLock { state -> ([PostgresWorker.Work], Bool) in
            let work = Self.take(from: &state.waiting, atMost: self.errands)
            if work.isEmpty, !state.isClosed { state.resting.append(worker) }
            return (work, state.isClosed)
        }
        if !work.isEmpty { return work }
        if isClosed { return nil }
        worker.alarm.wait()
        defer { worker.work = nil }
        return worker.work
    }

    /// A transaction, or as many errands as stand before the next one.
    private static func take(from waiting: inout [PostgresWorker.Work], atMost limit: Int) -> [PostgresWorker.Work] {
        let errands = waiting.prefix(limit).prefix { if case .errand = $0 { true } else { false } }.count
        let taken = Array(waiting.prefix(max(errands, 1)))
        waiting.removeFirst(taken.count)
        return taken
    }

    /// Takes no more; what waits is still done.
    func close() {
        let resting = self.state.withLock { state in
            state.isClosed = true
            defer { state.resting = [] }
            return state.resting
        }
        for worker in resting { worker.alarm.signal() }
    }

    /// Waits until every connection was ended.
    func closed() async {
        await withCheckedContinuation { continuation in
            self.working.notify(queue: .global()) { continuation.resume() }
        }
    }
}
