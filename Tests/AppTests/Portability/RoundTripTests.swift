import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import Storage
import Support
import Testing
import Zip

@testable import App

struct RoundTripTests {
    /// Every pair of engines that is available.
    static let ways = Backend.available.flatMap { from in Backend.available.map { (from, $0) } }

    @Test("who exports, leaves, comes back and imports has lost nothing, whichever the engines", arguments: Self.ways)
    func roundTrip(from: Backend, to: Backend) async throws {
        try await TestApp.run(from) { old in
            let ana = try await old.person()
            try await ana.liveALittle()
            let before = try await ana.kept()
            for (table, rows) in before where Self.filled.contains(table) { #expect(!rows.isEmpty, "\(table)") }
            let file = try await ana.takeAlong()
            let meBefore = try await ana.profile()
            try await old.leave(ana)
            #expect(try await Self.left(in: old.environment.database).isEmpty)

            let comeBack: @Sendable (TestApp) async throws -> Void = { new in
                let ana = try await new.person(body: false)
                let done = try await ana.bringIn(file)
                #expect(done["state"] as? String == "done")
                let after = try await ana.kept()
                for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
                #expect(try await ana.profile() == meBefore)
                let again = try await ana.bringIn(file)
                #expect(again["added"] as? Int == 0)
                #expect(try await ana.kept() == after)
            }
            if from == to { try await comeBack(old) } else { try await TestApp.run(to, comeBack) }
        }
    }

    @Test("an import taken back leaves the account as it was", arguments: Backend.available)
    func undo(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.liveALittle()
            let file = try await ana.takeAlong()
            let ben = try await app.person("Ben", body: false)
            let before = try await ben.keptWithoutStaying()
            let done = try await ben.bringIn(file)
            let id = try #require(done["id"] as? String)
            #expect(try await ben.keptWithoutStaying() != before)
            let undone = try await ben.api(.post, "/imports/\(id)/undo").json()
            #expect(undone["state"] as? String == "undone")
            #expect(undone["added"] as? Int == 0)
            #expect(try await ben.keptWithoutStaying() == before)
        }
    }

    @Test("the zip holds what people can read, and no secret", arguments: Backend.available)
    func content(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.liveALittle()
            let files = try Self.files(in: try await ana.takeAlong())
            let diary = try #require(files["diary.csv"])
            #expect(diary.hasPrefix("Day,Meal,Food,Amount,Unit,Grams,Energy (kcal)"))
            #expect(diary.contains("2026-03-13,Breakfast,\"Porridge, \"\"mum's\"\"\",1,serving,,310.125"))
            #expect(!diary.contains("Gone"))
            #expect(files["weights.csv"]?.contains("2026-03-01,72.345") == true)
            #expect(files["goals.csv"]?.contains("2026-09-01") == true)
            #expect(files["data/health_detail.json"]?.contains("No ladders") == true)
            #expect(files["data/member.json"]?.contains("ana@example.org") == true)
            #expect(files["photos/me.jpg"]?.isEmpty == false && files["photos/me-small.jpg"] != nil)
            #expect(files["data/buddy_photo.json"]?.contains("large") == false)
            #expect(files["data/buddy_profile.json"]?.contains("habit") == true)
            let all = files.values.joined()
            #expect(!all.contains("argon2") && !all.contains(ana.token))
            for table in ["session", "access_token", "known_device"] { #expect(files["data/\(table).json"] == nil) }
        }
    }

    @Test("messages are taken along, by who is suspended too", arguments: Backend.available)
    func messages(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa")
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let chat = try await app.befriend(ana, ben)
            for (one, text) in [(ana, "Tomorrow at six?"), (ben, "Gladly")] {
                let body = #"{"clientId": "\#(UUID().uuidString)", "text": "\#(text)"}"#
                #expect(try await one.person.api(.post, "/chats/\(chat)/messages", body).status == .created)
            }
            try await app.suspend(ben)
            let files = try Self.files(in: try await ben.person.takeAlong())
            let messages = try #require(files["messages.json"])
            #expect(messages.contains("Tomorrow at six?") && messages.contains("Gladly"))
            #expect(messages.contains(#""with":"Ana""#))
            #expect(files["README.txt"]?.contains("messages.json what you and your buddies wrote") == true)
            let (others, done) = (try await ana.person.takeAlong(), try await app.person("Cleo", body: false))
            #expect(try Self.files(in: others)["messages.json"]?.contains("Gladly") == true)
            #expect(try await done.bringIn(others)["state"] as? String == "done")
            let brought = try Self.files(in: try await done.takeAlong())["messages.json"]
            #expect(brought == "[\n]\n", "Nothing of it comes back.")
        }
    }

    @Test("an export holds nothing of anybody else", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await ana.liveALittle()
            let ben = try await app.person("Ben")
            let all = try Self.files(in: try await ben.takeAlong()).values.joined()
            #expect(!all.contains("Porridge") && !all.contains("ladders") && !all.contains("ana@example.org"))
        }
    }

    @Test("after leaving no row of theirs is left anywhere, and others keep theirs", arguments: Backend.available)
    func nothingLeft(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let admin = try await app.person("Ben")
            try await admin.liveALittle()
            let before = try await admin.kept()
            let ana = try await app.person()
            try await ana.liveALittle()
            try await app.leave(ana)
            #expect(try await Self.left(in: app.environment.database) == ["Ben"])
            #expect(try await admin.kept() == before)
        }
    }

    /// Returns the owners of all rows.
    private static func left(in database: any Database) async throws -> Set<String> {
        try await database.read { db in
            var names: [Int64: String] = [:]
            try db.forEach("SELECT id, screen_name FROM member") { names[try $0.integer(0)] = try $0.text(1) }
            var left = Set(names.values)
            for table in try OwnedTable.all(db) where table.ownerColumn == "owner_id" {
                let ids: Set<Int64> = Set(
                    try (Int64(1)...10).filter { owner in
                        let columns = table.columns.prefix(1).map(\.name)
                        return try !table.rows(
                            of: owner,
                            columns: columns,
                            order: table.key,
                            after: nil,
                            limit: 1,
                            in: db
                        ).isEmpty
                    }
                )
                left.formUnion(ids.map { names[$0] ?? "nobody's row in \(table.name)" })
            }
            return left
        }
    }

    static func files(in zip: Data) throws -> [String: String] {
        let path = try Backend.newFolder().appending(path: "export.zip")
        try zip.write(to: path)
        let reader = try ZipReader(path.path)
        return try Dictionary(
            uniqueKeysWithValues: reader.entries.map { entry in
                let content = try reader.read(entry)
                var bytes: [UInt8] = []
                while let more = try content.next() { bytes += more }
                return (entry.name, String(decoding: bytes, as: UTF8.self))
            }
        )
    }

    /// The tables in which the member of this test has rows.
    private static let filled: Set<String> = [
        "body", "weight", "removed_weight", "health_detail", "about", "welcome_step", "diary_entry", "meal_list",
        "favourite", "goal", "daily_goal", "deed", "workout", "mission", "progress_photo",
    ]
}
