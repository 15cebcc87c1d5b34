package import Foundation
import Storage

/// The changes that members make to their calendars.
extension CalendarStore {
    /// Thrown when the member has as many calendars as one may have.
    struct Full: Error {
        static let words = "You have \(CalendarStore.most) calendars connected. Disconnect one that you don't need."
    }

    /// Writes a new calendar with its busy times; sent again, its id returns the stored one.
    ///
    /// Throws `Full` when the member has too many.
    package func add(
        _ new: NewCalendar,
        _ reading: CalendarContents,
        zone: TimeZone,
        due: Date,
        at now: Date
    ) async throws -> (calendar: ConnectedCalendar, isNew: Bool) {
        let name = try self.sealed(new.name, "name", new.id)
        let settings = try self.sealed(reading.settings ?? new.settings, "settings", new.id)
        return try await self.database.write { [self] db in
            if let there = try self.find(new.id, in: db) { return (there, false) }
            guard try self.hasRoom(in: db) else { throw Full() }
            try db.execute(
                """
                INSERT INTO calendar (owner_id, id, kind, name, shows_titles, settings, connected_at)
                VALUES (\(self.owner), \(new.id), \(new.kind.rawValue), \(name), \(new.showsTitles ? 1 : 0), \(settings),
                    \(now.milliseconds))
                """
            )
            let calendar = try self.there(new.id, in: db)
            try self.keep(reading, of: calendar, zone: zone, at: now, due: due, in: db)
            return (try self.there(new.id, in: db), true)
        }
    }

    /// Throws `Full` when the member has too many; called before another server is asked.
    package func checkRoom() async throws {
        guard try await self.database.read({ [self] db in try self.hasRoom(in: db) }) else { throw Full() }
    }

    /// Replaces the settings, as after tokens were refreshed.
    package func keep(settings: String, of id: String) async throws {
        try await self.database.write { [self] db in try self.keep(settings: settings, of: id, in: db) }
    }

    func keep(settings: String, of id: String, in db: any SQLConnection) throws {
        let sealed = try self.sealed(settings, "settings", id)
        try db.execute("UPDATE calendar SET settings = \(sealed) WHERE owner_id = \(self.owner) AND id = \(id)")
    }

    /// Removes a calendar and its busy times; false when it isn't there.
    ///
    /// `undoable` keeps one that came as a file for a while.
    package func remove(_ id: String, undoable: Bool = false, at now: Date) async throws -> Bool {
        try await self.database.write { [self] db in
            if undoable { try self.keepForUndo(id, at: now, in: db) }
            let gone = try db.row(
                "DELETE FROM calendar WHERE owner_id = \(self.owner) AND id = \(id) RETURNING kind, settings"
            ) { row in
                var columns = row.reader
                return (kind: try columns.text(), settings: try columns.blob())
            }
            guard let gone else { return false }
            if gone.kind == ConnectedCalendar.Kind.google.rawValue {
                try ConsentEnd.add(
                    gone.settings,
                    context: Self.context("settings", id, of: self.owner),
                    at: now,
                    in: db
                )
            }
            try BusyStore(database: self.database, seal: self.seal, owner: self.owner).replace(id, with: [], in: db)
            try PlanAgain.add(for: self.owner, at: now, in: db)
            return true
        }
    }

    /// Stores another name; false when the calendar isn't there or its key is lost.
    package func rename(_ id: String, to name: String) async throws -> Bool {
        let sealed = try self.sealed(name, "name", id)
        return try await self.database.write { [self] db in
            guard let there = try self.find(id, in: db), !there.isLost else { return false }
            return try db.execute("UPDATE calendar SET name = \(sealed) WHERE owner_id = \(self.owner) AND id = \(id)")
                == 1
        }
    }

    /// Chooses whether titles are stored: stored ones are erased at once, new ones come with a reading that is due now.
    package func showTitles(_ shows: Bool, of id: String, at now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE calendar SET shows_titles = \(shows ? 1 : 0), whole_at = NULL, due_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND id = \(id)
                """
            )
            guard !shows else { return }
            try db.execute("UPDATE busy_time SET title = NULL WHERE owner_id = \(owner) AND calendar_id = \(id)")
        }
    }

    /// Chooses the calendar to which planned workouts are written; nil for none.
    ///
    /// Future plans are moved there; where none was chosen before, those that were made until then go there too,
    /// but for those that are kept out.
    package func writeWorkouts(to id: String?, at now: Date) async throws {
        try await self.database.write { [owner] db in
            let before = try db.execute(
                "UPDATE calendar SET takes_workouts = 0 WHERE owner_id = \(owner) AND takes_workouts = 1"
            )
            if let id {
                try db.execute("UPDATE calendar SET takes_workouts = 1 WHERE owner_id = \(owner) AND id = \(id)")
                if before == 0 { try WritePlanned.chooseAll(of: owner, at: now, in: db) }
            }
            try WritePlanned.addAll(of: owner, at: now, in: db)
        }
    }

    /// Stores the member's choice among an account's calendars, makes a reading due, and moves future plans
    /// accordingly.
    func choose(_ settings: String, of calendar: ConnectedCalendar, at now: Date) async throws {
        try await self.database.write { [self] db in
            try self.keep(settings: settings, of: calendar.id, in: db)
            try db.execute(
                """
                UPDATE calendar SET due_at = \(now.milliseconds), whole_at = NULL
                WHERE owner_id = \(self.owner) AND id = \(calendar.id)
                """
            )
            if calendar.takesWorkouts { try WritePlanned.addAll(of: self.owner, at: now, in: db) }
        }
    }

    /// Makes complete readings of all calendars due, because the member's time zone changed.
    package func readAllAgain(at now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE calendar SET due_at = \(now.milliseconds), whole_at = NULL
                WHERE owner_id = \(owner) AND due_at IS NOT NULL
                """
            )
        }
    }

    /// Makes a reading due; false when the calendar isn't there.
    package func readAgain(_ id: String, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                "UPDATE calendar SET due_at = \(now.milliseconds) WHERE owner_id = \(owner) AND id = \(id)"
            ) == 1
        }
    }

    func find(_ id: String, in db: any SQLConnection) throws -> ConnectedCalendar? {
        try db.row(
            "SELECT \(Self.columns) FROM calendar WHERE owner_id = \(self.owner) AND id = \(id)",
            self.calendar
        )
    }

    func sealed(_ text: String, _ column: String, _ id: String) throws -> [UInt8] {
        try self.seal.seal(text, as: Self.context(column, id, of: self.owner))
    }

    private func there(_ id: String, in db: any SQLConnection) throws -> ConnectedCalendar {
        guard let calendar = try self.find(id, in: db) else {
            throw DatabaseError.unavailable("The calendar went while it was being read.")
        }
        return calendar
    }

    private func hasRoom(in db: any SQLConnection) throws -> Bool {
        let count = try db.row("SELECT COUNT(*) FROM calendar WHERE owner_id = \(self.owner)") { try $0.int(0) }
        return (count ?? 0) < Self.most
    }
}
