package import Foundation
package import HealthMath
package import Members
package import Storage

/// Keeps the body and the weights of one member.
package struct BodyStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns the input of the formulas; nil while height or weight are missing.
    package func facts() async throws -> KnownBody? {
        try await self.body()?.known
    }

    /// Returns nil when there is no such member.
    package func body() async throws -> Body? {
        try await self.database.read { [owner] db in try Self.body(of: owner, in: db) }
    }

    /// Stores the weight of a day with its deed; a second one for the day replaces the first.
    package func weigh(_ weighing: Weighing, at now: Date) async throws {
        try await self.database.write { [owner] db in try weighing.record(of: owner, at: now, in: db) }
    }

    /// Returns the weights of a range of days, in order of day.
    package func weighings(in days: ClosedRange<CalendarDay>) async throws -> [WeighedDay] {
        try await self.database.rows(Self.weighings(of: self.owner, in: days), Self.weighed)
    }

    /// Does the same in the caller's transaction.
    package static func weighings(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ db: any SQLConnection
    ) throws -> [WeighedDay] {
        try db.rows(Self.weighings(of: owner, in: days), Self.weighed)
    }

    /// Changes the body and, if given, stores today's weight, in one transaction.
    func change(
        today: CalendarDay,
        weight kilograms: Double?,
        at now: Date,
        _ edit: @Sendable @escaping (inout Body) -> Void
    ) async throws {
        try await self.database.write { [owner] db in
            try Self.change(owner, in: db, edit)
            if let kilograms { try Weighing(kilograms: kilograms, day: today).record(of: owner, at: now, in: db) }
        }
    }

    /// Stores how long the member has trained.
    package func keep(_ experience: Experience) async throws {
        try await self.database.write { [owner] db in
            try Self.change(owner, in: db) { $0.experience = experience }
        }
    }

    /// Does the same in the caller's transaction.
    package static func body(of owner: Member.ID, in db: any SQLConnection) throws -> Body? {
        try db.row(
            """
            SELECT \(Body.columns) FROM member m
            LEFT JOIN body b ON b.owner_id = m.id
            LEFT JOIN weight w ON w.owner_id = m.id
                AND w.day = (SELECT max(day) FROM weight WHERE owner_id = \(owner))
            WHERE m.id = \(owner)
            """,
            Body.init
        )
    }

    /// Changes a body, without its weights, in the caller's transaction.
    ///
    /// A wish for a weight is let go where it is underweight at the height as it is now.
    static func change(_ owner: Member.ID, in db: any SQLConnection, _ edit: (inout Body) -> Void) throws {
        guard var body = try Self.body(of: owner, in: db) else { return }
        edit(&body)
        if DesiredWeight.isTooLight(body.desiredKilograms, centimetres: body.centimetres) {
            body.desiredKilograms = nil
        }
        try db.execute(
            """
            INSERT INTO body (owner_id, height_cm, desired_kg, activity_factor, experience, fitness_aim)
            VALUES (\(owner), \(body.centimetres), \(body.desiredKilograms), \(body.activity?.rawValue),
                \(body.experience?.rawValue), \(body.aim?.rawValue))
            ON CONFLICT (owner_id) DO UPDATE SET height_cm = excluded.height_cm, desired_kg = excluded.desired_kg,
                activity_factor = excluded.activity_factor, experience = excluded.experience,
                fitness_aim = excluded.fitness_aim
            """
        )
    }

    private static func weighings(of owner: Member.ID, in days: ClosedRange<CalendarDay>) -> SQL {
        """
        SELECT day, kilograms FROM weight
        WHERE owner_id = \(owner) AND day BETWEEN \(days.lowerBound.description)
            AND \(days.upperBound.description)
        ORDER BY day
        """
    }

    @Sendable
    private static func weighed(_ row: SQLRow) throws -> WeighedDay {
        var columns = row.reader
        return WeighedDay(day: try columns.parsed("day") { CalendarDay($0) }, kilograms: try columns.real())
    }
}
