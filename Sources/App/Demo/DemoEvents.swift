import Foundation
import HTTPTypes
import HealthMath
import Web

/// The events of the town: made by its organiser, joined by many, and checked in at by those who came.
struct DemoEvents {
    private struct Outing {
        let row: [String: String]
        let day: Int
        var id: String?
        var joined: [DemoLife] = []
        var isOver = false

        /// Minutes after midnight.
        var start: Int {
            let parts = self.row.text("start").split(separator: ":").compactMap { Int($0) }
            return parts.count == 2 ? parts[0] * 60 + parts[1] : 600
        }
    }

    private static let announced = 12
    private let calendar: DemoCalendar
    private var outings: [Outing]

    init(_ calendar: DemoCalendar) {
        self.calendar = calendar
        // All of them are on Saturdays.
        let shift = (6 - calendar.day(9).weekday.rawValue + 7) % 7
        let rows = (try? DemoTable("events").rows) ?? []
        self.outings = rows.map { Outing(row: $0, day: $0.whole("day") + shift) }
    }

    mutating func live(
        _ index: Int,
        _ here: [DemoLife],
        in season: DemoSeason,
        _ chance: inout DemoChance
    ) async throws {
        guard let organiser = here.first(where: { $0.who.role == .organiser }) else { return }
        for number in self.outings.indices {
            let outing = self.outings[number]
            let untilThen = outing.day - index
            if outing.id == nil, (1...Self.announced).contains(untilThen) {
                self.outings[number].id = try await organiser.announce(outing.row, on: self.calendar.day(outing.day))
            }
            guard let id = self.outings[number].id, !outing.isOver else { continue }
            if untilThen > 0 {
                let known = Set(outing.joined.map(\.who.index))
                let adults = here.filter { $0.who.isAdult && !known.contains($0.who.index) }
                for life in adults.shuffled(using: &chance).prefix(chance.number(0...2)) {
                    try await life.join(id)
                    self.outings[number].joined.append(life)
                }
            } else if untilThen == 0 {
                self.outings[number].isOver = true
                guard outing.start < 17 * 60, season.goOn(index, minutes: outing.start + 10) else { continue }
                for life in outing.joined where chance.hits(0.85) { try await life.checkIn(id, at: outing.row) }
            }
        }
    }
}

extension DemoLife {
    fileprivate func announce(_ row: [String: String], on day: CalendarDay) async throws -> String? {
        let parts = row.text("start").split(separator: ":").compactMap { Int($0) }
        let end = (parts.first ?? 10) * 60 + (parts.last ?? 0) + row.whole("minutes")
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return try await self.ask(
            .post,
            DemoLinks.events.path,
            [
                "requestId": self.chance.id(), "name": row.text("name"), "about": row.text("about"),
                "place": row.text("place"), "lat": row.number("lat"), "lon": row.number("lon"),
                "zone": DemoCalendar.zone, "startDay": day.description, "startTime": row.text("start"),
                "endTime": "\(two(end / 60)):\(two(end % 60))", "points": row.whole("points"),
                "capacity": row.whole("capacity"), "sponsor": row.text("sponsor"), "ages": "adults",
                "traits": row.list("traits"),
            ]
        ).text("id")
    }

    fileprivate func join(_ event: String) async throws {
        try await self.ask(.put, DemoLinks.eventJoining.path(event), unless: [409])
    }

    /// Checks somebody in; members who wait in line can't be.
    fileprivate func checkIn(_ event: String, at row: [String: String]) async throws {
        try await self.ask(
            .put,
            DemoLinks.eventCheckIn.path(event),
            ["lat": row.number("lat") + 0.0002, "lon": row.number("lon"), "accuracy": 20],
            unless: [403, 404, 409, 422]
        )
    }
}
