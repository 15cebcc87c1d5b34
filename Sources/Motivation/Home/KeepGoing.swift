package import HealthMath
package import Members
package import Storage
package import Web

/// What Today says of how a member keeps going, in a line that leads to the wing's home.
package enum KeepGoing {
    /// Returns text such as "24 points this week", or that there is something new; empty without pressure and before
    /// the first point.
    ///
    /// It counts nothing: what the last seconds brought is there a moment later.
    package static func words(
        for member: Member,
        on today: CalendarDay,
        in database: any Database,
        _ switches: HouseSwitches
    ) async throws -> String {
        guard !member.noPressure else { return "" }
        let (points, isNew) = try await database.read { db in
            (
                try PointStore.sum(of: member.id, in: today.week, db),
                try db.exists("SELECT 1 FROM achievement WHERE owner_id = \(member.id) AND seen_at IS NULL LIMIT 1")
            )
        }
        if isNew, switches.isOn(.achievements) { return "You earned something new" }
        if points < 2 { return points == 1 ? "1 point this week" : "" }
        return "\(Numerals.text(Double(points))) points this week"
    }
}
