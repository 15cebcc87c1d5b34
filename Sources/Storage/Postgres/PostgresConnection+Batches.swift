import CPostgres

/// Runs batches, pipelined.
extension PostgresConnection {
    /// The outcome of a batch.
    enum Outcome {
        case done([PostgresResult])
        /// `hasBegun` when nobody knows whether it was committed.
        case failed(PostgresFailure, hasBegun: Bool)
        /// The batch wasn't run, or was undone because another one of the same transaction failed.
        case untried
    }

    /// Runs batches that all read or all write, in order; writes share a transaction only if `together`.
    ///
    /// Writes that share a transaction share its flush to the disk, which is their largest cost. When one of them
    /// fails, the others are undone and have to be run again, separately.
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
            // The connection was lost while sending; nothing is committed before its synchronisation point arrives.
            for index in batches.indices {
                guard case .untried = outcomes[index] else { continue }
                outcomes[index] = .failed(.lost, hasBegun: begun.contains(index))
            }
        }
        return outcomes
    }

    /// Returns the prepared names of each batch's statements; nil where one can't be prepared, whose outcome is then
    /// set.
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

    /// Returns the prepared name of a statement, preparing it if needed.
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

    /// Groups the batches that share a transaction; leaves out those that couldn't be prepared.
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
        // When a shared transaction fails, every write in it is undone, and each is run again alone.
        if let failure, failure.cure != .reconnect, group.count > 1, !batches[group[0]].isRead { return }
        for index in group {
            let count = batches[index].statements.count
            // A read is done even when its transaction fails later; a write is done when its transaction is.
            if answers.count >= count, failure == nil || batches[index].isRead {
                outcomes[index] = .done(Array(answers.prefix(count)))
                answers.removeFirst(count)
            } else if let reason = failure {
                outcomes[index] = .failed(reason, hasBegun: !answers.isEmpty || !reason.isRefusal)
                answers = []
                // The rest of the group was not tried, unless the connection is lost for all.
                failure = reason.cure == .reconnect ? reason : nil
            }
        }
    }
}
