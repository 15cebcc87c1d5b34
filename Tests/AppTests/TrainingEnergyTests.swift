import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Training

struct TrainingEnergyTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"

    private static func run(_ kilocalories: Double) throws -> Activity {
        Activity(
            id: Self.id,
            day: try #require(CalendarDay(TestApp.today)),
            origin: .logged,
            title: "Morning run",
            startedAt: TestApp.now,
            seconds: 1_800,
            kilocalories: kilocalories,
            way: .heartRate,
            averageBeats: 150
        )
    }

    private static func burned(_ ana: TestPerson) async throws -> (burned: Double?, credited: Double?) {
        let day = try await ana.api(.get, "/energy/\(TestApp.today)").json()
        return (day["burned"] as? Double, day["credited"] as? Double)
    }

    @Test(
        "what is trained burns in the diary's day, and is changed and removed where it was trained",
        arguments: Backend.available
    )
    func diary(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let store = try await Self.store(app)
            let run = try Self.run(300)
            for _ in 1...2 {
                _ = try await app.environment.database.write { db in try store.add(run, at: TestApp.now, in: db) }
            }
            #expect(try await Self.burned(ana) == (300, 150))
            let page = try await ana.get("/diary/\(TestApp.today)/energy")
            #expect(page.text.contains("/activities/\(Self.id)") && page.text.contains("by heart rate"))

            #expect(try await ana.get("/energy/items/\(Self.id)").status == .conflict)
            #expect(try await ana.post("/energy/items/\(Self.id)/removal").status == .conflict)
            #expect(try await ana.api(.delete, "/energy/items/\(Self.id)").status == .conflict)
            var longer = run
            longer.kilocalories = 420
            let changed = longer
            _ = try await app.environment.database.write { db in try store.change(changed, at: TestApp.now, in: db) }
            #expect(try await Self.burned(ana) == (420, 210))
            _ = try await store.remove(Self.id, at: TestApp.now)
            #expect(try await Self.burned(ana) == (0, 0))
            #expect(try await ana.post("/energy/items/\(Self.id)/restoration").status == .notFound)
            _ = try await store.restore(Self.id, at: TestApp.now)
            #expect(try await Self.burned(ana) == (420, 210))

            let week = try await ana.api(.get, "/weeks/\(TestApp.today)").json()
            #expect((week["count"] as? Int, week["kcal"] as? Double) == (1, 420))
            #expect(week["from"] as? String == "2026-03-09")
        }
    }

    /// Sends a run of 300 kcal and a device's total of the day in either order, and compares the day's sums.
    @Test(
        "what a device counted for a day has that day's training in it, whichever is said first",
        arguments: Backend.available
    )
    func deviceDay(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let store = try await Self.store(app)
            func send(_ kilocalories: Int) async throws {
                let sent = try await ana.api(.put, "/energy/\(TestApp.today)", #"{"burned": \#(kilocalories)}"#)
                try #require(sent.status == .ok, "\(sent.text)")
            }
            try await send(500)
            #expect(try await Self.burned(ana) == (500, 250))
            let run = try Self.run(300)
            _ = try await app.environment.database.write { db in try store.add(run, at: TestApp.now, in: db) }
            #expect(try await Self.burned(ana) == (500, 250))
            let page = try await ana.get("/diary/\(TestApp.today)/energy").text
            #expect(page.contains("the rest of 500 kcal, which has your training in it"))
            try await send(200)
            #expect(try await Self.burned(ana) == (300, 150))
            try await send(650)
            #expect(try await Self.burned(ana) == (650, 325))
            _ = try await store.remove(Self.id, at: TestApp.now)
            #expect(try await Self.burned(ana) == (650, 325))
            _ = try await store.restore(Self.id, at: TestApp.now)
            let byHand =
                #"{"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d22", "kcal": 80, "name": "Swim, watch off"}"#
            _ = try await ana.api(.post, "/energy/\(TestApp.today)/items", byHand)
            #expect(try await Self.burned(ana) == (730, 365))
            try await send(0)
            #expect(try await Self.burned(ana) == (380, 190))
        }
    }

    @Test("training that moves to another day leaves its day's device total whole")
    func moved() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let store = try await Self.store(app)
            _ = try await ana.api(.put, "/energy/\(TestApp.today)", #"{"burned": 500}"#)
            let run = try Self.run(300)
            _ = try await app.environment.database.write { db in try store.add(run, at: TestApp.now, in: db) }
            var earlier = run
            earlier.day = run.day.adding(days: -1)
            let moved = earlier
            _ = try await app.environment.database.write { db in try store.change(moved, at: TestApp.now, in: db) }
            #expect(try await Self.burned(ana) == (500, 250))
        }
    }

    private static func store(_ app: TestApp) async throws -> ActivityStore {
        let owner = try #require(
            try await app.environment.database.row("SELECT id FROM member WHERE screen_name = 'Ana'") {
                try $0.integer(0)
            }
        )
        return ActivityStore(database: app.environment.database, owner: owner, energy: app.environment.energyLog)
    }

    @Test("training's own place shows the week, and its neighbours")
    func week() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let home = try await ana.get("/training")
            #expect(home.status == .ok)
            #expect(home.text.contains("This week") && home.text.contains("/training?week=2026-03-02"))
            #expect(try await ana.get("/training?week=2026-03-02").text.contains("2–8 March"))
            #expect(try await ana.get("/training?week=nonsense").status == .notFound)
            #expect(try await ana.get("/training/weeks/2026-03-14").text.contains("Nothing completed in this week"))
            #expect(try await ana.api(.get, "/weeks/1875-01-01").status == .notFound)
        }
    }
}
