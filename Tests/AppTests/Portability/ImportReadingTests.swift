import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import App
@testable import Portability

/// A file that takes long to read.
struct ImportReadingTests {
    /// Returns an import once it isn't read any more.
    private func read(_ answer: TestResponse, by person: TestPerson) async throws -> [String: Any] {
        try #require(answer.status == .accepted || answer.status == .created, "\(answer.text)")
        let id = try #require(try answer.json()["id"] as? String)
        var found = try await person.api(.get, "/imports/\(id)").json()
        while found["state"] as? String == "reading" {
            found = try await person.api(.get, "/imports/\(id)").json()
        }
        return found
    }

    @Test("is read on when nobody waits for it, and then written", arguments: Backend.available)
    func later(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: { $0.readingPatience = .zero }) { app in
            let ana = try await app.person()
            let days = (1...28).map { "2026-02-\($0 < 10 ? "0" : "")\($0),80\n" }
            let look = try await self.read(
                try await ana.bring(Data(("Date,Weight\n" + days.joined()).utf8)),
                by: ana
            )
            #expect(look["state"] as? String == "looked" && look["problem"] as? String == "")
            let id = try #require(look["id"] as? String)
            let done = try await ana.api(.post, "/imports/\(id)/start").json()
            #expect(done["state"] as? String == "done" && done["added"] as? Int == 28)
        }
    }

    @Test("says on its page why nothing of it could be read, and is forgotten", arguments: Backend.available)
    func wrong(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let database = app.environment.database
            let owner = try #require(try await database.row("SELECT id FROM member") { try $0.integer(0) })
            let imports = MemberDataImportStore(database: database, owner: owner)
            let id = try await imports.begin(at: TestApp.now)
            let path = "/me/data/imports/\(id)"
            let reading = try await ana.get(path).text
            #expect(reading.contains("Being read.") && reading.contains("hx-get=\"\(path)\""))
            #expect(try await ana.get("/me/data").text.contains("Being read."))
            #expect(try await ana.api(.post, "/imports/\(id)/start").status == .conflict)
            try await imports.failLook(UploadProblem.tooManyRows.words, of: id)
            let failed = try await ana.get(path).text
            #expect(failed.contains("Export a shorter time") && !failed.contains("hx-get=\"\(path)\""))
            let found = try await ana.api(.get, "/imports/\(id)").json()
            #expect((found["problem"] as? String)?.contains("300,000 lines") == true)
            #expect(try await ana.post(path + "/drop").status == .seeOther)
            #expect(try await ana.get(path).status == .notFound)
        }
    }

    @Test(
        "that a restart cut off is said to be so at the next start, and nothing of it is kept",
        arguments: Backend.available
    )
    func ended(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let database = app.environment.database
            let owner = try #require(try await database.row("SELECT id FROM member") { try $0.integer(0) })
            let imports = MemberDataImportStore(database: database, owner: owner)
            let id = try await imports.begin(at: TestApp.now)
            _ = try await database.write { db in
                try db.execute(
                    "INSERT INTO import_row (owner_id, import_id, number, content) VALUES (\(owner), \(id), 0, '{}')"
                )
            }
            try await MemberDataImportJob.endCutOff(in: database)
            #expect(try await imports.find(id)?.state == .failed)
            #expect(try await imports.staged() == 0)
            #expect(try await ana.get("/me/data/imports/\(id)").text.contains("send it again"))
            try await imports.finishLook(MemberDataPreview(), of: id)
            #expect(try await imports.find(id)?.state == .failed, "Who reads on elsewhere comes too late.")
        }
    }

    @Test("an uploaded file has no name on the disk, and is read from its beginning each time")
    func nameless() async throws {
        let head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/")
        let upload = try await Upload(Request(head: head, body: RequestBody(buffer: ByteBuffer(string: "Date,Weight"))))
        let file = try await upload.withPath { path in try FileManager.default.destinationOfSymbolicLink(atPath: path) }
        #expect(file.hasSuffix(" (deleted)"))
        for _ in 0..<2 {
            #expect(String(decoding: try upload.bytes(), as: UTF8.self) == "Date,Weight")
        }
    }

    @Test("that a restart cut off is forgotten within a day", arguments: Backend.available)
    func cutOff(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.person()
            let database = app.environment.database
            let owner = try #require(try await database.row("SELECT id FROM member") { try $0.integer(0) })
            let imports = MemberDataImportStore(database: database, owner: owner)
            let id = try await imports.begin(at: TestApp.now)
            let limit = TestApp.now.addingTimeInterval(-31 * 86_400)
            try await MemberDataImportJob.prune(before: limit, in: database)
            #expect(try await imports.find(id) != nil)
            try await MemberDataImportJob.prune(before: limit.addingTimeInterval(86_401), in: database)
            #expect(try await imports.find(id) == nil)
        }
    }
}
