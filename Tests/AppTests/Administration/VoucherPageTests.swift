import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import Administration
@testable import App

/// Vouchers as administrators look after them.
struct VoucherPageTests {
    private func send(_ file: String, to path: String, by person: TestPerson) async throws -> TestResponse {
        let head = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"codes.txt\"\r\n\r\n"
        return try await person.app.client.execute(
            uri: path,
            method: .post,
            headers: [.accept: "text/html", .contentType: "multipart/form-data; boundary=x", .cookie: person.cookie],
            body: ByteBuffer(string: head + file + "\r\n--x--\r\n")
        )
    }

    @Test("vouchers are loaded and counted, known ones refused, and no code is shown", arguments: Backend.available)
    func load(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            #expect(try await root.get("/admin/vouchers").text.contains("None so far"))
            try await root.loadVouchers("SPRING-1", "SPRING-2 # Three months")
            let page = try await root.get("/admin/vouchers").text
            #expect(page.contains("2 vouchers free, 0 given, 0 withdrawn.") && !page.contains("SPRING"))
            let again = ["codes": "SPRING-1", "reason": "Again"]
            let refused = try await root.post("/admin/vouchers", again)
            #expect(refused.status == .unprocessableContent && refused.text.contains("loaded before"))
            let log = try await root.get("/admin/log").text
            #expect(log.contains("Rosa loaded") && log.contains("2 vouchers") && log.contains("For March"))
            #expect(!log.contains("SPRING"))
            #expect(try await root.get("/admin").text.contains("/admin/vouchers"))
        }
    }

    @Test("a file is loaded after saying why", arguments: Backend.available)
    func file(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            #expect(try await root.get("/admin/vouchers/file").status == .unprocessableContent)
            #expect(try await root.get("/admin/vouchers/file?reason=Why").status == .ok)
            let path = "/admin/vouchers/file?note=A%20day&reason=For%20March"
            let done = try await self.send("# Codes\r\nSPRING-1\r\nSPRING-2\r\n", to: path, by: root)
            #expect(done.headers[.location] == "/admin/vouchers")
            let page = try await root.get("/admin/vouchers").text
            #expect(page.contains("2 vouchers free") && page.contains("A day"))
            let wrong = try await self.send("SPRING-3\r\nAB\r\n", to: path, by: root)
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Line 2"))
            let empty = try await self.send("", to: path, by: root)
            #expect(empty.status == .unprocessableContent && empty.text.contains("Choose a file first"))
            #expect(try await root.get("/admin/vouchers").text.contains("2 vouchers free"))
        }
    }

    @Test("a code that stands twice is said as that, and what all are for stays", arguments: Backend.available)
    func twice(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let codes = "SPRING-1 Two seats\nSPRING-2 Two seats\nSPRING-2 Two seats"
            let loaded = try await root.post(
                "/admin/vouchers",
                ["codes": codes, "note": "Cinema", "reason": "For March"]
            )
            try #require(loaded.status == .seeOther, "\(loaded.text)")
            let page = try await root.get("/admin/vouchers").text
            #expect(page.contains("Cinema: Two seats") && page.contains("2 vouchers free"))
            #expect(VoucherWords.loaded(2, known: 0, twice: 1) == "2 vouchers loaded, 1 line says a code twice")
        }
    }

    @Test("a form that brings no file is no list of codes")
    func noFile() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let answer = try await root.post("/admin/vouchers/file?reason=For%20March", ["codes": "SPRING-1"])
            #expect(answer.status == .unsupportedMediaType)
            #expect(try await root.get("/admin/vouchers").text.contains("None so far"))
        }
    }

    @Test("what is left is withdrawn with a reason, and comes back by Undo", arguments: Backend.available)
    func withdraw(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            try await root.loadVouchers("SPRING-1", "SPRING-2", "SPRING-3")
            let database = app.environment.database
            let load = try #require(try await database.row("SELECT load_id FROM voucher") { try $0.text(0) })
            let path = "/admin/vouchers/\(load)/withdrawal"
            #expect(try await root.get(path).text.contains("3 vouchers that nobody has yet"))
            #expect(try await root.post(path).status == .unprocessableContent)
            let one = ["code": "SPRING-2", "reason": "Sent by mail"]
            #expect(try await root.post("/admin/vouchers/withdrawal", one).status == .seeOther)
            let again = try await root.post("/admin/vouchers/withdrawal", one)
            #expect(again.status == .unprocessableContent && again.text.contains("a member has it already"))
            #expect(try await root.post(path, ["reason": "The gym closed"]).status == .seeOther)
            #expect(try await root.get("/admin/vouchers").text.contains("0 vouchers free, 0 given, 3 withdrawn."))
            #expect(try await root.get(path).status == .notFound)
            #expect(try await root.post(path, ["reason": "The gym closed"]).status == .notFound)
            let rows = try await database.rows(
                "SELECT withdrawal_id, COUNT(*) FROM voucher GROUP BY withdrawal_id ORDER BY COUNT(*)"
            ) { try $0.text(0) }
            let undo = "/admin/vouchers/withdrawals/\(try #require(rows.last))/undoing"
            #expect(try await root.get("/admin/log").text.contains(#"action="\#(undo)""#), "It is offered there too.")
            #expect(try await root.post(undo).status == .seeOther)
            #expect(try await root.post(undo).status == .notFound)
            #expect(try await root.get("/admin/vouchers").text.contains("2 vouchers free, 0 given, 1 withdrawn."))
            let log = try await root.get("/admin/log").text
            #expect(log.contains("The gym closed") && log.contains("Rosa took back the withdrawal of"))
            #expect(!log.contains("SPRING"))
        }
    }

    @Test("what is missing, too long or no list is complained about, and nothing is loaded")
    func wrong() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let long = String(repeating: "A", count: 400)
            let wrong: [[String: String]] = [
                [:], ["codes": "SPRING-1"], ["reason": "Why"], ["codes": "AB", "reason": "Why"],
                ["codes": "SPRING-1", "reason": long], ["codes": "SPRING-1", "reason": "Why", "note": long],
                ["codes": "# Nothing", "reason": "Why"],
                ["codes": String(repeating: "SPRING-1\n", count: 2_000), "reason": "Why"],
            ]
            for fields in wrong {
                #expect(
                    try await root.post("/admin/vouchers", fields).status == .unprocessableContent,
                    "\(fields.keys)"
                )
            }
            #expect(try await root.post("/admin/vouchers/withdrawal").status == .unprocessableContent)
            for path in ["nonsense", "00000000-0000-4000-8000-000000000001"] {
                #expect(try await root.get("/admin/vouchers/\(path)/withdrawal").status == .notFound)
                #expect(try await root.post("/admin/vouchers/withdrawals/\(path)/undoing").status == .notFound)
            }
            #expect(try await root.get("/admin/vouchers").text.contains("None so far"))
        }
    }

    @Test("nobody but administrators reaches vouchers")
    func refused() async throws {
        try await TestApp.run { app in
            _ = try await app.person("Rosa", body: false)
            let ben = try await app.person("Ben", body: false)
            #expect(try await ben.get("/admin/vouchers").status == .forbidden)
            #expect(try await ben.post("/admin/vouchers", ["codes": "MINE-1", "reason": "Mine"]).status == .forbidden)
            #expect(
                try await ben.post("/admin/vouchers/withdrawal", ["code": "X", "reason": "Y"]).status == .forbidden
            )
        }
    }
}
