import Foundation
import ICalendar
import OutboundHTTP
import Testing

@testable import Planning

struct CalDAVWriterTests {
    private static let work = "https://dav.example.org/ana/work/"
    private static let address = Self.work + "spotter-abc.ics"

    private func writer(_ server: RecordedServer) throws -> CalDAVWriter {
        let calendar = RemoteCalendar(path: Self.work, name: "Work", isWritable: true)
        let settings = CalDAVSettings(user: "ana", password: "seven kettles", calendars: [calendar])
        return try #require(try CalDAVWriter(settings.text, now: { Date(timeIntervalSince1970: 0) }, ask: server.ask))
    }

    private func event(_ title: String = "Legs", about: String = "") throws -> PlannedEvent {
        let time = try #require(Stretch(from: 1_773_651_600_000, to: 1_773_655_200_000))
        return PlannedEvent(id: "abc", title: title, about: about, time: time)
    }

    @Test("creates what is new and changes only what it wrote, by ETag")
    func tags() async throws {
        let server = RecordedServer(["PUT \(Self.address)": (201, [("ETag", "\"2\"")], "")])
        #expect(try await self.writer(server).put(self.event(), kept: nil) == "\(Self.address) \"2\"")
        #expect(
            try await self.writer(server).put(self.event(), kept: "\(Self.address) \"1\"") == "\(Self.address) \"2\""
        )
        let conditions = server.questions.map {
            $0.headers.filter { $0.name.hasPrefix("If-") }.map { "\($0.name): \($0.value)" }
        }
        #expect(conditions == [["If-None-Match: *"], ["If-Match: \"1\""]])
    }

    @Test(
        "says what a refusal means",
        arguments: [
            (401, CalendarTrouble.closed), (403, .readOnly), (404, .gone), (412, .changed), (507, .full),
            (500, .confused),
        ]
    )
    func refusals(status: Int, trouble: CalendarTrouble) async throws {
        let server = RecordedServer(["PUT \(Self.address)": (status, [], "")])
        await #expect(throws: trouble) { try await self.writer(server).put(self.event(), kept: nil) }
    }

    @Test("takes away what is gone already as if it were there", arguments: [204, 404, 410, 412])
    func removal(status: Int) async throws {
        let server = RecordedServer(["DELETE \(Self.address)": (status, [], "")])
        try await self.writer(server).remove("abc", kept: "\(Self.address) \"1\"")
        #expect(server.asked.first == "DELETE \(Self.address)")
    }

    @Test(
        "writes an event as it is read again",
        arguments: [
            "Legs", "Arms, legs; and \\ \"more\"", "Grüße 🏋️‍♀️ " + String(repeating: "ü", count: 100),
            "a\r\nb\u{0}\u{1B}c",
        ]
    )
    func text(title: String) throws {
        let text = try self.event(title, about: "https://x.org\nDo it").file(written: Date(timeIntervalSince1970: 0))
        for line in text.components(separatedBy: "\r\n") { #expect(line.utf8.count <= 75) }
        #expect(text.replacing("\r\n", with: "").split(whereSeparator: \.isNewline).count == 1)
        let busy = try CalendarFile(reading: Array(text.utf8)).busy(
            in: 1_773_600_000_000..<1_773_700_000_000,
            zone: .gmt
        )
        let one = try #require(busy.first)
        #expect((one.start, one.end, one.uid) == (1_773_651_600_000, 1_773_655_200_000, "abc@planned.spotter"))
        let plain = title.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" }
        #expect(one.title.map { Array($0.unicodeScalars) } == Array(plain))
    }
}
