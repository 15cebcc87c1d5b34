import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Finds where members train who share that: the cells of their profiles, by check-ins and workouts.
struct CellHappenings: Sendable {
    let database: any Database

    /// The most profiles that are read, the nearest first.
    private static let most = 2_000

    func around(_ place: CoarsePlace, kilometres: Int, since: Date) async throws -> [Happening] {
        try await self.database.read { db in
            let near = try Nearness.around(place, Double(kilometres), after: nil, limit: Self.most, in: db)
            guard !near.isEmpty else { return [] }
            let members = try db.rows(Self.present(near.map(\.id))) { row in
                var columns = row.reader
                return (id: try columns.integer(), place: CoarsePlace(near: try columns.real(), try columns.real()))
            }
            guard !members.isEmpty else { return [] }
            let times = try db.rows(Self.deeds(of: members.map(\.id), since: since)) { row in
                var columns = row.reader
                return (id: try columns.integer(), at: Date(milliseconds: try columns.integer()))
            }
            let byMember = Dictionary(grouping: times, by: \.id)
            var cells: [CoarsePlace: [Member.ID: [Date]]] = [:]
            for member in members {
                guard let cell = member.place, let times = byMember[member.id] else { continue }
                cells[cell, default: [:]][member.id] = times.map(\.at)
            }
            return cells.map { cell, regulars in
                Happening(
                    gym: nil,
                    name: "Around here",
                    latitude: cell.latitude,
                    longitude: cell.longitude,
                    regulars: regulars
                )
            }
        }
    }

    private static func present(_ ids: [Member.ID]) -> SQL {
        """
        SELECT owner_id, latitude, longitude FROM buddy_profile
        WHERE owner_id IN \(list: ids) AND latitude IS NOT NULL
            AND (shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0
        """
    }

    static func deeds(of members: [Member.ID], since: Date) -> SQL {
        // One day earlier, because the day of a deed is in its member's time zone.
        let day = CalendarDay(since, in: .gmt).adding(days: -1)
        return """
            SELECT owner_id, at FROM deed
            WHERE owner_id IN \(list: members) AND day >= \(day.description)
                AND kind IN (\(Deed.Kind.checkedIn.name), \(Deed.Kind.workoutDone.name))
                AND at >= \(since.milliseconds)
            """
    }
}
