import Dispatch
import Foundation
import Synchronization

/// Hands transactions to workers, the one that rested last first, so that few connections serve light work.
final class PostgresPool: Sendable {
    private struct State {
        var waiting: [PostgresWorker.Job] = []
        var resting: [PostgresWorker] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let limit: Int
    private let working = DispatchGroup()

    init(connector: PostgresConnector) {
        self.limit = connector.settings.waiting
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
    func submit(_ job: @escaping PostgresWorker.Job) throws {
        let rested = try self.state.withLock { state -> PostgresWorker? in
            guard !state.isClosed else { throw DatabaseError.unavailable("The database was closed.") }
            if let worker = state.resting.popLast() {
                worker.job = job
                return worker
            }
            guard state.waiting.count < self.limit else {
                throw DatabaseError.unavailable("Too many transactions wait for PostgreSQL.")
            }
            state.waiting.append(job)
            return nil
        }
        rested?.alarm.signal()
    }

    /// The worker's next job, for which it may have to wait; nil when the pool was closed.
    func next(_ worker: PostgresWorker) -> PostgresWorker.Job? {
        let (job, isClosed) = self.state.withLock { state -> (PostgresWorker.Job?, Bool) in
            if !state.waiting.isEmpty { return (state.waiting.removeFirst(), false) }
            if !state.isClosed { state.resting.append(worker) }
            return (nil, state.isClosed)
        }
        if let job { return job }
        if isClosed { return nil }
        worker.alarm.wait()
        defer { worker.job = nil }
        return worker.job
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
