package import Foundation
package import HealthMath
package import Members
import Storage

/// A member's account: all their facts but body and health.
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
    /// Whether log-ins from new devices are mailed, too.
    package var safetyMail: Bool
    /// Whether pages hide calories, weights, streaks and ranks.
    package var noPressure: Bool
    /// The instant at which onboarding was finished or skipped; nil before.
    package var onboardedAt: Date?
    package let role: Member.Role
    package let emailConfirmedAt: Date?
    /// The instant at which an administrator suspended the member; nil for members who aren't suspended.
    package var suspendedAt: Date? = nil
    package let createdAt: Date
    /// Grows with every change: an update of an older version is refused.
    package let version: Int64
}

extension Account {
    /// The columns that `init(_:)` reads, in its order.
    static let columns: SQL = """
        id, first_name, last_name, screen_name, email, birthday, gender, time_zone, weight_unit, height_unit,
        energy_unit, distance_unit, theme, safety_mail, no_pressure, onboarded_at, role, email_confirmed_at,
        suspended_at, created_at, version
        """

    /// The column of `columns` that names an account which can't be read.
    static let names = RowNames("member", .owner)

    init(_ row: SQLRow) throws {
        var columns = row.reader
        self.init(
            id: try columns.integer(),
            firstName: try columns.text(),
            lastName: try columns.text(),
            screenName: try columns.text(),
            email: try columns.text(),
            birthday: try columns.parsed("day") { CalendarDay($0) },
            gender: try columns.choice(),
            timeZone: try columns.text(),
            units: try Units(&columns),
            theme: try columns.choice(),
            safetyMail: try columns.bool(),
            noPressure: try columns.bool(),
            onboardedAt: try columns.optionalInteger().map { Date(milliseconds: $0) },
            role: try columns.choice(),
            emailConfirmedAt: try columns.optionalInteger().map { Date(milliseconds: $0) },
            suspendedAt: try columns.optionalInteger().map { Date(milliseconds: $0) },
            createdAt: Date(milliseconds: try columns.integer()),
            version: try columns.integer()
        )
    }
}

extension Units {
    /// Reads the units of weight, height, energy and distance, in this order.
    init(_ columns: inout ColumnReader) throws {
        self.init(
            weight: try columns.choice(),
            height: try columns.choice(),
            energy: try columns.choice(),
            distance: try columns.choice()
        )
    }
}
