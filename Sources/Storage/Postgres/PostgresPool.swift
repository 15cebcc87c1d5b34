import Dispatch
import Foundation
import Synchronization

/// Hands transactions and batches to workers, the one that rested last first, so that few connections serve light work.
final class PostgresPool: Sendable {
    private struct State {
        var queue: PostgresQueue
        var resting: [PostgresWorker] = []
        /// Whether somebody looks soon after batches that wait.
        var isWatched = false
        var isClosed = false

        /// Gives work to a worker that rests, who is to be woken.
        mutating func wake(
            _ take: (inout PostgresQueue, PostgresWorker) -> (PostgresQueue.Kind, PostgresWorker.Work)?
        )
            -> PostgresWorker?
        {
            guard let worker = self.resting.last, let (kind, work) = take(&self.queue, worker) else { return nil }
            worker.start(kind)
            worker.work = work
            return self.resting.removeLast()
        }

        /// How many runs have ended by now, if somebody is to look soon after batches that wait.
        mutating func beginWatch() -> [Int]? {
            guard !self.isWatched, self.queue.isWaiting, !self.resting.isEmpty else { return nil }
            self.isWatched = true
            return self.queue.completedRuns
        }
    }

    private let state: Mutex<State>
    private let limit: Int
    private let working = DispatchGroup()

    init(connector: PostgresConnector) {
        let settings = connector.settings
        self.limit = settings.waiting
        // The statements of all that are pipelined together must be among those that stay prepared.
        self.state = Mutex(
            State(queue: PostgresQueue(pipelineLimit: min(settings.pipelineLimit, max(1, settings.statements / 8))))
        )
        let backoff = PostgresBackoff()
        for number in 1...max(1, settings.connections) {
            let worker = PostgresWorker(connector: connector, backoff: backoff)
            self.working.enter()
            let thread = Thread { [working] in
                worker.run(for: self)
                working.leave()
            }
            thread.name = "postgres-\(number)"
            thread.start()
        }
    }

    /// How many wait for a worker.
    var waiting: Int { self.state.withLock(\.queue.count) }

    func submit(_ transaction: @escaping PostgresWorker.Transaction) throws {
        try self.submit { $0.add(transaction) }
    }

    func submit(_ batch: PostgresBatch) throws {
        try self.submit { $0.add(batch) }
    }

    /// Throws when too many wait already, or the pool was closed.
    private func submit(_ add: (inout PostgresQueue) -> Void) throws {
        let rested = try self.change { state in
            guard !state.isClosed else { throw DatabaseError.unavailable("The database was closed.") }
            guard state.queue.count < self.limit else {
                throw DatabaseError.unavailable("Too many transactions wait for PostgreSQL.")
            }
            add(&state.queue)
            return state.wake { $0.next(after: $1.kind) }
        }
        rested?.alarm.signal()
    }

    /// The worker's next work, for which it may have to wait; nil when the pool was closed.
    func next(_ worker: PostgresWorker) -> PostgresWorker.Work? {
        let (work, isClosed) = self.change { state -> (PostgresWorker.Work?, Bool) in
            worker.stop(in: &state.queue)
            let next = state.queue.next(after: worker.kind)
            if let next { worker.start(next.0) } else if !state.isClosed { state.resting.append(worker) }
            return (next?.1, state.isClosed)
        }
        if work != nil || isClosed { return work }
        worker.alarm.wait()
        // Not under the lock: who goes with the work may be the last who knew the database, which then closes the pool.
        defer { worker.work = nil }
        return worker.work
    }

    /// Leaves to another what this worker would have done next.
    func handOn(_ worker: PostgresWorker) {
        let rested = self.change { state in
            worker.stop(in: &state.queue)
            return state.wake { $0.next(after: $1.kind) }
        }
        rested?.alarm.signal()
    }

    /// Wakes another worker for batches whose worker has not come back.
    private func look(since completedRuns: [Int]) {
        let rested = self.change { state in
            state.isWatched = false
            return state.wake { queue, _ in queue.overdue(since: completedRuns) }
        }
        rested?.alarm.signal()
    }

    /// Changes the state, and sees to it that batches that wait while workers rest don't wait for long.
    private func change<T: Sendable>(_ change: (inout State) throws -> T) rethrows -> T {
        let (value, completedRuns) = try self.state.withLock { state in (try change(&state), state.beginWatch()) }
        if let completedRuns {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
                self?.look(since: completedRuns)
            }
        }
        return value
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
