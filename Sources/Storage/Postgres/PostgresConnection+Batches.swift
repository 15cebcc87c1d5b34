import CPostgres

/// Batches: several transactions that are pipelined.
extension PostgresConnection {
    /// What became of an batch.
    enum Outcome {
        case done([PostgresResult])
        /// `hasBegun` when nobody knows whether it happened.
        case failed(PostgresFailure, hasBegun: Bool)
        /// Another batch of the same transaction failed and undid this one, or came before its turn.
        case untried
    }

    /// Runs batches that all read or all write, in order; those that write share a transaction only if `together`.
    ///
    /// Writes that share one share its flush to the disk too, which is what they cost most. Where one of them fails
    /// nothing of the others has happened: they are to be run again, not together.
    func run(_ batches: [PostgresBatch], together: Bool) -> [Outcome] {
        self.failure = nil
        var outcomes = [Outcome](repeating: .untried, count: batches.count)
        var begun: Set<Int> = []
        do {
            let names = try self.names(batches, &outcomes)
            let groups = Self.groups(batches, among: names, together: together)
            for group in groups {
                for index in group { try self.send(batches[index].statements, names[index] ?? []) }
                try self.synchronise()
                begun.formUnion(group)
            }
            self.readOwed()
            for group in groups { self.read(group, of: batches, into: &outcomes) }
        } catch {
            // The connection was lost in sending, and nothing is committed before its synchronisation point arrived.
            for index in batches.indices {
                guard case .untried = outcomes[index] else { continue }
                outcomes[index] = .failed(.lost, hasBegun: begun.contains(index))
            }
        }
        return outcomes
    }

    /// The prepared names of each batch's statements; nil where one can't be prepared, whose outcome is set.
    private func names(_ batches: [PostgresBatch], _ outcomes: inout [Outcome]) throws -> [[String]?] {
        var names: [[String]?] = []
        for (index, batch) in batches.enumerated() {
            do {
                names.append(try batch.statements.map { try self.name(of: $0) })
            } catch let error as DatabaseError {
                if let failure, failure.cure == .reconnect { throw failure.error }
                outcomes[index] = .failed(self.failure ?? PostgresFailure(error: error, cure: .none), hasBegun: false)
                self.failure = nil
                names.append(nil)
            }
        }
        return names
    }

    /// Prepares the statement first, if need be, and waits for that.
    private func name(of sql: SQL) throws -> String {
        for value in sql.values { try value.checkStorable() }
        switch self.statements.step(sql) {
        case .ready(let name): return name
        case .prepare(let entry, let text, let forget):
            _ = try self.sendPreparation(entry, text, forget)
            try self.answer()
            self.statements.prepared(entry, for: sql.text)
            return entry.name
        }
    }

    /// Those that share a transaction; what can't be prepared is in none.
    private static func groups(_ batches: [PostgresBatch], among names: [[String]?], together: Bool) -> [[Int]] {
        let prepared = batches.indices.filter { names[$0] != nil }
        guard let first = prepared.first else { return [] }
        return together || batches[first].isRead ? [prepared] : prepared.map { [$0] }
    }

    private func send(_ statements: [SQL], _ names: [String]) throws {
        for (sql, name) in zip(statements, names) {
            self.parameters.set(sql.values)
            try self.sent(self.parameters.send(self.pointer, name))
        }
    }

    private func read(_ group: [Int], of batches: [PostgresBatch], into outcomes: inout [Outcome]) {
        var (answers, failure) = self.readAnswers()
        if let failure { self.failure = failure }
        // Nothing of writes that share a transaction has happened when it fails: each finds its own outcome alone.
        if let failure, failure.cure != .reconnect, group.count > 1, !batches[group[0]].isRead { return }
        for index in group {
            let count = batches[index].statements.count
            // Reads have nothing to lose when their transaction fails later; a write is done when its transaction is.
            if answers.count >= count, failure == nil || batches[index].isRead {
                outcomes[index] = .done(Array(answers.prefix(count)))
                answers.removeFirst(count)
            } else if let reason = failure {
                outcomes[index] = .failed(reason, hasBegun: !answers.isEmpty || !reason.isRefusal)
                answers = []
                // The rest of the group was not tried, unless nothing more will be on this connection.
                failure = reason.cure == .reconnect ? reason : nil
            }
        }
    }
}
