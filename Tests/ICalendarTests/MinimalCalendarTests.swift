import Foundation
import Testing

@testable import ICalendar

struct MinimalCalendarTests {
    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:Office
        BEGIN:STANDARD
        DTSTART:20200101T000000
        TZOFFSETFROM:+0300
        TZOFFSETTO:+0300
        END:STANDARD
        END:VTIMEZONE
        """
    private static let text = CalendarText(
        "SUMMARY:Dentist\nLOCATION:Main Street\nDESCRIPTION:Bring the card\nDTSTART;TZID=Office:20240301T100000\nDTEND;TZID=Office:20240301T110000\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;TZID=Office:20240308T100000",
        "SUMMARY:Party\nDTSTART:20240302T200000Z\nDTEND:20240302T230000Z\nATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.org\nATTENDEE;PARTSTAT=DECLINED:mailto:ben@example.org",
        also: "X-WR-CALNAME:Ana\\, at work\nX-WR-TIMEZONE:Europe/Vienna\n" + Self.zone
    )

    private static func text(_ essence: MinimalCalendar) -> String { String(decoding: essence.bytes, as: UTF8.self) }

    @Test("what is kept of a calendar keeps its owner as busy as all of it")
    func same() throws {
        let whose = ["Ana@example.org"]
        let essence = try MinimalCalendar(of: Self.text.bytes, titles: true, whose: whose)
        let window = Int64(1_700_000_000_000)..<Int64(1_720_000_000_000)
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let all = try CalendarFile(reading: Self.text.bytes).busy(in: window, zone: zone, whose: whose)
        let kept = try CalendarFile(reading: essence.bytes).busy(in: window, zone: zone, whose: whose)
        #expect(all.count == 2)
        #expect(kept == all)
    }

    @Test("places, notes and other guests are not kept, nor titles unless they are wanted")
    func little() throws {
        let whole = Self.text(try MinimalCalendar(of: Self.text.bytes, titles: true, whose: ["ana@example.org"]))
        #expect(whole.contains("Dentist") && whole.contains("ana@example.org"))
        #expect(!whole.contains("Main Street") && !whole.contains("card") && !whole.contains("ben@example.org"))
        let bare = Self.text(try MinimalCalendar(of: Self.text.bytes, titles: false))
        #expect(!bare.contains("Dentist") && !bare.contains("Party") && !bare.contains("@example.org"))
    }

    @Test("a calendar tells what it is called, as people read it")
    func name() throws {
        #expect(try CalendarFile(reading: Self.text.bytes).name == "Ana, at work")
        #expect(try CalendarFile(reading: CalendarText("DTSTART:20240302T200000Z").bytes).name == nil)
    }
}
