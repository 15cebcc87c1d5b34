import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import App

struct WorkoutFileTests {
    static let tcx = """
        <?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Running">
        <Lap StartTime="2026-03-13T08:00:00Z"><TotalTimeSeconds>1800</TotalTimeSeconds>
        <DistanceMeters>5000</DistanceMeters><Calories>333</Calories>
        <AverageHeartRateBpm><Value>150</Value></AverageHeartRateBpm></Lap></Activity></Activities>
        </TrainingCenterDatabase>
        """

    private func send(_ file: String, to path: String, _ ana: TestPerson) async throws -> TestResponse {
        try await ana.app.client.execute(
            uri: path,
            method: .post,
            headers: [.authorization: "Bearer " + ana.token],
            body: ByteBuffer(string: file)
        )
    }

    @Test(
        "a file sent as it is becomes an activity and energy of its day, once",
        arguments: [
            "/api/v1/imports", "/api/v1/activities/files",
        ]
    )
    func raw(path: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let first = try await self.send(Self.tcx, to: path, ana)
            #expect(first.status == .created, "\(first.text)")
            #expect(first.text.contains(#""outcome":"added""#) && first.text.contains(#""way":"measured""#))
            let second = try await self.send(Self.tcx, to: path, ana)
            #expect(second.status == .ok && second.text.contains(#""outcome":"known""#))
            #expect(try await ana.api(.get, "/energy/2026-03-13").json()["burned"] as? Double == 333)
            #expect(
                try await ana.get("/activities.csv").text.contains("2026-03-13,2026-03-13T08:00:00Z,Run,1800,5000,333")
            )
        }
    }

    @Test("a page takes a browser's form, and says what became of it")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let body = """
                --x\r\nContent-Disposition: form-data; name="file"; filename="run.tcx"\r\n\r\n\(Self.tcx)\r\n--x--\r\n
                """
            let sent = try await app.client.execute(
                uri: "/activities/files",
                method: .post,
                headers: [.accept: "text/html", .contentType: "multipart/form-data; boundary=x", .cookie: ana.cookie],
                body: ByteBuffer(string: body)
            )
            let path = try #require(sent.headers[.location])
            let page = try await ana.get(path)
            #expect(page.text.contains("as your device measured it") && page.text.contains("150 beats a minute"))
            let course = try await ana.get(path + "/course.tcx")
            #expect(course.text.contains("<TotalTimeSeconds>1800</TotalTimeSeconds>"))
        }
    }

    @Test(
        "what is no training is refused in words",
        arguments: [
            ("<gpx></gpx>", "no training"), ("<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx>&a;</gpx>", "Export it anew"),
            ("just words", "FIT, TCX or GPX"), ("", "Choose a file first."),
        ]
    )
    func refused(file: String, words: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await self.send(file, to: "/api/v1/activities/files", ana)
            #expect(sent.status == .unprocessableContent, "\(sent.text)")
            #expect(sent.text.contains(words), "\(sent.text)")
        }
    }

    @Test("a file of more than 25 MB is refused as soon as it is")
    func huge() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await app.client.execute(
                uri: "/api/v1/activities/files",
                method: .post,
                headers: [.authorization: "Bearer " + ana.token],
                body: ByteBuffer(repeating: 0x0E, count: 26 << 20)
            )
            #expect(sent.status == .contentTooLarge)
            #expect(sent.text.contains("up to 25 MB"))
        }
    }
}
