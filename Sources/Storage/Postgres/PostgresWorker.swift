import Dispatch
import Foundation

/// One thread with at most one connection, opened when first needed.
///
/// Unchecked because its state is touched by its own thread alone, but for `job`, which the pool sets before it wakes
/// the worker and never while it runs.
final class PostgresWorker: @unchecked Sendable {
    typealias Job = @Sendable (PostgresWorker) -> Void

    /// What the pool gives it to wake up for; nil means to go home.
    var job: Job?
    let alarm = DispatchSemaphore(value: 0)

    private let connector: PostgresConnector
    private let gate: PostgresGate
    private var connection: PostgresConnection?

    init(connector: PostgresConnector, gate: PostgresGate) {
        self.connector = connector
        self.gate = gate
    }

    /// Works until the pool has nothing more for ever.
    func run(for pool: PostgresPool) {
        while let job = pool.next(self) {
            job(self)
            if self.connection == nil, let pause = self.gate.pause() {
                Thread.sleep(forTimeInterval: pause / .seconds(1))
            }
        }
        self.disconnect()
    }

    /// Runs a transaction again when it met another one (five times at most) or, once, when its connection was lost
    /// before anything could have been committed.
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
        guard self.gate.mayTry() else { throw DatabaseError.unavailable("PostgreSQL can't be reached.") }
        do {
            let connection = try self.connector.connect()
            self.gate.succeeded()
            self.connection = connection
            return connection
        } catch {
            self.gate.failed()
            throw error
        }
    }

    private func disconnect() {
        guard self.connection != nil else { return }
        self.connection = nil
        self.gate.lost()
    }
}
