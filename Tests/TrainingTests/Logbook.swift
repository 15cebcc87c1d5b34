import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Training

/// Ana and Ben, their database, and energy that is written down beside it.
struct Logbook {
    let database: any Database
    let ana: Int64
    let ben: Int64

    /// A Saturday: 2026-11-21 14:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_795_269_600)

    init(_ backend: Backend) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + TrainingWing.migrations + [
                Migration("test-0001-burned") { words in
                    [
                        """
                        CREATE TABLE burned (
                            owner_id \(words.integer) NOT NULL, id \(words.text) NOT NULL, day \(words.text) NOT NULL,
                            kcal \(words.real) NOT NULL, PRIMARY KEY (owner_id, id)
                        ) \(words.strict)
                        """
                    ]
                }
            ]
        )
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
    }

    /// What the diary would do.
    static let energy = EnergyLog(
        write: { activity, owner, _, db in
            try db.execute(
                """
                INSERT INTO burned (owner_id, id, day, kcal)
                VALUES (\(owner), \(activity.id), \(activity.day.description), \(activity.kilocalories))
                ON CONFLICT (owner_id, id) DO UPDATE SET day = excluded.day, kcal = excluded.kcal
                """
            )
        },
        withdraw: { activity, owner, _, db in
            try db.execute("DELETE FROM burned WHERE owner_id = \(owner) AND id = \(activity.id)")
        }
    )

    func store(of owner: Member.ID? = nil) -> ActivityStore {
        ActivityStore(database: self.database, owner: owner ?? self.ana, energy: Self.energy)
    }

    func burned(by owner: Member.ID? = nil) async throws -> Double {
        let id = owner ?? self.ana
        return try await self.database.row("SELECT COALESCE(SUM(kcal), 0) FROM burned WHERE owner_id = \(id)") {
            try $0.real(0)
        } ?? 0
    }

    /// "kind quantity" of each deed, sorted.
    func deeds(of owner: Member.ID? = nil) async throws -> [String] {
        let day = try Self.day("2026-01-01")
        let deeds = try await DeedStore(database: self.database, owner: owner ?? self.ana)
            .deeds(of: TrainingWing.deedKinds, from: day, through: day.adding(days: 366))
        return deeds.map { "\($0.day) \($0.kind.name) \(Int($0.quantity))" }.sorted()
    }

    @discardableResult
    func add(_ activity: Activity, to owner: Member.ID? = nil) async throws -> Bool {
        let store = self.store(of: owner)
        return try await self.database.write { db in try store.add(activity, at: Self.now, in: db) }
    }

    func change(_ activity: Activity, of owner: Member.ID? = nil) async throws -> Activity? {
        let store = self.store(of: owner)
        return try await self.database.write { db in try store.change(activity, at: Self.now, in: db) }
    }

    static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    static func id(_ number: Int) -> String { "00000000-0000-4000-8000-" + String(1_000_000_000_00 + number) }

    /// A run of an hour.
    static func run(_ number: Int = 1, day: String = "2026-11-21", metres: Double = 10_000) throws -> Activity {
        let day = try Self.day(day)
        return Activity(
            id: Self.id(number),
            day: day,
            origin: .logged,
            title: "Steady run",
            exercise: "steady-run",
            startedAt: day.start(in: .gmt) + 36_000,
            seconds: 3_600,
            metres: metres,
            kilocalories: 700,
            way: .equivalents
        )
    }

    /// Squats of so many repetitions with so many kilograms.
    static func squats(
        _ number: Int,
        day: String,
        _ sets: [(reps: Int, kilograms: Double)],
        exertion: Double? = nil
    ) throws -> Activity {
        let day = try Self.day(day)
        let start = day.start(in: .gmt) + 64_800
        return Activity(
            id: Self.id(number),
            day: day,
            origin: .session,
            title: "Legs",
            workout: Self.id(900),
            startedAt: start,
            seconds: 1_800,
            kilocalories: 180,
            way: .equivalents,
            sets: sets.enumerated().map { place, set in
                DoneSet(
                    exercise: "squat",
                    name: "Squat",
                    part: .main,
                    reps: set.reps,
                    kilograms: set.kilograms,
                    seconds: nil,
                    exertion: exertion,
                    doneAt: start + Double(place) * 120
                )
            }
        )
    }
}
