import Deeds
package import Foundation
import HealthMath
package import Members
package import Storage

/// Finds the members who train in gyms near a place, and when they were there.
///
/// These are members with a favourite gym there, and members who recorded visits; the caller shows only those who
/// agreed.
package struct GymRegulars: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// The most rows that a search reads.
    private static let most = 2_000
    private static let mostVisits = 20_000
    private static let mostGyms = 50

    package func members(of gym: Gym.ID, since: Date, at now: Date) async throws -> [Member.ID] {
        let members = try await self.membersFavouring([gym]).map(\.member)
        let visitors = try await self.visits(of: [gym], since: since, at: now).map(\.member)
        return Set(members + visitors).sorted()
    }

    /// Returns the gyms around a place with their members, and each member's visits since an instant.
    package func around(
        _ place: Coordinate,
        metres: Double,
        since: Date,
        at now: Date
    ) async throws -> [(gym: Gym, regulars: [Member.ID: [Date]])] {
        let gyms = try await GymStore(database: self.database).nearest(to: place, limit: Self.mostGyms)
            .filter { $0.metres <= metres }.map(\.gym)
        guard !gyms.isEmpty else { return [] }
        var regulars: [Gym.ID: [Member.ID: [Date]]] = [:]
        for one in try await self.membersFavouring(gyms.map(\.id)) { regulars[one.gym, default: [:]][one.member] = [] }
        for visit in try await self.visits(of: gyms.map(\.id), since: since, at: now) {
            regulars[visit.gym, default: [:]][visit.member, default: []].append(visit.at)
        }
        return gyms.compactMap { gym in regulars[gym.id].map { (gym, $0) } }
    }

    private func membersFavouring(_ gyms: [Gym.ID]) async throws -> [(gym: Gym.ID, member: Member.ID)] {
        try await self.database.rows(Self.members(of: gyms)) { row in
            var columns = row.reader
            return (gym: try columns.text(), member: try columns.integer())
        }
    }

    static func members(of gyms: [Gym.ID]) -> SQL {
        """
        SELECT gym_id, owner_id FROM favourite_gym WHERE gym_id IN \(list: gyms)
        ORDER BY gym_id, owner_id LIMIT \(Self.most)
        """
    }

    private struct Visit {
        let gym: Gym.ID
        let member: Member.ID
        let at: Date
    }

    private func visits(of gyms: [Gym.ID], since: Date, at now: Date) async throws -> [Visit] {
        try await self.database.rows(Self.visits(of: gyms, since: since, at: now)) { row in
            var columns = row.reader
            let (member, source, at) = (try columns.integer(), try columns.text(), try columns.integer())
            return FavouriteGymStore.gym(ofVisit: source).map {
                Visit(gym: $0, member: member, at: Date(milliseconds: at))
            }
        }.compactMap(\.self)
    }

    /// Lists every day's source, because the engines sort texts differently; the latest visit comes first.
    static func visits(of gyms: [Gym.ID], since: Date, at now: Date) -> SQL {
        // A day more on either side, because a deed's day is in its member's time zone.
        let days = CalendarDay(since, in: .gmt).adding(days: -1).number...CalendarDay(now, in: .gmt).number + 1
        let sources = gyms.flatMap { gym in days.map { FavouriteGymStore.source(gym, CalendarDay(number: $0)) } }
        // The kind is a literal, so that the planner knows that the partial index of visits applies.
        return """
            SELECT owner_id, source, at FROM deed
            WHERE kind = 'gym-visit' AND source IN \(list: sources) AND at >= \(since.milliseconds)
            ORDER BY at DESC, owner_id, source LIMIT \(Self.mostVisits)
            """
    }
}
