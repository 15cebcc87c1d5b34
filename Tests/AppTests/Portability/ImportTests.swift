import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import NIOCore
import NIOFoundationCompat
import Storage
import Support
import Testing
import Zip

@testable import App
@testable import Portability

struct ImportTests {
    private static let meals = """
        Date,Meal,Calories,Fat (g),Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note
        2026-01-05,Breakfast,420,12,300,55,6,12,22,
        2026-01-06,Lunch,"1,050",30,800,80,8,12,70,"good, really"
        2026-01-06,Lunch,"1,050",30,800,80,8,12,70,
        1875-01-06,Lunch,500,30,800,80,8,12,70,
        2026-01-07,Lunch,-4,30,800,80,8,12,70,

        """
    private static let servings = """
        Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Category
        2026-02-11,07:30 PM,Dinner,"Beef Steak, Tenderloin",150.00 g,306,46.01,0,13.5,"Beef Products"
        2026-02-11,,Snacks,Banana,1.00 medium,105,1.3,27,0.4,Fruits

        """
    private static let biometrics = """
        Day,Group,Metric,Unit,Amount
        2026-02-01,Uncategorized,Recovery (Garmin),%,73.0
        2026-02-01,Uncategorized,Weight (Garmin),kg,83.524

        """

    private static func zip(_ files: [(String, String)]) throws -> Data {
        var zip = ZipWriter(at: TestApp.now)
        for (name, text) in files {
            try zip.begin(name)
            try zip.write(text.utf8)
        }
        try zip.finish()
        return Data(zip.take())
    }

