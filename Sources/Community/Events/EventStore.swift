import Audit
import Foundation
import Members
import Storage

/// Keeps the events of the house: made, changed and cancelled by those who look after them.
struct EventStore: Sendable {
    let database: any Database

    /// Returns nil when there is none.
    func find(_ id: GroupEvent.ID) async throws -> GroupEvent? {
        try await self.database.row(Self.statement("event.id = \(id)"), GroupEvent.init)
    }

    static func find(_ id: GroupEvent.ID, in db: any SQLConnection) throws -> GroupEvent? {
        try db.row(Self.statement("event.id = \(id)"), GroupEvent.init)
    }

    static func statement(_ condition: SQL) -> SQL {
        "SELECT \(GroupEvent.columns) FROM event WHERE \(condition)"
    }

    /// Adds an event; sent again with the same id it changes nothing.
    ///
    /// Returns nil when another made an event with this id. Members near it are told by a job.
    func add(
        _ details: GroupEvent.Details,
        id: GroupEvent.ID,
        by organiser: Member,
        at now: Date
    ) async throws -> (event: GroupEvent, isNew: Bool)? {
        try await self.database.write { db in
            let isNew =
                try db.execute(
                    """
                    INSERT INTO event (id, organiser_id, name, about, place, latitude, longitude, zone, start_at, end_at,
                        points, capacity, sponsor, ages, traits, code, created_at, version)
                    VALUES (\(id), \(organiser.id), \(details.name), \(details.about), \(details.place),
                        \(details.spot?.latitude), \(details.spot?.longitude), \(details.zone.identifier),
                        \(details.start.milliseconds), \(details.end.milliseconds), \(details.points),
                        \(details.capacity), \(details.sponsor), \(details.ages.rawValue), \(details.traitWords),
                        \(EventCode.new()), \(now.milliseconds), 1)
                    ON CONFLICT (id) DO NOTHING
                    """
                ) == 1
            guard let event = try Self.find(id, in: db), event.organiser == organiser.id else { return nil }
            if isNew {
                try AuditRecord.write(.eventMade, by: organiser, on: event.subject, at: now, in: db)
                try EventNewsJob.add(.made, of: event, at: now, in: db)
            }
            return (event, isNew)
        }
    }

    /// The outcome of a change.
    enum Change: Sendable, Equatable {
        case done(GroupEvent)
        /// It was changed since the version that was edited.
        case stale
        /// More people come already than the new capacity has places; so many.
        case tooFew(Int)
        /// Somebody has its points already, so that everybody gets as many.
        case pointsStand
        case gone
    }

    /// Changes an event from a version, for a reason where it is another's; those who come are told by a job when its time or place is another.
    func change(
        _ id: GroupEvent.ID,
        to details: GroupEvent.Details,
        from version: Int64,
        because reason: String = "",
        by organiser: Member,
        at now: Date
    ) async throws -> Change {
        try await self.database.write { db in
            // Nobody joins meanwhile, so that a smaller capacity still has a place for everybody who comes.
            try db.acquire(.event(id))
            guard let old = try Self.find(id, in: db) else { return .gone }
            guard old.version == version else { return .stale }
            let taken = try EventPlaces.taken(of: id, in: db)
            if let capacity = details.capacity, capacity < taken { return .tooFew(taken) }
            if details.points != old.details.points,
                try db.exists("SELECT 1 FROM event_attendance WHERE event_id = \(id) AND checked_in_at IS NOT NULL")
            {
                return .pointsStand
            }
            try db.execute(
                """
                UPDATE event SET name = \(details.name), about = \(details.about), place = \(details.place),
                    latitude = \(details.spot?.latitude), longitude = \(details.spot?.longitude),
                    zone = \(details.zone.identifier), start_at = \(details.start.milliseconds),
                    end_at = \(details.end.milliseconds), points = \(details.points), capacity = \(details.capacity),
                    sponsor = \(details.sponsor), ages = \(details.ages.rawValue), traits = \(details.traitWords),
                    version = version + 1
                WHERE id = \(id)
                """
            )
            guard let event = try Self.find(id, in: db) else { return .gone }
            try AuditRecord.write(.eventChanged, by: organiser, on: event.subject, detail: reason, at: now, in: db)
            if event.isElsewhere(than: old) { try EventNewsJob.add(.changed, of: event, at: now, in: db) }
            try EventPlacesJob.add(for: id, at: now, in: db)
            return .done(event)
        }
    }

    /// Cancels an event, which can be taken back; nil when there is none that takes place.
    ///
    /// Without an organiser it is the operator's, on the command line.
    func cancel(_ id: GroupEvent.ID, why: String, by organiser: Member?, at now: Date) async throws -> GroupEvent? {
        try await self.database.write { db in
            let isCancelled = try db.execute(
                """
                UPDATE event SET cancelled_at = \(now.milliseconds), cancelled_why = \(why), version = version + 1
                WHERE id = \(id) AND cancelled_at IS NULL AND end_at > \(now.milliseconds)
                """
            )
            guard isCancelled == 1, let event = try Self.find(id, in: db) else { return nil }
            try AuditRecord.write(
                .eventCancelled,
                byWhom: organiser,
                on: event.subject,
                detail: why,
                undo: EventLinks.restoration(id),
                at: now,
                in: db
            )
            try EventNewsJob.add(.cancelled, of: event, at: now, in: db)
            return event
        }
    }

    /// Lets a cancelled event take place after all; nil when there is none.
    ///
    /// With a cancellation it takes back this one only, not one that came after it.
    func restore(
        _ id: GroupEvent.ID,
        from cancellation: GroupEvent.Cancellation? = nil,
        because reason: String = "",
        by organiser: Member?,
        at now: Date
    ) async throws -> GroupEvent? {
        try await self.database.write { db in
            let isThis: SQL = cancellation.map { "cancelled_at = \($0.at.milliseconds)" } ?? "cancelled_at IS NOT NULL"
            let isRestored = try db.execute(
                """
                UPDATE event SET cancelled_at = NULL, cancelled_why = NULL, version = version + 1
                WHERE id = \(id) AND \(isThis) AND end_at > \(now.milliseconds)
                """
            )
            guard isRestored == 1, let event = try Self.find(id, in: db) else { return nil }
            let (action, subject) = (AuditRecord.Action.eventRestored, event.subject)
            try AuditRecord.write(action, byWhom: organiser, on: subject, detail: reason, at: now, in: db)
            try EventNewsJob.add(.restored, of: event, at: now, in: db)
            return event
        }
    }
}
