import HTTPTypes
import HummingbirdTesting
import NIOCore
import Support
import Testing

/// A file, or a change with a key, that is sent again is the same one, or is refused (QUA-4).
struct RepeatedFileTests {
    private static let key = "11111111-2222-4333-8444-555555555555"
    private static let header = HTTPField.Name("Idempotency-Key")!
    private static let words = "One key is for one body"

    /// Sends a picture or any other file as a browser's form with its key.
    private func upload(
        _ file: [UInt8],
        to path: String,
        boundary: String = "b",
        by person: TestPerson
    ) async throws -> TestResponse {
        var body = ByteBuffer(
            string: "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"me\"\r\n\r\n"
        )
        body.writeBytes(file)
        body.writeString("\r\n--\(boundary)--\r\n")
        return try await person.app.client.execute(
            uri: path,
            method: .post,
            headers: [
                .accept: "text/html", .cookie: person.cookie, Self.header: Self.key,
                .contentType: "multipart/form-data; boundary=\(boundary)",
            ],
            body: body
        )
    }

    /// Sends a file or an object as a device, with a key in its header unless `key` is nil.
    private func send(
        _ body: [UInt8],
        _ type: String,
        to path: String,
        _ method: HTTPRequest.Method = .post,
        key: String? = Self.key,
        by person: TestPerson
    ) async throws -> TestResponse {
        var headers: HTTPFields = [.authorization: "Bearer " + person.token, .contentType: type]
        headers[Self.header] = key
        return try await person.app.client.execute(
            uri: "/api/v1" + path,
            method: method,
            headers: headers,
            body: ByteBuffer(bytes: body)
        )
    }

    @Test(
        "a browser's file counts once, whatever stands between its parts, and another is refused",
        arguments: Backend.available
    )
    func form(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let path = "/motivation/photos"
            let refused = try await self.upload(Array("no picture".utf8), to: path, by: ana)
            #expect(refused.status == .unprocessableContent && !refused.text.contains(Self.words))
            let first = try await self.upload(SmallPicture.bytes, to: path, by: ana)
            try #require(first.status == .seeOther, "\(first.text)")
            for boundary in ["b", "----WebKitFormBoundary7MA4YWxkTrZu0gW"] {
                let again = try await self.upload(SmallPicture.bytes, to: path, boundary: boundary, by: ana)
                #expect(again.status == .seeOther && again.headers[.location] == first.headers[.location])
            }
            #expect(try await ana.progressPhotos().count == 1)
            for file in [Array(SmallPicture.bytes.dropLast()), SmallPicture.bytes + [0], Array("else".utf8)] {
                let another = try await self.upload(file, to: path, by: ana)
                #expect(another.status == .unprocessableContent && another.text.contains(Self.words), "\(another.text)")
            }
            let elsewhen = try await self.upload(SmallPicture.bytes, to: path + "?day=2026-03-12", by: ana)
            #expect(elsewhen.status == .unprocessableContent && elsewhen.text.contains(Self.words))
            #expect(try await ana.progressPhotos().count == 1)
            let plain = try await ana.upload(SmallPicture.bytes, to: path)
            #expect(plain.status == .seeOther)
            #expect(try await ana.progressPhotos().count == 2)
        }
    }

    @Test("a device's file with a key is compared, and goes to its route again", arguments: Backend.available)
    func file(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let (path, type) = ("/activities/files", "application/octet-stream")
            let run = Array(WorkoutFileTests.tcx.utf8)
            #expect(try await self.send(run, type, to: path, by: ana).status == .created)
            let again = try await self.send(run, type, to: path, by: ana)
            #expect(again.status == .ok && again.text.contains(#""outcome":"known""#), "\(again.text)")
            let longer = Array(WorkoutFileTests.tcx.replacing("2026-03-13", with: "2026-03-12").utf8)
            let another = try await self.send(longer, type, to: path, by: ana)
            #expect(another.status == .unprocessableContent && another.text.contains(Self.words), "\(another.text)")
            #expect(try await ana.api(.get, "/energy/2026-03-12").json()["burned"] as? Double == 0)
            #expect(try await self.send(longer, type, to: path, key: nil, by: ana).status == .created)
        }
    }

    @Test("the id in the address or the path of a file is its key", arguments: Backend.available)
    func address(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            func calendar(_ title: String, named name: String = "") async throws -> TestResponse {
                let event =
                    "BEGIN:VEVENT\nUID:1\nSUMMARY:\(title)\nDTSTART:20260316T090000Z\nDTEND:20260316T100000Z\nEND:VEVENT"
                let body = Array("BEGIN:VCALENDAR\n\(event)\nEND:VCALENDAR".utf8)
                let path = "/calendars/ics?requestId=\(Self.key)\(name)"
                return try await self.send(body, "text/calendar", to: path, key: nil, by: ana)
            }
            #expect(try await calendar("Dentist").status == .created)
            #expect(try await calendar("Dentist").status == .ok)
            let another = try await calendar("Dancing")
            #expect(another.status == .unprocessableContent && another.text.contains(Self.words), "\(another.text)")
            #expect(try await calendar("Dentist", named: "&name=Work").status == .unprocessableContent)

            #expect(try await ana.putProgressPhoto(SmallPicture.bytes).status == .created)
            #expect(try await ana.putProgressPhoto(SmallPicture.bytes).status == .ok)
            let other = try await ana.putProgressPhoto(SmallPicture.bytes + [0])
            #expect(other.status == .unprocessableContent && other.text.contains(Self.words), "\(other.text)")
            #expect(
                try await ana.putProgressPhoto(SmallPicture.bytes + [0], id: TestPerson.otherPhoto).status == .created
            )
        }
    }

    @Test("a change with a key is for one body, whatever its method", arguments: Backend.available)
    func changes(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            func weigh(
                _ kilograms: Double,
                on day: String = "2026-03-12",
                key: String? = Self.key
            ) async throws -> TestResponse {
                let body = Array(#"{"kg": \#(kilograms)}"#.utf8)
                return try await self.send(body, "application/json", to: "/weights/\(day)", .put, key: key, by: ana)
            }
            #expect(try await weigh(-1).status == .unprocessableContent)
            #expect(try await weigh(72.4).status.code < 300)
            #expect(try await weigh(72.4).status.code < 300)
            for another in [try await weigh(73), try await weigh(72.4, on: "2026-03-11")] {
                #expect(another.status == .unprocessableContent && another.text.contains(Self.words), "\(another.text)")
            }
            #expect(try await weigh(73, key: nil).status.code < 300)
            let removal = try await self.send([], "application/json", to: "/weights/2026-03-12", .delete, by: ana)
            #expect(removal.status == .unprocessableContent && removal.text.contains(Self.words), "\(removal.text)")
        }
    }
}