    @Test(
        "MyFitnessPal's meals are looked at, brought in once, shown in the diary, and taken back",
        arguments: Backend.available
    )
    func meals(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let before = try await ana.keptWithoutStaying()
            let look = try await ana.bring(Data(Self.meals.utf8))
            #expect(look.status == .created)
            let seen = try look.json()
            #expect(seen["state"] as? String == "looked")
            #expect(seen["kinds"] as? [String: Int] == ["diary entries": 3])
            #expect(seen["firstDay"] as? String == "2026-01-05")
            #expect(seen["lastDay"] as? String == "2026-01-06")
            #expect((seen["skipped"] as? [String: Int])?.values.reduce(0, +) == 2)
            #expect(try await ana.keptWithoutStaying() == before)

            let id = try #require(seen["id"] as? String)
            let done = try await ana.api(.post, "/imports/\(id)/start").json()
            #expect(done["state"] as? String == "done")
            #expect(done["added"] as? Int == 3)
            let day = try await ana.api(.get, "/diary/2026-01-06")
            #expect(day.text.contains("Lunch (MyFitnessPal)"))
            while try await app.environment.jobRunner().workOnce() > 0 {}
            #expect(try await ana.kept()["deed"]?.contains { $0.contains("day 2026-01-06") } == true)
            #expect(try await ana.bringIn(Data(Self.meals.utf8))["added"] as? Int == 0)

            #expect(try await ana.api(.post, "/imports/\(id)/undo").json()["state"] as? String == "undone")
            while try await app.environment.jobRunner().workOnce() > 0 {}
            #expect(try await ana.keptWithoutStaying() == before)
            #expect(try await ana.api(.post, "/imports/\(id)/undo").status == .conflict)
            #expect(try await ana.bringIn(Data(Self.meals.utf8))["added"] as? Int == 3)
        }
    }

    @Test("a zip of Cronometer's files brings servings and weights", arguments: Backend.available)
    func cronometer(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let file = try Self.zip([
                ("servings.csv", Self.servings), ("biometrics.csv", Self.biometrics), ("notes.csv", "Day,Group,Note\n"),
                ("inside.zip", "PK"),
            ])
            let done = try await ana.bringIn(file)
            #expect(done["sources"] as? [String] == ["Cronometer servings", "Cronometer biometrics"])
            #expect(done["kinds"] as? [String: Int] == ["diary entries": 2, "weights": 1])
            #expect(done["skipped"] as? [String: Int] == ["measurements other than weight": 1])
            let day = try await ana.api(.get, "/diary/2026-02-11").text
            #expect(day.contains("Beef Steak, Tenderloin (150 g)") && day.contains("19:30"))
            #expect(try await ana.api(.get, "/weights/2026-02-01").text.contains("83.524"))
        }
    }

    @Test("weights without a unit are read in the one that is said")
    func unit() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let file = Data("Date,Weight\n2026-02-01,180\n".utf8)
            let look = try await ana.bring(file, query: "?weightUnit=lb")
            let id = try #require(try look.json()["id"] as? String)
            _ = try await ana.api(.post, "/imports/\(id)/start")
            #expect(try await ana.api(.get, "/weights/2026-02-01").text.contains("81.64"))
            #expect(try await ana.bring(file, query: "?weightUnit=stones").status == .unprocessableContent)
        }
    }

    @Test("bad files are refused in words, and nothing changes", arguments: BadFile.allCases)
    func refused(bad: BadFile) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let before = try await ana.keptWithoutStaying()
            let answer = try await ana.bring(try bad.data())
            #expect(answer.status == .unprocessableContent, "\(answer.text)")
            #expect(answer.text.contains(bad.words), "\(answer.text)")
            #expect(try await ana.keptWithoutStaying() == before)
            #expect((try await ana.api(.get, "/imports").json()["imports"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("more than is taken is refused, whether it is said or counted")
    func tooLarge() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            // A form may be a little longer than its file, so only a much larger one is refused unread.
            for more in [1, 1 << 17] {
                #expect(try await ana.bring(Data(count: (64 << 20) + more)).status == .contentTooLarge)
            }
        }
    }

    @Test("a zip with more in it than is taken is refused before it is unpacked")
    func blank() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var file = [UInt8](try Self.zip([("spotter.json", #"{"format":1}"#), ("data/weight.json", "[\n]")]))
            // The size of the last file, as the directory says it.
            let entry = try #require(file.indices.last { file[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
            withUnsafeBytes(of: UInt32(257 << 20).littleEndian) {
                file.replaceSubrange(entry + 24..<entry + 28, with: $0)
            }
            let refused = try await ana.bring(Data(file))
            #expect(refused.status == .unprocessableContent, "\(refused.text)")
            #expect(refused.text.contains("unpacks to more than we take"), "\(refused.text)")
        }
    }

    @Test("a row that can't be kept takes the whole import back", arguments: Backend.available)
    func unwritable(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let before = try await ana.keptWithoutStaying()
            let weights = """
                [
                {"day":"2026-01-01","kilograms":80,"at":1},
                {"day":"2026-01-02","kilograms":81,"at":1}
                ]
                """
            let file = try Self.zip([("spotter.json", #"{"format":1}"#), ("data/weight.json", weights)])
            let id = try #require(try await ana.bring(file).json()["id"] as? String)
            // The rules refuse such a row, so it is written directly; the schema is the last check.
            try await app.environment.database.write {
                try $0.execute("UPDATE import_row SET content = REPLACE(content, '81', '1') WHERE number = 1")
            }
            let done = try await ana.api(.post, "/imports/\(id)/start").json()
            #expect(done["state"] as? String == "failed")
            #expect(try await ana.keptWithoutStaying() == before)
        }
    }

    @Test("an edited export can't make anybody an administrator or anybody else's")
    func forged() async throws {
        try await TestApp.run { app in
            _ = try await app.person("Adam")
            let ben = try await app.person("Ben", body: false)
            let member = """
                [
                {"id":1,"role":"administrator","password_hash":"x","email":"admin@example.org","theme":"dark"}
                ]
                """
            let session = """
                [
                {"token_hash":"AA==","owner_id":1,"id":"x","kind":"browser"}
                ]
                """
            let file = try Self.zip([
                ("spotter.json", #"{"format":1}"#), ("data/member.json", member), ("data/session.json", session),
            ])
            _ = try await ben.bringIn(file)
            let role = try await app.environment.database.row(
                "SELECT role, email, theme FROM member WHERE screen_name = 'Ben'"
            ) {
                [try $0.text(0), try $0.text(1), try $0.text(2)]
            }
            #expect(role == ["member", "ben@example.org", "dark"])
        }
    }

    @Test("another's import is not there", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let ben = try await app.person("Ben")
            let id = try #require(try await ana.bring(Data(Self.meals.utf8)).json()["id"] as? String)
            for (method, path) in [(HTTPRequest.Method.get, ""), (.delete, ""), (.post, "/start"), (.post, "/undo")] {
                #expect(try await ben.api(method, "/imports/\(id)\(path)").status == .notFound)
            }
            #expect(try await ben.get("/me/data/imports/\(id)").status == .notFound)
            #expect(try await ana.api(.get, "/imports/\(id)").status == .ok)
        }
    }

    @Test("what is large is written in the background, to its end, and told")
    func large() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var text = "Date,Meal,Calories\n"
            for number in 0..<9_000 {
                text += "2025-\(number % 12 + 1 < 10 ? "0" : "")\(number % 12 + 1)-11,Lunch,\(number)\n"
            }
            let started = try await ana.bringIn(Data(text.utf8))
            #expect(started["state"] as? String == "running")
            try await app.environment.database.write {
                try $0.execute("UPDATE job SET due_at = 0 WHERE kind = 'import'")
            }
            while try await app.environment.jobRunner().workOnce() > 0 {}
            let id = try #require(started["id"] as? String)
            let done = try await ana.api(.get, "/imports/\(id)").json()
            #expect(done["state"] as? String == "done")
            #expect(done["added"] as? Int == 9_000)
            #expect(try await ana.get("/notices").text.contains("9,000 added"))
        }
    }
}

/// Files that must be refused.
enum BadFile: String, CaseIterable {
    case nothing, wrongKind, words, bomb, slip, locked, cut, notAsWritten, newer, picture, endlessField

    var words: String {
        switch self {
        case .nothing: "Choose a file"
        case .wrongKind: "We don't know these columns"
        case .words, .picture, .endlessField: "as a table"
        case .bomb: "unpacks to more"
        case .slip: "names that lead out"
        case .locked: "locked with a password"
        case .cut: "damaged or incomplete"
        case .notAsWritten: "as Spotter wrote it"
        case .newer: "newer Spotter"
        }
    }

    func data() throws -> Data {
        switch self {
        case .nothing: return Data()
        case .wrongKind: return Data("Name,Colour\nAna,blue\n".utf8)
        case .words: return Data("Dear Spotter".utf8)
        case .picture: return Data([0x89, 0x50, 0x4E, 0x47, 0x2C, 0x2C, 0, 0, 0, 10])
        case .endlessField: return Data(("Date,Weight\n" + String(repeating: "9", count: 2_000_000)).utf8)
        case .bomb:
            let line = "2026-01-01," + String(repeating: "a", count: 500) + ",1\n"
            return try self.zip(
                "servings.csv",
                Array(("Day,Food Name,Amount\n" + String(repeating: line, count: 40_000)).utf8)
            )
        case .slip: return try self.zip("../../servings.csv", Array("Day,Metric\n".utf8))
        case .cut: return try self.zip("servings.csv", Array("Day,Food Name,Amount\n".utf8)).dropLast(30)
        case .locked:
            var bytes = try self.zip("servings.csv", Array("Day,Food Name,Amount\n".utf8))
            // The flags are 8 bytes into the directory entry, which has 46 bytes and the name; the end record has 22.
            bytes[bytes.count - 22 - 46 - "servings.csv".count + 8] |= 1
            return bytes
        case .notAsWritten: return try self.zip("spotter.json", Array("hello".utf8))
        case .newer: return try self.zip("spotter.json", Array(#"{"format":99}"#.utf8))
        }
    }

    private func zip(_ name: String, _ content: [UInt8]) throws -> Data {
        var zip = ZipWriter(at: TestApp.now)
        try zip.begin(name)
        try zip.write(content)
        try zip.finish()
        return Data(zip.take())
    }
}
