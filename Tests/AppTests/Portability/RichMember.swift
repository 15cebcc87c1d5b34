import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import NIOCore
import NIOFoundationCompat
import Portability
import Storage
import Testing

@testable import App

extension TestPerson {
    /// Does everything that a member can do, so that every table has rows.
    func liveALittle() async throws {
        let steps: [(HTTPRequest.Method, String, String)] = [
            (.post, "/diary/2026-03-13/entries", Self.entry(1, #""name": "Porridge, \"mum's\"", "kcal": 310.125"#)),
            (
                .post, "/diary/2026-03-14/entries",
                Self.entry(2, #""foodId": "usda-09003", "amount": 1, "unit": "100 g""#)
            ),
            (.post, "/diary/2026-03-14/entries", Self.entry(3, #""name": "Gone", "kcal": 1"#)),
            (.delete, "/diary/entries/\(Self.id(3))", ""),
            (.put, "/goal", #"{"targetKg": 70, "targetDay": "2026-09-01"}"#),
            (.put, "/goal", #"{"targetKg": 69, "targetDay": "2026-09-01"}"#),
            (.put, "/weights/2026-03-01", #"{"kg": 72.345}"#),
            (.put, "/weights/2026-03-02", #"{"kg": 73}"#),
            (.delete, "/weights/2026-03-02", ""),
            (
                .post, "/workouts",
                #"{"requestId": "\#(Self.id(4))", "title": "Legs", "intensity": "low", "minutes": 15, "place": "home", "equipment": "none"}"#
            ),
            (
                .put, "/free-time/settings",
                #"{"windows": [{"weekday": "monday", "from": "17:00", "to": "24:00"}], "workoutMinutes": 30}"#
            ),
            (.put, "/training/gear/home", #"{"gear": ["barbell", "bands"]}"#),
            (
                .post, "/planned-workouts",
                #"{"requestId": "\#(Self.id(5))", "day": "2026-03-16", "at": "18:00", "workoutId": "\#(Self.id(4))"}"#
            ),
            (.post, "/motivation/missions", #"{"requestId": "\#(Self.id(6))", "kind": "logging", "times": 14}"#),
        ]
        for (method, path, json) in steps {
            let answer = try await self.api(method, path, json.isEmpty ? nil : json)
            try #require((200..<300).contains(answer.status.code), "\(method) \(path): \(answer.text)")
        }
        try await self.joinCommunity()
        let photo = try await self.putPhoto(SmallPicture.bytes)
        try #require(photo.status == .ok, "\(photo.text)")
        let progress = try await self.putProgressPhoto(SmallPicture.bytes, id: Self.id(7), day: "2026-03-12")
        try #require(progress.status == .created, "\(progress.text)")
        let forms: [(String, [String: String])] = [
            ("/diary/meals", ["meal1": "First", "meal2": "Second"]),
            ("/foods/usda-09003/star", [:]),
            ("/me/health", ["conditions": "asthma", "diet": "vegan", "note": "No ladders", "cycle": "pregnant"]),
            ("/me/about", ["quote": "Slowly, but surely", "gym": "Barn", "location": "Graz"]),
            ("/gyms/place", ["lat": "47.07", "lon": "15.44"]),
            ("/welcome/body", ["skip": "yes"]),
            (
                "/me/settings/units",
                [
                    "weightUnit": "st", "heightUnit": "ft", "energyUnit": "kJ", "distanceUnit": "mi",
                    "timeZone": "Europe/Vienna", "theme": "dark",
                ]
            ),
        ]
        for (path, fields) in forms {
            let answer = try await self.post(path, fields)
            try #require((200..<400).contains(answer.status.code), "\(path): \(answer.text)")
        }
    }

    static func id(_ number: Int) -> String { "00000000-0000-4000-8000-00000000000\(number)" }

    private static func entry(_ number: Int, _ content: String) -> String {
        #"{"requestId": "\#(Self.id(number))", "meal": "Breakfast", \#(content)}"#
    }

    /// Returns everything that an import restores, by table, with secrets opened, except what stays after undoing one.
    func keptWithoutStaying() async throws -> [String: Set<String>] {
        try await self.kept().filter { !Mount.wings.portability.staying.contains($0.key) }
    }

    /// Columns that say that a row came along, which differ by their nature.
    private static let marks: Set<String> = ["deed.came_along", "mission.came_on"]

    /// Returns everything that an import restores, by table, with secrets opened.
    func kept() async throws -> [String: Set<String>] {
        let owner = try #require(try await self.api(.get, "/me").json()["id"] as? Int)
        let (rules, seal) = (Mount.wings.portability, self.app.environment.seal)
        return try await self.app.environment.database.read { db in
            var kept: [String: Set<String>] = [:]
            for table in try OwnedTable.all(db) where rules.restored.contains(table.name) {
                let names = table.columns.map(\.name).filter { !Self.marks.contains("\(table.name).\($0)") }
                let rows = try table.rows(
                    of: Int64(owner),
                    columns: names,
                    order: table.key,
                    after: nil,
                    limit: 1_000,
                    in: db
                )
                kept[table.name] = Set(
                    try rows.map { row in
                        let values = try zip(names, row).map { name, value in
                            guard case .blob(let bytes) = value,
                                let sealed = rules.sealed.first(where: { $0.table == table.name && $0.column == name }),
                                let place = names.firstIndex(of: sealed.naming), case .text(let naming) = row[place]
                            else { return "\(name)=\(value)" }
                            let context = sealed.context(naming, Int64(owner))
                            switch sealed.content {
                            case .text: return try seal.open(bytes, as: context)
                            case .bytes:
                                let opened = try seal.open(bytes: bytes, as: context)
                                return "\(name)=\(Data(opened).base64EncodedString())"
                            }
                        }
                        return values.sorted().joined(separator: " ")
                    }
                )
            }
            return kept
        }
    }

    /// Returns what an import restores of the account.
    func profile() async throws -> [String: String] {
        let me = try await self.api(.get, "/me").json()
        let names = ["theme", "weightUnit", "energyUnit", "timeZone", "heightCm", "weightKg", "onboarded"]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, "\(me[$0] ?? "nothing")") })
    }

    /// Returns the exported zip.
    func takeAlong() async throws -> Data {
        let answer = try await self.api(.get, "/export")
        try #require(answer.status == .ok, "\(answer.text)")
        #expect(answer.headers[.contentType] == "application/zip")
        return Data(buffer: answer.body)
    }

    /// Sends a file for a preview.
    func bring(_ file: Data, query: String = "", headers: HTTPFields = [:]) async throws -> TestResponse {
        var all: HTTPFields = [.authorization: "Bearer " + self.token]
        all.append(contentsOf: headers)
        return try await self.app.client.execute(
            uri: "/api/v1/imports" + query,
            method: .post,
            headers: all,
            body: ByteBuffer(data: file)
        )
    }

    /// Imports a file and returns the last response.
    @discardableResult
    func bringIn(_ file: Data) async throws -> [String: Any] {
        let look = try await self.bring(file)
        try #require(look.status == .created, "\(look.text)")
        let id = try #require(try look.json()["id"] as? String)
        let started = try await self.api(.post, "/imports/\(id)/start")
        try #require(started.status == .ok, "\(started.text)")
        return try started.json()
    }
}

extension TestApp {
    /// Deletes the account as after a request two weeks ago.
    func leave(_ person: TestPerson) async throws {
        let asked = try await person.post("/me/leaving", ["password": "correct horse battery"])
        try #require(asked.status == .seeOther, "\(asked.text)")
        try await self.environment.database.write { db in
            try db.execute("UPDATE leaving SET asked_at = 0, due_at = 1")
            try db.execute("UPDATE job SET due_at = 0 WHERE kind = 'delete-account'")
        }
        while try await self.environment.jobRunner().workOnce() > 0 {}
    }
}
