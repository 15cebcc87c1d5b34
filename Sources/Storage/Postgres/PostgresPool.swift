import Dispatch
import Foundation
import Synchronization

/// Gives transactions and batches to workers, the one that worked last first, so that light work needs few connections.
final class PostgresPool: Sendable {
    private struct State {
        var queue: PostgresQueue
        var resting: [PostgresWorker] = []
        /// Whether overdue batches are about to be checked.
        var isWatched = false
        var isClosed = false

        /// Gives work to a resting worker, which the caller must wake.
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

        /// Returns how many runs have ended, when overdue batches are to be checked soon.
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
        // All statements in a pipeline must fit among the prepared ones.
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

    /// How many transactions and batches wait for a worker.
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

    /// Returns the worker's next work, waiting for it if needed; nil when the pool was closed.
    func next(_ worker: PostgresWorker) -> PostgresWorker.Work? {
        let (work, isClosed) = self.change { state -> (PostgresWorker.Work?, Bool) in
            worker.stop(in: &state.queue)
            let next = state.queue.next(after: worker.kind)
            if let next { worker.start(next.0) } else if !state.isClosed { state.resting.append(worker) }
            return (next?.1, state.isClosed)
        }
        if work != nil || isClosed { return work }
        worker.alarm.wait()
        // Not under the lock: releasing the work may release the last reference to the database, which then closes the
        // pool.
        defer { worker.work = nil }
        return worker.work
    }

    /// Gives this worker's next work to another one.
    func handOn(_ worker: PostgresWorker) {
        let rested = self.change { state in
            worker.stop(in: &state.queue)
            return state.wake { $0.next(after: $1.kind) }
        }
        rested?.alarm.signal()
    }

    /// Wakes another worker for batches whose worker has not returned.
    private func look(since completedRuns: [Int]) {
        let rested = self.change { state in
            state.isWatched = false
            return state.wake { queue, _ in queue.overdue(since: completedRuns) }
        }
        rested?.alarm.signal()
    }

    /// Changes the state, and schedules a check when batches wait while workers rest.
    private func change<T: Sendable>(_ change: (inout State) throws -> T) rethrows -> T {
        let (value, completedRuns) = try self.state.withLock { state in (try change(&state), state.beginWatch()) }
        if let completedRuns {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
                self?.look(since: completedRuns)
            }
        }
        return value
    }

    /// Refuses new work; waiting work is still done.
    func close() {
        let resting = self.state.withLock { state in
            state.isClosed = true
            defer { state.resting = [] }
            return state.resting
        }
        for worker in resting { worker.alarm.signal() }
    }

    /// Waits until every connection is closed.
    func closed() async {
        await withCheckedContinuation { continuation in
            self.working.notify(queue: .global()) { continuation.resume() }
        }
    }
}
