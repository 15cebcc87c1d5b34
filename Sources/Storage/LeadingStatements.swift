import Synchronization

/// Statements that run before those of a task's next transaction, and are kept exactly when that is.
///
/// The key under which a request came is written so with what the request changes: in one transaction instead of two, and
/// never without it. Each statement inserts a row; one that finds its row there undoes the transaction, and none of the
/// task's later ones begins.
package final class LeadingStatements: Sendable {
    /// What became of them.
    package enum State: Sendable {
        /// No transaction has kept them yet.
        case waiting
        case underWay
        case kept
        /// Somebody else wrote one of their rows first.
        case clashed
    }

    /// Those that the next transaction of this task runs first.
    @TaskLocal package static var current: LeadingStatements?

    private let statements: [SQL]
    private let table: String
    private let progress = Mutex(State.waiting)

    /// `table` is the one whose rows they insert.
    package init(_ statements: [SQL], into table: String) {
        self.statements = statements
        self.table = table
    }

    package var state: State { self.progress.withLock { $0 } }

    /// Keeps them by themselves, unless a transaction did or somebody else wrote their rows.
    package func keep(in database: any Database) async throws {
        do {
            try await Self.$current.withValue(self) { _ = try await database.run([]) }
        } catch {
            guard self.state == .clashed else { throw error }
        }
    }

    /// Runs a transaction that begins with the statements it is given.
    static func lead<T: Sendable>(_ transaction: ([SQL]) async throws -> T) async throws -> T {
        guard let leading = Self.current, try leading.begin() else { return try await transaction([]) }
        do {
            let value = try await transaction(leading.statements)
            leading.progress.withLock { $0 = .kept }
            return value
        } catch {
            let state: State = leading.isClash(error) ? .clashed : .waiting
            leading.progress.withLock { $0 = state }
            throw error
        }
    }

    /// Returns whether the transaction that asks is the one to run them; throws when none may follow.
    private func begin() throws -> Bool {
        try self.progress.withLock { state in
            if state == .clashed { throw DatabaseError.uniqueViolation(self.table) }
            guard state == .waiting else { return false }
            state = .underWay
            return true
        }
    }

    private func isClash(_ error: any Error) -> Bool {
        guard case DatabaseError.uniqueViolation(let subject) = error else { return false }
        return subject.contains(self.table)
    }
}
