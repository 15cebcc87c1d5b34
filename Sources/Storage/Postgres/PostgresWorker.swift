import Dispatch
import Foundation

/// One thread with at most one connection, opened when first needed.
///
/// Unchecked because only its own thread uses its state, except for `work`, which the pool sets before it wakes the
/// worker and never while it runs, and `kind` and `isUnderWay`, which the pool's lock protects.
final class PostgresWorker: @unchecked Sendable {
    typealias Transaction = @Sendable (PostgresWorker) -> Void

    /// A unit of work.
    enum Work: Sendable {
        case transaction(Transaction)
        /// Batches to be pipelined.
        case batches([PostgresBatch])
    }

    /// The work for which the pool wakes it; nil ends the thread.
    var work: Work?
    /// The kind of the last or current work.
    private(set) var kind = PostgresQueue.Kind.transactions
    private var isUnderWay = false
    let alarm = DispatchSemaphore(value: 0)

    private let connector: PostgresConnector
    private let backoff: PostgresBackoff
    private var connection: PostgresConnection?

    init(connector: PostgresConnector, backoff: PostgresBackoff) {
        self.connector = connector
        self.backoff = backoff
    }

    func start(_ kind: PostgresQueue.Kind) {
        self.kind = kind
        self.isUnderWay = true
    }

    func stop(in queue: inout PostgresQueue) {
        if self.isUnderWay { queue.done(self.kind) }
        self.isUnderWay = false
    }

    /// Works until the pool is closed.
    func run(for pool: PostgresPool) {
        while let work = pool.next(self) {
            switch work {
            case .transaction(let transaction): transaction(self)
            case .batches(let batches): self.run(batches)
            }
            if self.connection == nil, let pause = self.backoff.pause() {
                pool.handOn(self)
                Thread.sleep(forTimeInterval: pause / .seconds(1))
            }
        }
        self.disconnect()
    }

    private func run(_ batches: [PostgresBatch]) {
        var left = self.run(batches, together: true)
        while !left.isEmpty { left = self.run(left, together: false) }
    }

    /// Runs batches; returns those to be tried again.
    private func run(_ batches: [PostgresBatch], together: Bool) -> [PostgresBatch] {
        let outcomes: [PostgresConnection.Outcome]
        do {
            outcomes = try self.connected().run(batches, together: together)
        } catch {
            for batch in batches { batch.done(.failure(error)) }
            return []
        }
        var isLost = false
        var again: [PostgresBatch] = []
        for (batch, outcome) in zip(batches, outcomes) {
            switch outcome {
            case .done(let answers): batch.done(.success(answers))
            case .untried: again.append(batch)
            case .failed(let failure, let hasBegun):
                isLost = isLost || failure.cure == .reconnect
                if batch.mayBeTriedAgain(after: failure, hasBegun: hasBegun) {
                    again.append(batch.triedAgain())
                } else {
                    batch.done(.failure(failure.error))
                }
            }
        }
        if isLost {
            self.disconnect()
        } else if let clashes = again.map(\.attempts).max(), clashes > 0 {
            Thread.sleep(forTimeInterval: .random(in: 0.001...(0.01 * Double(clashes))))
        }
        return again
    }

    /// Runs a transaction; retries it after a conflict (five attempts at most), and once when the connection was lost
    /// before COMMIT was sent.
    func transaction<T>(
        _ kind: PostgresConnection.Transaction,
        _ work: (any SQLConnection) throws -> T
    ) throws -> T {
        var clashes = 0
        var hasReconnected = false
        while true {
            let connection = try self.connected()
            do {
                return try connection.transaction(kind, work)
            } catch {
                switch connection.failure?.cure {
                case .again where clashes < 5:
                    clashes += 1
                    Thread.sleep(forTimeInterval: .random(in: 0.001...(0.01 * Double(clashes))))
                case .reconnect:
                    self.disconnect()
                    if connection.isCommitting || hasReconnected { throw error }
                    hasReconnected = true
                default: throw error
                }
            }
        }
    }

    private func connected() throws -> PostgresConnection {
        if let connection { return connection }
        guard self.backoff.mayTry() else { throw DatabaseError.unavailable("PostgreSQL can't be reached.") }
        do {
            let connection = try self.connector.connect()
            self.backoff.succeeded()
            self.connection = connection
            return connection
        } catch {
            self.backoff.failed()
            throw error
        }
    }

    private func disconnect() {
        guard self.connection != nil else { return }
        self.connection = nil
        self.backoff.lost()
    }
}
