import Foundation
import Testing

@testable import ICalendar

struct EventTextTests {
    private func text(cancelled: Bool = false, place: String = "Town park, by the fountain; left") -> String {
        EventText(
            uid: "abc@events.spotter",
            title: "Run in the park",
            about: "Slowly.\nhttps://x.org",
            place: place,
            start: Date(timeIntervalSince1970: 1_773_651_600),
            end: Date(timeIntervalSince1970: 1_773_655_200),
            version: 3,
            isCancelled: cancelled
        ).file(by: "Group events", written: Date(timeIntervalSince1970: 0))
    }

    @Test("an event is written with its place and the number of its changes, as it is read again")
    func whole() throws {
        let text = self.text()
        #expect(text.contains("SEQUENCE:3\r\n") && !text.contains("STATUS"))
        #expect(
            text.contains(#"LOCATION:Town park\, by the fountain\; left"#) && text.contains("DTSTAMP:19700101T000000Z")
        )
        for line in text.components(separatedBy: "\r\n") { #expect(line.utf8.count <= 75) }
        let busy = try CalendarFile(reading: Array(text.utf8))
            .busy(in: 1_773_600_000_000..<1_773_700_000_000, zone: .gmt)
        #expect(busy.map(\.uid) == ["abc@events.spotter"] && busy.first?.start == 1_773_651_600_000)
    }

    @Test("a cancelled event keeps nobody busy, and an empty place is left out")
    func cancelled() throws {
        let text = self.text(cancelled: true, place: "")
        #expect(text.contains("STATUS:CANCELLED\r\n") && !text.contains("LOCATION"))
        let busy = try CalendarFile(reading: Array(text.utf8))
            .busy(in: 1_773_600_000_000..<1_773_700_000_000, zone: .gmt)
        #expect(busy.isEmpty)
    }
}
