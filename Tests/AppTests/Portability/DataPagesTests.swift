import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOFoundationCompat
import Support
import Testing

@testable import App

struct DataPagesTests {
    @Test("the page offers both ways, and hands the zip to who knows the password")
    func download() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/me/data")
            #expect(page.status == .ok)
            #expect(page.text.contains("Take it along") && page.text.contains("Bring it in"))
            for wrong in ["", "guess"] {
                let refused = try await ana.post("/me/data/export", ["password": wrong])
                #expect(refused.status == .unprocessableContent)
                #expect(refused.headers[.contentType]?.hasPrefix("text/html") == true)
            }
            let zip = try await ana.post("/me/data/export", ["password": "correct horse battery"])
            #expect(zip.status == .ok)
            #expect(zip.headers[.contentDisposition] == "attachment; filename=\"spotter-2026-03-14.zip\"")
            #expect(zip.text.hasPrefix("PK"))
        }
    }

    @Test("a file from the form is looked at, brought in and taken back without a script", arguments: Backend.available)
    func upload(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let look = try await Self.send("Date,Meal,Calories\r\n2026-01-05,Lunch,500\r\n", by: ana)
            #expect(look.status == .seeOther)
            let path = try #require(look.headers[.location])
            let page = try await ana.get(path).text
            #expect(page.contains("MyFitnessPal meals") && page.contains("2026-01-05"))
            #expect(page.contains("Nothing was written yet") && page.contains("Bring it in"))

            let started = try await ana.post(path + "/start")
            #expect(started.headers[.location] == path)
            #expect(try await ana.get(path).text.contains("1 added."))
            #expect(try await ana.get("/me/data").text.contains("MyFitnessPal meals"))
            #expect(try await ana.post(path + "/undo").status == .seeOther)
            #expect(try await ana.get(path).text.contains("Taken back"))
            #expect(try await ana.post(path + "/drop").headers[.location] == "/me/data")
            #expect(try await ana.get(path).status == .notFound)
        }
    }

    @Test("what can't be read is said beside the file")
    func complaint() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let refused = try await Self.send("Name,Colour\r\nAna,blue\r\n", by: ana)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("these columns"))
        }
    }

    private static func send(_ text: String, by person: TestPerson) async throws -> TestResponse {
        let form = """
            --edge\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n\
            \(text)\r\n--edge--\r\n
            """
        return try await person.app.client.execute(
            uri: "/me/data/imports",
            method: .post,
            headers: [
                .cookie: person.cookie, .accept: "text/html", .contentType: "multipart/form-data; boundary=edge",
            ],
            body: ByteBuffer(string: form)
        )
    }
}
