import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import Members
import Storage
import Support
import Testing

@testable import App
@testable import Portability

/// Imports edited exports with any values.
struct DrawnImportTests {
    /// Columns that an import writes itself, whatever stands in the file.
    private static let ours: [String: Set<String>] = [
        "training_session": ["writer"], "deed": ["came_along"], "mission": ["came_on"],
    ]

    @Test("what forms and devices write comes back, every column of every table", arguments: Backend.available)
    func honest(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person(body: false)
            try await HonestExport.listGym(in: app.environment.database)
            let before = try await ana.kept()
            let done = try await ana.bringIn(try HonestExport.zip(HonestExport.rows))
            #expect(done["state"] as? String == "done")
            #expect((done["skipped"] as? [String: Int]) == [:])
            #expect(done["leftOut"] as? Int == 0)
            let after = try await ana.kept()
            for row in HonestExport.rows where row.table != "member" {
                let added = (after[row.table] ?? []).subtracting(before[row.table] ?? [])
                #expect(added.count == 1, "\(row.table)")
                let text = added.first ?? ""
                for column in row.values.keys where column != "sealed" {
                    #expect(text.contains("\(column)=") && !text.contains("\(column)=null"), "\(row.table).\(column)")
                }
            }
            let columns = try await Self.columns(of: app)
            for (table, names) in columns {
                let row = try #require(HonestExport.rows.first { $0.table == table }, "\(table)")
                #expect(
                    names.subtracting(row.values.keys) == Self.ours[table, default: []],
                    "\(table)"
                )
            }
        }
    }

    @Test(
        "every column at every extreme: nothing stops, nothing fails, others keep theirs",
        arguments: Backend.available
    )
    func drawn(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ben = try await app.person("Ben")
            let others = try await ben.kept()
            let ana = try await app.person(body: false)
            let drawn = DrawnRows.of(backend)
            try #require(drawn.count > (Soak.isOn ? 5_000 : 2_500))
            let done = try await ana.bringIn(try HonestExport.zip(HonestExport.rows + drawn))
            try await Self.work(off: app)
            let id = try #require(done["id"] as? String)
            let ended = try await ana.api(.get, "/imports/\(id)").json()
            #expect(ended["state"] as? String == "done", "\(ended)")
            let left = (ended["skipped"] as? [String: Int])?.values.reduce(0, +) ?? 0
            #expect(left > drawn.count / 2, "Most of what was drawn, no form would take.")
            try await Self.walk(app, ana)
            try await Self.work(off: app)
            #expect(try await ben.kept() == others)
            try await Self.walk(app, ben)
        }
    }

    @Test("whatever numbers stand in the database, no page and no job stops the program", arguments: Backend.available)
    func stored(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person(body: false)
            _ = try await ana.bringIn(try HonestExport.zip(HonestExport.rows))
            let owner = Int64(try #require(try await ana.api(.get, "/me").json()["id"] as? Int))
            let written = try await Self.write(DrawnRows.of(backend), of: owner, into: app.environment.database)
            #expect(written > (Soak.isOn ? 500 : 250), "The schema alone lets many through.")
            try await Self.walk(app, ana, fails: true)
            try await Self.work(off: app)
        }
    }

    /// Writes rows with only the schema's checks; returns how many were accepted.
    private static func write(
        _ rows: [HonestExport.Row],
        of owner: Member.ID,
        into database: any Database
    ) async throws -> Int {
        let tables = try await database.read { try OwnedTable.all($0) }
        var written = 0
        for row in rows where row.table != "member" {
            guard let table = tables.first(where: { $0.name == row.table }),
                !table.columns.contains(where: { $0.kind == .blob }),
                let values = RowReader(table).values(row.values)
            else { continue }
            do {
                let added = try await database.write { try table.add(values, of: owner, in: $0) }
                written += added ? 1 : 0
            } catch is DatabaseError {
                continue
            }
        }
        return written
    }

    /// Requests everything that can be read, with the ids and days of the drawn rows.
    private static func walk(_ app: TestApp, _ person: TestPerson, fails: Bool = false) async throws {
        let ids = try await Self.ids(of: person)
        for route in try app.environment.router().routes where route.method == .get {
            let path = "\(route.path)"
            guard !path.hasSuffix("/live") else { continue }
            for uri in Self.addresses(of: path, ids) {
                let answer = try await app.client.execute(
                    uri: uri,
                    method: .get,
                    headers: [
                        .accept: "text/html",
                        path.hasPrefix("/api/") ? .authorization : .cookie:
                            path.hasPrefix("/api/") ? "Bearer " + person.token : person.cookie,
                    ]
                )
                if !fails { #expect(answer.status.code < 500, "\(uri): \(answer.text.prefix(300))") }
            }
        }
    }

    private static func addresses(of path: String, _ ids: [String]) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let fill: (String) -> String = { value in
            "/" + parts.map { $0.hasPrefix("{") ? value : $0 }.joined(separator: "/")
        }
        return path.contains("{") ? ids.map(fill) : [fill("")]
    }

    /// Returns a few ids of each table, and distant days.
    private static func ids(of person: TestPerson) async throws -> [String] {
        let kept = try await person.kept()
        let rows = kept.values.flatMap { $0.sorted().prefix(12) }
        let ids = rows.compactMap { row in
            row.firstMatch(of: /(?:^| )id=text\("([^"]+)"\)/).map { String($0.output.1) }
        }
        return Set(ids).sorted() + ["2026-03-14", "9999-12-31", "0001-01-01", "usda-09003", "squat", "steps", "1"]
    }

    private static func columns(of app: TestApp) async throws -> [String: Set<String>] {
        let tables = try await app.environment.database.read { try OwnedTable.all($0) }
        let restored = tables.filter { Mount.wings.portability.restored.contains($0.name) }
        return Dictionary(uniqueKeysWithValues: restored.map { ($0.name, Set($0.columns.map(\.name))) })
    }

    /// Runs jobs until none is due; repeating ones run a few times.
    private static func work(off app: TestApp) async throws {
        for _ in 0..<20 {
            try await app.environment.database.write {
                try $0.execute("UPDATE job SET due_at = 0 WHERE dead_at IS NULL")
            }
            guard try await app.environment.jobRunner().workOnce() > 0 else { return }
        }
    }
}
