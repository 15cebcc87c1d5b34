import Foundation
import HealthMath
import Members
import Storage

extension BurnedStore {
    /// Adds a line; nil when the day is full.
    ///
    /// A second call with the same id changes nothing and returns the stored line.
    func add(
        _ id: String,
        _ exertion: Burned.Exertion,
        _ kilocalories: Double,
        on day: CalendarDay,
        at now: Date
    ) async throws -> (burned: Burned, isNew: Bool)? {
        try await self.database.write { [self] db -> (burned: Burned, isNew: Bool)? in
            if let known = try Self.find(id, of: self.owner, in: db) { return (known, false) }
            let count = try db.row(
                """
                SELECT COUNT(*) FROM energy_burned
                WHERE owner_id = \(self.owner) AND day = \(day.description) AND removed_at IS NULL
                """
            ) { try $0.integer(0) }
            guard (count ?? 0) < Burned.mostOfDay else { return nil }
            let credited = kilocalories * (try Self.credit(of: self.owner, in: db)).share
            let burned = Burned(
                id: id,
                day: day,
                exertion: exertion,
                kilocalories: kilocalories,
                credited: credited,
                version: 1
            )
            let added = try Self.insert(burned, of: self.owner, at: now, in: db)
            if let added {
                try self.settle(day, at: now, in: db)
                return (added, true)
            }
            // The same request came twice at once, and the other was first.
            return try Self.find(id, of: self.owner, in: db).map { ($0, false) }
        }
    }

    /// Changes a line; nil when it is not at `version` any more.
    func change(
        _ id: String,
        version: Int64,
        to exertion: Burned.Exertion,
        _ kilocalories: Double,
        at now: Date
    ) async throws -> Burned? {
        try await self.database.write { [self] db in
            let credited = kilocalories * (try Self.credit(of: self.owner, in: db)).share
            let changed = try db.row(
                """
                UPDATE energy_burned SET way = \(exertion.way.rawValue), name = \(exertion.name),
                    activity = \(exertion.activity?.rawValue), minutes = \(exertion.minutes), beats = \(exertion.beats),
                    kcal = \(kilocalories), credited = \(credited), sent = NULL, version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id) AND version = \(version) AND trained = 0
                    AND removed_at IS NULL
                RETURNING \(Burned.columns)
                """,
                Burned.init(row:)
            )
            if let changed { try self.settle(changed.day, at: now, in: db) }
            return changed
        }
    }

    /// Removes a line, which can be restored for a month; nil when it is not there or not at `version`.
    func remove(_ id: String, version: Int64? = nil, at now: Date) async throws -> Burned? {
        try await self.database.write { [self] db in
            guard let found = try Self.find(id, of: self.owner, in: db), version ?? found.version == found.version
            else {
                return nil
            }
            try self.deeds.plan(found.day, isFirst: false, at: now, in: db)
            return try db.row(
                """
                UPDATE energy_burned SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id) AND trained = 0 AND removed_at IS NULL
                RETURNING \(Burned.columns)
                """,
                Burned.init(row:)
            )
        }
    }

    /// Restores a removed line; nil when it is gone for good.
    func restore(_ id: String, at now: Date) async throws -> Burned? {
        try await self.database.write { [self] db in
            try db.execute(
                """
                UPDATE energy_burned SET removed_at = NULL, version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id) AND trained = 0 AND removed_at IS NOT NULL
                """
            )
            guard let found = try Self.find(id, of: self.owner, in: db), !found.isTrained else { return nil }
            try self.balanceDevice(on: found.day, in: db)
            try self.settle(found.day, at: now, in: db)
            return try Self.find(id, of: self.owner, in: db)
        }
    }

    /// Sets how much of the energy of today and later days may be eaten; earlier days keep theirs.
    func choose(_ credit: Credit, from today: CalendarDay) async throws {
        try await self.database.write { [self] db in
            try db.execute(
                """
                INSERT INTO energy_credit (owner_id, credit) VALUES (\(self.owner), \(credit.rawValue))
                ON CONFLICT (owner_id) DO UPDATE SET credit = excluded.credit
                """
            )
            try db.execute(
                """
                UPDATE energy_burned SET credited = kcal * \(credit.share)
                WHERE owner_id = \(self.owner) AND day >= \(today.description)
                """
            )
        }
    }

    /// Deletes all members' lines that were removed before `limit`; returns how many.
    static func purge(removedBefore limit: Date, in database: any Database) async throws -> Int {
        try await database.purge("energy_burned", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }

    private static func insert(
        _ burned: Burned,
        of owner: Member.ID,
        at now: Date,
        in connection: any SQLConnection
    ) throws -> Burned? {
        let exertion = burned.exertion
        return try connection.row(
            """
            INSERT INTO energy_burned (owner_id, \(Burned.columns), created_at)
            VALUES (\(owner), \(burned.id), \(burned.day.description), \(exertion.way.rawValue), \(exertion.name),
                \(exertion.activity?.rawValue), \(exertion.minutes), \(exertion.beats), \(burned.kilocalories),
                \(burned.credited), \(burned.version), \(burned.isTrained), NULL, \(now.milliseconds))
            ON CONFLICT (owner_id, id) DO NOTHING RETURNING \(Burned.columns)
            """,
            Burned.init(row:)
        )
    }

    /// Finds a line, even a removed one.
    static func find(_ id: String, of owner: Member.ID, in connection: any SQLConnection) throws -> Burned? {
        try connection.row(
            "SELECT \(Burned.columns) FROM energy_burned WHERE owner_id = \(owner) AND id = \(id)",
            Burned.init(row:)
        )
    }
}
