package import Foundation
package import HealthMath
import Storage
package import Web

/// All that a member told us about themselves, but for body and health.
package struct Account: Sendable, Equatable {
    package let id: Member.ID
    package var firstName: String
    package var lastName: String
    package var screenName: String
    package var email: String
    package var birthday: CalendarDay
    package var gender: Sex
    package var timeZone: String
    package var units: Units
    package var theme: Theme
    /// Whether sign-ins from new devices are mailed as well as told in the app.
    package var safetyMail: Bool
    /// Whether pages keep calories, weights, streaks and ranks to themselves.
    package var noPressure: Bool
    /// When the first questions were answered or skipped to the end; nil before.
    package var onboardedAt: Date?
    package let role: Member.Role
    package let emailConfirmedAt: Date?
    /// Since when an administrator keeps the member from meeting others; nil for who may.
    package var suspendedAt: Date? = nil
    package let createdAt: Date
    /// Rises with every change: an update from an older one is stale.
    package let version: Int64
}

extension Account {
    /// What `init(_:)` reads, in its order.
    static let columns: SQL = """
        id, first_name, last_name, screen_name, email, birthday, gender, time_zone, weight_unit, height_unit,
        energy_unit, distance_unit, theme, safety_mail, onboarded_at, role, email_confirmed_at, created_at, version,
        no_pressure, suspended_at
        """

    /// Where `columns` tell whose account it is.
    static let names = RowNames("member", owner: 0)

    init(_ row: SQLRow) throws {
        self.init(
            id: try row.integer(0),
            firstName: try row.text(1),
            lastName: try row.text(2),
            screenName: try row.text(3),
            email: try row.text(4),
            birthday: try row.word(5, "day") { CalendarDay($0) },
            gender: try row.word(6, "gender", Sex.init(rawValue:)),
            timeZone: try row.text(7),
            units: Units(
                weight: try row.word(8, "weight unit", Units.Weight.init(rawValue:)),
                height: try row.word(9, "height unit", Units.Height.init(rawValue:)),
                energy: try row.word(10, "energy unit", Units.Energy.init(rawValue:)),
                distance: try row.word(11, "distance unit", Units.Distance.init(rawValue:))
            ),
            theme: try row.word(12, "theme", Theme.init(rawValue:)),
            safetyMail: try row.bool(13),
            noPressure: try row.bool(19),
            onboardedAt: try row.optionalInteger(14).map { Date(milliseconds: $0) },
            role: try row.word(15, "role", Member.Role.init(rawValue:)),
            emailConfirmedAt: try row.optionalInteger(16).map { Date(milliseconds: $0) },
            suspendedAt: try row.optionalInteger(20).map { Date(milliseconds: $0) },
            createdAt: Date(milliseconds: try row.integer(17)),
            version: try row.integer(18)
        )
    }
}

extension SQLRow {
    /// A text that stands for a value; the schema's checks leave only those the program knows.
    func word<Value>(_ column: Int, _ expected: String, _ read: (String) -> Value?) throws -> Value {
        guard let value = read(try self.text(column)) else { throw DatabaseError.column(column, expected: expected) }
        return value
    }
}
