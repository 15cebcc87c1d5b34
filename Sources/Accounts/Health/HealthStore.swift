package import HealthMath
package import Members
package import Storage

/// Keeps the sealed health facts of one member.
///
/// They are never logged, sent elsewhere or shown to anybody else.
package struct HealthStore: Sendable {
    private let database: any Database
    private let seal: Seal
    private let owner: Member.ID

    package init(database: any Database, seal: Seal, owner: Member.ID) {
        self.database = database
        self.seal = seal
        self.owner = owner
    }

    /// Returns the facts; leaves out, and marks, those whose key is lost.
    package func facts() async throws -> HealthFacts {
        try await self.database.read { [self] db in try self.facts(in: db) }
    }

    /// Stores the day on which the member said that their doctor agreed to more than a safety rule allows; nil takes it
    /// back.
    package func agree(beyond rule: String, on day: CalendarDay?) async throws {
        try await self.database.write { [self] db in
            var facts = try self.facts(in: db)
            facts.agreed[rule] = day
            try Self.keep([.doctor], of: facts, owner: self.owner, seal: self.seal, in: db)
        }
    }

    /// Stores what hurts on one day, beside what the member told for good; it replaces what was said before.
    package func keep(_ sore: SoreDay) async throws {
        try await self.database.write { [self] db in
            var facts = try self.facts(in: db)
            facts.sore = sore
            try Self.keep([.today], of: facts, owner: self.owner, seal: self.seal, in: db)
        }
    }

    /// Makes what hurts since a day stay: it joins what the member told for good.
    ///
    /// Returns false when nothing was said since then, so that nothing is kept.
    package func keepForGood(since day: CalendarDay) async throws -> Bool {
        try await self.database.write { [self] db in
            var facts = try self.facts(in: db)
            guard let sore = facts.sore, sore.day >= day, sore.hurts else { return false }
            facts.injuries = sore.with(facts.injuries, on: sore.day)
            facts.sore = nil
            try Self.keep([.injuries, .today], of: facts, owner: self.owner, seal: self.seal, in: db)
            return true
        }
    }

    /// Stores whether what hurts since a day is over; returns false when nothing was said since then, or that already.
    package func end(_ isOver: Bool, since day: CalendarDay) async throws -> Bool {
        try await self.database.write { [self] db in
            var facts = try self.facts(in: db)
            guard var sore = facts.sore, sore.day >= day, !sore.injuries.isEmpty, sore.isOver != isOver else {
                return false
            }
            sore.isOver = isOver
            facts.sore = sore
            try Self.keep([.today], of: facts, owner: self.owner, seal: self.seal, in: db)
            return true
        }
    }

    private func facts(in db: any SQLConnection) throws -> HealthFacts {
        let rows = try db.rows(
            "SELECT kind, sealed FROM health_detail WHERE owner_id = \(self.owner) ORDER BY kind"
        ) { row in
            var columns = row.reader
            return (kind: try columns.text(), sealed: try columns.blob())
        }
        var texts: [HealthDetail: String] = [:]
        var isUnreadable = false
        for row in rows {
            guard let detail = HealthDetail(rawValue: row.kind) else { continue }
            do {
                texts[detail] = try self.seal.open(row.sealed, as: detail.context(of: self.owner))
            } catch is Seal.Broken {
                isUnreadable = true
            }
        }
        var facts = HealthFacts(texts)
        facts.isUnreadable = isUnreadable
        return facts
    }

    /// Stores these details of `facts`, in the caller's transaction; an empty one leaves no row.
    static func keep(
        _ details: [HealthDetail],
        of facts: HealthFacts,
        owner: Member.ID,
        seal: Seal,
        in db: any SQLConnection
    ) throws {
        for detail in details {
            let text = facts.text(detail)
            if text.isEmpty {
                try db.execute("DELETE FROM health_detail WHERE owner_id = \(owner) AND kind = \(detail.rawValue)")
                continue
            }
            let sealed = try seal.seal(text, as: detail.context(of: owner))
            try db.execute(
                """
                INSERT INTO health_detail (owner_id, kind, sealed) VALUES (\(owner), \(detail.rawValue), \(sealed))
                ON CONFLICT (owner_id, kind) DO UPDATE SET sealed = excluded.sealed
                """
            )
        }
    }
}
