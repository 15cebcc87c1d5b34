import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// A database with members, whose weights, steps and water stand in a table of the tests.
struct MissionHouse {
    /// 14 March 2026, a Saturday.
    static let now = Date(timeIntervalSince1970: 1_773_489_600)
    static let today = CalendarDay("2026-03-14") ?? .first

    let counter: DeedCounter
    let members: [Member]

    var database: any Database { self.counter.database }
    var owner: Member.ID { self.members[0].id }
    var store: MissionStore { MissionStore(database: self.database, owner: self.owner) }

    static func open(_ backend: Backend, members: Int = 1) async throws -> MissionHouse {
        let measures = Migration("test-0001-measure") { words in
            [
                """
                CREATE TABLE measure (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL,
                    day \(words.text) NOT NULL,
                    amount \(words.real) NOT NULL,
                    PRIMARY KEY (owner_id, kind, day)
                ) \(words.strict)
                """
            ]
        }
        let database = try await backend.open(
            StandInMember.migrations + [measures] + JobMigrations.all + DeedMigrations.all + MotivationWing.migrations
        )
        let ids = try await StandInMember.add((0..<members).map { "Member \($0)" }, to: database)
        return MissionHouse(
            counter: DeedCounter(
                database: database,
                now: { Self.now },
                missions: Self.ports,
                days: CountedDays.stood
            ),
            members: ids.map { Member(id: $0, screenName: "m\($0)", firstName: "M\($0)") }
        )
    }

    /// A woman of 170 cm and 72 kg.
    static let ports = MissionPorts(
        weighings: { owner, days, db in
            try Self.measures("weight", of: owner, in: days, db)
                .map { WeighedDay(day: $0.day, kilograms: $0.amount) }
        },
        readings: { owner, days, db in
            try Self.measures("steps", of: owner, in: days, db)
                .map { MissionReading(.steps, on: $0.day, $0.amount) }
        },
        body: { _ in
            let birthday = CalendarDay("1990-05-17") ?? .first
            let facts = BodyFacts(sex: .female, birthday: birthday, centimetres: 170, kilograms: 72)
            return MissionBody(facts, activity: .light, isPregnant: false)
        },
        goalTarget: { _ in nil },
        energy: { _, _ in MissionEnergy(eaten: 1_240, goal: 1_900) }
    )

    private static func measures(
        _ kind: String,
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ db: any SQLConnection
    ) throws -> [(day: CalendarDay, amount: Double)] {
        try db.rows(
            """
            SELECT day, amount FROM measure WHERE owner_id = \(owner) AND kind = \(kind)
                AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
            ORDER BY day
            """
        ) { row in
            var columns = row.reader
            return (try columns.parsed("a day") { CalendarDay($0) }, try columns.real())
        }
    }

    /// Writes a measure as the wings do: with the news of its day.
    func measure(_ kind: String, _ amount: Double, on day: CalendarDay) async throws {
        let owner = self.owner
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO measure (owner_id, kind, day, amount)
                VALUES (\(owner), \(kind), \(day.description), \(amount))
                ON CONFLICT (owner_id, kind, day) DO UPDATE SET amount = excluded.amount
                """
            )
            try DeedNews.add(of: owner, on: day, in: db)
        }
    }

    /// Starts a mission so many days ago.
    func start(_ aim: MissionAim?, daysAgo: Int = 0, id: String = RowID.new()) async throws -> MissionStore.Start {
        try await self.store.start(
            try #require(aim),
            id: id,
            today: Self.today.adding(days: -daysAgo),
            at: Self.now.addingTimeInterval(-86_400 * Double(daysAgo))
        )
    }

    /// The sources of the member's deeds of a kind.
    func deeds(_ kind: Deed.Kind) async throws -> [String] {
        try await DeedStore(database: self.database, owner: self.owner)
            .deeds(of: [kind], from: .first, through: .last).map(\.source)
    }

    func points() async throws -> Int {
        try await self.counter.catchUp(self.owner)
        return try await PointStore(database: self.database, owner: self.owner).sum()
    }
}
