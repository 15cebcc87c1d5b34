import Foundation
import HTTPTypes
import HummingbirdTesting
import Portability
import Storage
import Support
import Testing
import Web

@testable import App

/// Imported rows obey the rules of forms and devices.
struct RestoreRulesTests {
    /// Returns the valid row of a table with some values replaced.
    private static func row(_ table: String, _ changes: [String: Any]) throws -> HonestExport.Row {
        let honest = try #require(HonestExport.rows.first { $0.table == table })
        return (table, honest.values.merging(changes) { $1 })
    }

    private static func bring(_ rows: [HonestExport.Row], to person: TestPerson) async throws -> [String: Any] {
        try await person.bringIn(try HonestExport.zip(rows))
    }

    @Test("an activity of the year 292 million stops nobody", arguments: Backend.available)
    func distantActivity(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let bad = try Self.row("activity", ["started_at": Int64.max])
            let good = try Self.row(
                "activity",
                ["id": "20000000-0000-4000-8000-000000000001", "removed_at": NSNull(), "title": "Honest"]
            )
            let done = try await Self.bring([bad, good], to: ana)
            #expect(done["skipped"] as? [String: Int] == ["that Spotter would not have kept like that": 1])
            let list = try await ana.api(.get, "/activities")
            #expect(list.status == .ok)
            #expect(list.text.contains("Honest"))
        }
    }

    @Test("deeds with others stay where they were, and that is what is said")
    func together() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let rows = [try Self.row("deed", [:]), try Self.row("deed", ["kind": "buddy-gained", "source": "7"])]
            let done = try await Self.bring(rows, to: ana)
            #expect(
                done["skipped"] as? [String: Int] == ["about you and others together, which stay where they were": 1]
            )
        }
    }

    @Test("a stored instant beyond the calendar is its end, not the program's", arguments: Backend.available)
    func storedActivity(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let honest = try Self.row("activity", ["removed_at": NSNull()])
            _ = try await Self.bring([honest], to: ana)
            try await app.environment.database.write {
                try $0.execute("UPDATE activity SET started_at = \(Int64.max), zone_seconds = '1e300 1 1 1 1'")
            }
            #expect(try await ana.api(.get, "/activities").status == .ok)
        }
    }

    @Test("neither a wish that is underweight nor a likeness that is gone comes in, but what they belong to does")
    func dropped() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let rows = [
                try Self.row("body", ["height_cm": 190.0, "desired_kg": 20.0]),
                try Self.row("own_exercise", ["moves_like": "zz"]),
            ]
            _ = try await Self.bring(rows, to: ana)
            let database = app.environment.database
            let body = try await database.row("SELECT height_cm, desired_kg FROM body") { row in
                var columns = row.reader
                return (try columns.optionalReal(), try columns.optionalReal())
            }
            #expect(body?.0 == 190 && body?.1 == nil)
            let likes = try await database.rows("SELECT moves_like FROM own_exercise") { try $0.optionalText(0) }
            #expect(likes == [nil])
        }
    }

    @Test("a set that lasts longer than anybody goes on is left out alone", arguments: Backend.available)
    func longSet(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let long = try Self.row("activity_set", ["position": 1, "seconds": 18_000.5])
            let rows = [try Self.row("activity", [:]), try Self.row("activity_set", ["seconds": 18_000.0]), long]
            let done = try await Self.bring(rows, to: ana)
            #expect((done["skipped"] as? [String: Int])?.values.reduce(0, +) == 1)
            let kept = try await app.environment.database.row("SELECT COUNT(*) FROM activity_set") { try $0.int(0) }
            #expect(kept == 1)
        }
    }

    @Test("a session longer than its table takes is left out alone", arguments: Backend.available)
    func longSession(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let honest = try Self.row("training_session", [:])
            let conduct = try #require(honest.values["conduct"] as? String)
            // A zip that unpacks to far more than it is would be refused as a whole.
            let space = (0..<400_000).map { [" ", "\t", "\r", "\n"][($0 &* 2_654_435_761) >> 13 & 3] }
            let long = space.joined() + conduct
            let rows = [try Self.row("training_session", ["conduct": long]), try Self.row("weight", [:])]
            let done = try await Self.bring(rows, to: ana)
            #expect(done["kinds"] as? [String: Int] == ["weight": 1])
        }
    }

    @Test("a session whose rest never ends is no session", arguments: Backend.available)
    func endlessRest(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let honest = try Self.row("training_session", ["ended_at": NSNull()])
            let conduct = try #require(honest.values["conduct"] as? String)
            let endless = conduct.replacing(#""rest":60"#, with: #""rest":9223372036854775807"#)
            let bad = try Self.row("training_session", ["conduct": endless])
            let done = try await Self.bring([bad, try Self.row("weight", [:])], to: ana)
            #expect(done["kinds"] as? [String: Int] == ["weight": 1])
            _ = try await Self.bring([honest], to: ana)
            try await app.environment.database.write {
                try $0.execute("UPDATE training_session SET conduct = \(endless)")
            }
            #expect(try await ana.api(.get, "/sessions/\(HonestExport.session)").status == .notFound)
        }
    }

    @Test(
        "text that turns the page around, controls, unknown zones and codes that aren't true are left out",
        arguments: [
            ("workout", "title", "Legs\u{202E}"), ("workout", "about", "a\u{7}b"), ("own_exercise", "name", "\u{200B}"),
            ("diary_entry", "name", "Soup\u{2066}"), ("dish", "name", " "), ("about", "quote", "a\nb"),
            ("reminder", "time_zone", "Mars/Olympus"), ("own_food", "barcode", "1234567890123"),
            ("meal_list", "names", "Lunch\nlunch"), ("planned_workout", "title", String(repeating: "x", count: 81)),
            ("reminder", "kind", "nonsense"), ("reading", "kind", "nonsense"), ("deed", "kind", "buddy-gained"),
            ("place_gear", "gear", "mat lasso"), ("place_gear", "gear", "mat mat"), ("place_gear", "place", "moon"),
            ("workout", "gear", "mat mat"), ("health_detail", "kind", "secrets"), ("notice_switch", "kind", "nonsense"),
            ("deed", "day", "2026-03-20"), ("mission", "started_on", "1900-01-01"),
            ("progress_photo", "day", "1990-05-16"), ("weight", "day", "1990-05-16"), ("activity", "day", "1990-05-16"),
            ("diary_entry", "day", "1990-05-16"), ("diary_entry", "day", "2027-06-01"),
            ("goal", "target_day", "2036-12-01"), ("freed_day", "day", "2028-01-01"),
        ]
    )
    func unfit(table: String, column: String, value: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let rows = HonestExport.rows.filter { $0.table == "eaten_nutrients" }
            let done = try await Self.bring(rows + [try Self.row(table, [column: value])], to: ana)
            #expect((done["skipped"] as? [String: Int])?.values.reduce(0, +) == 1)
        }
    }

    @Test("one dish that can't be costs the others nothing", arguments: Backend.available)
    func cookedMeal(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let meal = "meal-00000000-0000-4000-8000-000000000005"
            let rows = [try Self.row("dish", ["id": meal, "kind": "meal"]), try Self.row("dish", [:])]
            let done = try await Self.bring(rows, to: ana)
            #expect(done["state"] as? String == "done")
            #expect(done["added"] as? Int == 1)
        }
    }

    @Test("what no column holds is passed over, however much it is")
    func unknownColumns() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            // These numbers compress badly.
            let many = (0..<100_000).map { ($0 &* 2_654_435_761) % 1_000_003 }
            let rows = [
                try Self.row("weight", ["unknown": many]), try Self.row("weight", ["day": "2026-01-01", "at": many]),
            ]
            let done = try await Self.bring(rows, to: ana)
            #expect(done["kinds"] as? [String: Int] == ["weight": 1])
            #expect((done["skipped"] as? [String: Int])?.values.reduce(0, +) == 1)
        }
    }

    @Test("names that another app's file brings turn no page around", arguments: Backend.available)
    func foreignNames(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let file = "Date,Meal,Calories\n2026-01-05,Break\u{202E}fast\u{2028}!,420\n"
            _ = try await ana.bringIn(Data(file.utf8))
            let kept = try await ana.kept()["diary_entry"]?.joined() ?? ""
            #expect(kept.contains("Break fast !"))
            let again = try await app.person("Ben", body: false)
            let done = try await again.bringIn(try await ana.takeAlong())
            #expect((done["skipped"] as? [String: Int]) == [:])
        }
    }

    @Test("a reminder is due on its own clock, whatever the file says", arguments: Backend.available)
    func due(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            _ = try await Self.bring([try Self.row("reminder", ["due_at": Int64.max])], to: ana)
            let due = try await app.environment.database.row("SELECT due_at FROM reminder") { try $0.integer(0) }
            // 07:30 in Vienna on the next day, one hour ahead of UTC in March.
            #expect(due == Int64(TestApp.now.timeIntervalSince1970 + 18.5 * 3_600) * 1_000)
        }
    }

    @Test(
        "no more plans lie ahead than a form allows, and those here already are no more",
        arguments: Backend.available
    )
    func plansAhead(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let rows = try (1...250).map { number in
                let start = HonestExport.past + number * 86_400_000
                let digits = String(10_000 + number)
                return try Self.row(
                    "planned_workout",
                    [
                        "id": "20000000-0000-4000-8000-0000000" + digits, "start_at": start,
                        "end_at": start + 3_600_000, "removed_at": NSNull(), "settled": NSNull(),
                    ]
                )
            }
            let done = try await Self.bring(rows, to: ana)
            #expect(done["added"] as? Int == 200)
            #expect(done["leftOut"] as? Int == 50)
            let again = try await Self.bring(Array(rows.prefix(200)), to: ana)
            #expect(again["known"] as? Int == 200)
            #expect(again["leftOut"] as? Int == 0)
            #expect(
                try await ana.get("/me/data/imports/\(try #require(done["id"] as? String))").text.contains(
                    "50 left out"
                )
            )
        }
    }

    @Test("what belongs to something that isn't here is left out, and the rest comes", arguments: Backend.available)
    func orphan(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let rows = [try Self.row("activity_set", [:]), try Self.row("weight", ["day": "2026-01-01"])]
            let done = try await Self.bring(rows, to: ana)
            #expect(done["state"] as? String == "done")
            #expect(done["added"] as? Int == 1)
            #expect(done["leftOut"] as? Int == 1)
        }
    }

    @Test("an access token brings nothing about health, settings or notices", arguments: Backend.available)
    func byToken(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person(body: false)
            let token = TestPerson(
                app: app,
                cookie: "",
                token: try await ana.accessToken([Scope(rawValue: "data:write"), Scope(rawValue: "data:read")])
            )
            let before = try await ana.kept()
            let done = try await token.bringIn(try HonestExport.zip(HonestExport.rows))
            #expect((done["skipped"] as? [String: Int])?.values.reduce(0, +) == Self.personal.count + 1)
            let after = try await ana.kept()
            for table in Self.personal { #expect(after[table] == before[table], "\(table)") }
            let row = try await app.environment.database.row("SELECT safety_mail, theme FROM member") {
                (try $0.int(0), try $0.text(1))
            }
            #expect(row?.0 == 1 && row?.1 == "system")

            // A token can't start an import with personal rows that its member has previewed.
            let looked = try #require(
                try await ana.bring(try HonestExport.zip(HonestExport.rows)).json()["id"] as? String
            )
            #expect(try await token.api(.post, "/imports/\(looked)/start").status == .forbidden)
            #expect(try await ana.api(.post, "/imports/\(looked)/start").status == .ok)
            #expect(try await token.api(.post, "/imports/\(looked)/undo").status == .forbidden)
        }
    }

    private static let personal: Set<String> = [
        "body", "health_detail", "reminder", "cohort_consent", "free_time", "notice_switch", "notice_timing",
        "progress_photo", "food_photo", "food_photo_removal", "taught_photo", "photo_keeping",
    ]

    @Test("millions of lines are counted before any is kept", arguments: Backend.available)
    func millions(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let line = "2026-01-01,80\n"
            let text = "Date,Weight\n" + String(repeating: line, count: 2_000_000)
            let answer = try await ana.bring(Data(text.utf8))
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("300,000 lines"))
            let kept = try await app.environment.database.row("SELECT COUNT(*) FROM import") { try $0.int(0) }
            #expect(kept == 0, "Not even begun.")
        }
    }
}
