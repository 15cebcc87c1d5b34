import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Community

struct HappeningsTests {
    private static let place = CoarsePlace(near: 55.676, 12.568)
    /// Tuesday, 25 June 2024, 19:00 in Greenwich.
    private static let tuesday = Date(timeIntervalSince1970: 1_719_342_000)

    private func gym(_ regulars: [Member.ID: [Date]], latitude: Double = 55.68) -> HappeningSource {
        { _, _, _ in
            [
                Happening(
                    gym: "osm-node-1",
                    name: "Nordhavn Gym",
                    latitude: latitude,
                    longitude: 12.57,
                    regulars: regulars
                )
            ]
        }
    }

    private func around(
        _ village: Village,
        for owner: Member.ID,
        _ sources: [HappeningSource],
        kilometres: Int = 10
    ) async throws -> [Happenings.Gathered] {
        try await Happenings(database: village.database, people: village.lookup, sources: sources)
            .around(try #require(Self.place), kilometres: kilometres, for: owner, at: village.now)
    }

    @Test(
        "a gym tells how many train there and when usually, of those who show it and may be met",
        arguments: Backend.available
    )
    func gyms(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.shares = .presence }
        var regulars: [Member.ID: [Date]] = [ana: [Self.tuesday]]
        for name in ["Ben", "Cleo", "Dan"] {
            let id = try await village.addShown(name) { $0.shares = .presence }
            regulars[id] = name == "Dan" ? [] : [Self.tuesday, Self.tuesday.addingTimeInterval(7 * 86_400)]
        }
        let silent = try await village.addShown("Silent")
        let hidden = try await village.addShown("Hidden") {
            $0.shares = .presence
            $0.isVisible = false
        }
        let teen = try await village.addShown("Teen", age: 16) { $0.shares = .presence }
        let blocked = try await village.addShown("Blocked") { $0.shares = .presence }
        try await village.block(blocked, ana)
        for id in [silent, hidden, teen, blocked] { regulars[id] = [Self.tuesday] }
        let found = try #require(try await self.around(village, for: ana, [self.gym(regulars)]).first)
        #expect(found.people == 3 && found.usually?.words == "Tuesday evenings")
        let view = HappeningView(found, from: try #require(Self.place), units: .metric)
        #expect(view.happeningWords == "3 people train here, mostly Tuesday evenings")
        #expect(view.happeningPath == "/together/activities/osm-node-1")
        let around = Happening(gym: nil, name: "Around here", latitude: 55.68, longitude: 12.57, regulars: [:])
        let area = HappeningView(
            Happenings.Gathered(happening: around, people: 1, usually: nil),
            from: try #require(Self.place),
            units: .metric
        )
        let (shown, folded) = HappeningView.gymsFirst([area, view])
        #expect(shown.map(\.happeningName) == [view.happeningName] && folded.map(\.happeningName) == ["Around here"])
        #expect(HappeningView.gymsFirst([area]).shown.count == 1, "Without a gym areas aren't folded.")
        let alone = try await self.around(village, for: ana, [self.gym([silent: [Self.tuesday]])])
        #expect(alone.isEmpty)
        #expect(try await self.around(village, for: ana, [self.gym(regulars, latitude: 55.9)]).isEmpty)
    }

    @Test("a cell tells of those who checked in or trained around it of late", arguments: Backend.available)
    func cells(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        for (name, kind, ago) in [
            ("Ben", Deed.Kind.checkedIn, 3.0), ("Cleo", .workoutDone, 5), ("Old", .workoutDone, 60),
        ] {
            let id = try await village.addShown(name) {
                $0.shares = .presence
                $0.place = Self.place
            }
            let at = village.now.addingTimeInterval(-ago * 86_400)
            let deed = Deed(owner: id, day: CalendarDay(at, in: .gmt), kind: kind, source: "test", at: at)
            _ = try await village.database.write { try deed.record(in: $0) }
        }
        let cells: HappeningSource = CellHappenings(database: village.database).around
        let found = try await self.around(village, for: ana, [cells])
        #expect(found.map(\.people) == [2] && found.first?.usually == nil)
        #expect(found.first?.happening.latitude == Self.place?.latitude)
        #expect(try await self.around(village, for: ana, [cells], kilometres: 1).count == 1)
    }

    @Test("fewer than three, or three at other times, tell no time; who comes often counts once")
    func usual() throws {
        let zone = TimeZone.gmt
        let (tuesday, friday) = (Self.tuesday, Self.tuesday.addingTimeInterval(3 * 86_400))
        #expect(UsualTime(of: [[(tuesday, zone)], [(tuesday, zone)]]) == nil)
        #expect(UsualTime(of: [[(tuesday, zone), (tuesday, zone)], [(friday, zone)], []]) == nil)
        #expect(UsualTime(of: [[(tuesday, zone)], [(friday, zone)], [(friday, zone)]])?.words == "Friday evenings")
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let early = UsualTime(of: [
            [(tuesday.addingTimeInterval(7_200), tokyo)], [(tuesday.addingTimeInterval(7_200), tokyo)], [],
        ])
        #expect(early?.words == "Wednesday early mornings")
    }
}
