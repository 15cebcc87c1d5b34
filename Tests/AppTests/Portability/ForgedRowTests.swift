import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Rows of an edited export that no form would have written.
struct ForgedRowTests {
    private static func row(_ table: String, _ changes: [String: Any]) throws -> HonestExport.Row {
        let honest = try #require(HonestExport.rows.first { $0.table == table })
        return (table, honest.values.merging(changes) { $1 }.filter { $0.key != "removed_at" })
    }

    @Test(
        "energy of a training that isn't here can be removed, and as much is credited as was chosen",
        arguments: Backend.available
    )
    func ghost(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let ghost = try Self.row("energy_burned", ["trained": 1, "kcal": 900.0, "credited": 900.0])
            _ = try await ana.bringIn(try HonestExport.zip([ghost]))
            let day = try await ana.api(.get, "/energy/\(HonestExport.day)").json()
            #expect(day["credited"] as? Double == 450)
            let id = try #require(ghost.values["id"] as? String)
            #expect(try await ana.api(.delete, "/energy/items/\(id)").status == .noContent)
            let after = try await ana.api(.get, "/energy/\(HonestExport.day)").json()
            #expect((after["items"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("energy of a training that comes along stays the training's", arguments: Backend.available)
    func trained(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let rows = [
                try Self.row("energy_burned", ["id": HonestExport.activity, "trained": 1, "credited": 0]),
                try Self.row("activity", [:]), try Self.row("energy_credit", ["credit": "all"]),
            ]
            _ = try await ana.bringIn(try HonestExport.zip(rows))
            let kept = try await app.environment.database.row("SELECT trained, credited FROM energy_burned") { row in
                var columns = row.reader
                return (try columns.int(), try columns.real())
            }
            #expect(kept?.0 == 1 && kept?.1 == 200.5)
            #expect(try await ana.api(.delete, "/energy/items/\(HonestExport.activity)").status == .conflict)
        }
    }

    @Test(
        "ids and times that no form makes are left out",
        arguments: [
            ("energy_burned", "id", "nonsense"), ("energy_burned", "id", "1e308"),
            ("energy_burned", "id", "device-2026-03-13"), ("favourite_gym", "gym_id", "<script>"),
            ("favourite", "food_id", "usda-1"), ("favourite", "food_id", "nonsense"), ("favourite", "food_id", "own-1"),
            ("advice_exclusion", "food_id", "usda-1"), ("exercise_exclusion", "exercise_id", "nonsense"),
            ("dish_line", "food_id", "nonsense"), ("workout", "shared_by", "Ben\u{200F}"),
            ("workout", "shared_by", "Ben\u{61C}x"), ("workout", "shared_by", "https://example.org"),
            ("dish", "shared_by", String(repeating: "x", count: 61)), ("dish", "shared_by", "Ben\u{200B}"),
            ("training_session", "started_at", -1),
            ("training_session", "ended_at", -1), ("activity", "started_at", -1), ("activity", "created_at", -1),
            ("planned_workout", "planned_at", -1), ("planned_workout", "checked_in_at", -1),
        ] as [(String, String, any Sendable)]
    )
    func unfit(table: String, column: String, value: any Sendable) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let rows = [try Self.row(table, [column: value]), try Self.row("weight", [:])]
            let done = try await ana.bringIn(try HonestExport.zip(rows))
            #expect(done["kinds"] as? [String: Int] == ["weight": 1], "\(table).\(column)")
        }
    }

    @Test("a gym comes in as its list has it, and one that no list has stays outside", arguments: Backend.available)
    func gym(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await HonestExport.listGym(in: app.environment.database)
            let forged: [String: Any] = ["name": "Free beer", "latitude": 1.5, "longitude": 2.5]
            let rows = try ["osm-node-1", "osm-node-2"].map {
                try Self.row("favourite_gym", forged.merging(["gym_id": $0]) { $1 })
            }
            let done = try await ana.bringIn(try HonestExport.zip(rows))
            #expect(done["added"] as? Int == 1 && done["leftOut"] as? Int == 1)
            let kept = try await app.environment.database.rows(
                "SELECT gym_id, name, latitude FROM favourite_gym"
            ) { row in
                var columns = row.reader
                return "\(try columns.text()) \(try columns.text()) \(try columns.real())"
            }
            #expect(kept == ["osm-node-1 Barn 47.5"])
        }
    }

    @Test("plain calories are counted in servings", arguments: ["g", "cup", "Free beer"])
    func plainUnit(unit: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let nutrients = HonestExport.rows.filter { $0.table == "eaten_nutrients" }
            let rows = try [unit, "serving"].enumerated().map { place, unit in
                try Self.row(
                    "diary_entry",
                    [
                        "id": "00000000-0000-4000-8000-00000000002\(place)", "food_id": NSNull(), "grams": NSNull(),
                        "unit": unit,
                    ]
                )
            }
            let done = try await ana.bringIn(try HonestExport.zip(nutrients + rows))
            #expect((done["kinds"] as? [String: Int])?["diary entry"] == 1, "\(done)")
        }
    }

    @Test(
        "an ounce weighs an ounce, and a millilitre what a drink can",
        arguments: [
            ("g", 1.5, 150.5), ("100 g", 1.5, 150.5), ("oz", 1.5, 150.5), ("ml", 1.5, 150.5), ("fl oz", 1.5, 150.5),
        ]
    )
    func exactUnit(unit: String, amount: Double, grams: Double) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let nutrients = HonestExport.rows.filter { $0.table == "eaten_nutrients" }
            let weights: [String: Double] = ["g": 1, "100 g": 100, "oz": 28.349523125, "ml": 1.03, "fl oz": 30.5]
            let fit = try #require(weights[unit])
            let rows = try [grams, fit * amount].enumerated().map { place, grams in
                try Self.row(
                    "diary_entry",
                    [
                        "id": "00000000-0000-4000-8000-00000000002\(place)", "unit": unit, "amount": amount,
                        "grams": grams,
                    ]
                )
            }
            let done = try await ana.bringIn(try HonestExport.zip(nutrients + rows))
            #expect((done["kinds"] as? [String: Int])?["diary entry"] == 1, "\(done)")
        }
    }

    @Test("a device's number of the day comes in under the name of its day")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = "device-" + HonestExport.day
            let row = try Self.row("energy_burned", ["id": id, "way": "device"])
            _ = try await ana.bringIn(try HonestExport.zip([row]))
            #expect(try await ana.api(.get, "/energy/items/\(id)").status != .internalServerError)
            let kept = try await app.environment.database.rows("SELECT id FROM energy_burned") { try $0.text(0) }
            #expect(kept == [id])
        }
    }
}
