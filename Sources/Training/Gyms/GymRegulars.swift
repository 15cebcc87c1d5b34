import Deeds
package import Foundation
import HealthMath
package import Storage

/// Who made gyms theirs and when they were there: of everybody, for whoever asks after those who show it.
package struct GymRegulars: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// As many as anybody looks through.
    private static let most = 2_000
    private static let mostGyms = 50

    package func members(of gym: Gym.ID) async throws -> [Int64] {
        try await self.database.rows(Self.members(of: [gym])) { try $0.integer(1) }
    }

    /// The gyms around a place with their members, and each one's visits since an instant.
    package func around(
        _ place: Coordinate,
        metres: Double,
        since: Date
    ) async throws -> [(gym: Gym, regulars: [Int64: [Date]])] {
        let gyms = try await GymStore(database: self.database).nearest(to: place, limit: Self.mostGyms)
            .filter { $0.metres <= metres }.map(\.gym)
        guard !gyms.isEmpty else { return [] }
        let members = try await self.database.rows(Self.members(of: gyms.map(\.id))) { row in
            (gym: try row.text(0), id: try row.integer(1))
        }
        guard !members.isEmpty else { return [] }
        let visits = Dictionary(
            grouping: try await self.visits(of: Array(Set(members.map(\.id))).sorted(), since: since)
        ) { Visit.Key(gym: $0.gym, member: $0.member) }
        let byGym = Dictionary(grouping: members, by: \.gym)
        return gyms.compactMap { gym in
            byGym[gym.id].map { members in
                let regulars = members.map { ($0.id, visits[.init(gym: gym.id, member: $0.id)]?.map(\.at) ?? []) }
                return (gym, Dictionary(uniqueKeysWithValues: regulars))
            }
        }
    }

    static func members(of gyms: [Gym.ID]) -> SQL {
        """
        SELECT gym_id, owner_id FROM favourite_gym WHERE gym_id IN \(list: gyms)
        ORDER BY gym_id, owner_id LIMIT \(Self.most)
        """
    }

    private struct Visit {
        struct Key: Hashable {
            let gym: Gym.ID
            let member: Int64
        }

        let gym: Gym.ID
        let member: Int64
        let at: Date
    }

    private func visits(of members: [Int64], since: Date) async throws -> [Visit] {
        // A day before: the day of a deed is its member's own.
        let day = CalendarDay(number: Int(since.timeIntervalSince1970 / 86_400) - 1)
        return try await self.database.rows(
            """
            SELECT owner_id, source, at FROM deed
            WHERE owner_id IN \(list: members) AND day >= \(day.description)
                AND kind = \(Deed.Kind.gymVisit.rawValue) AND at >= \(since.milliseconds)
            """
        ) { row in
            try FavouriteGymStore.gym(ofVisit: try row.text(1)).map {
                Visit(gym: $0, member: try row.integer(0), at: Date(milliseconds: try row.integer(2)))
            }
        }.compactMap(\.self)
    }
}
