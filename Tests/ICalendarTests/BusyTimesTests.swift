import Foundation
import Testing

@testable import ICalendar

/// Calendars that tell when somebody is busy and not with what: VFREEBUSY (RFC 5545, 3.6.4).
struct BusyTimesTests {
    private static func calendar(_ components: String...) -> CalendarText {
        let parts = components.map { "BEGIN:VFREEBUSY\n\($0)\nEND:VFREEBUSY\n" }
        return CalendarText(also: parts.joined())
    }

    @Test(
        "what is busy by the examples of RFC 5545, 3.8.2.6, is busy; what is free isn't",
        arguments: [
            ("FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:19970308T160000Z/PT8H30M", ["19970308T160000/19970309T003000"]),
            (
                "FREEBUSY;FBTYPE=FREE:19970308T160000Z/PT3H,19970308T200000Z/PT1H\n"
                    + " ,19970308T230000Z/19970309T000000Z",
                []
            ),
            (
                "FREEBUSY:19970308T160000Z/PT3H,19970308T200000Z/PT1H\n" + " ,19970308T230000Z/19970309T000000Z",
                [
                    "19970308T160000/19970308T190000", "19970308T200000/19970308T210000",
                    "19970308T230000/19970309T000000",
                ]
            ),
        ]
    )
    func examples(lines: String, busy: [String]) throws {
        #expect(try Self.calendar(lines).busy(from: "19970101", to: "19980101") == busy)
    }

    @Test("the published example of RFC 5545, 3.6.4, with a period of each type that there is")
    func published() throws {
        let calendar = Self.calendar(
            """
            UID:19970901T115957Z-76A912@example.com
            DTSTAMP:19970901T120000Z
            ORGANIZER:jsmith@example.com
            DTSTART:19980313T141711Z
            DTEND:19980410T141711Z
            FREEBUSY:19980314T233000Z/19980315T003000Z
            FREEBUSY:19980316T153000Z/19980316T163000Z
            FREEBUSY;FBTYPE=BUSY-TENTATIVE:19980318T030000Z/19980318T040000Z
            FREEBUSY;FBTYPE=X-ELSEWHERE:19980319T030000Z/19980319T040000Z
            FREEBUSY;FBTYPE=free:19980320T030000Z/19980320T040000Z
            URL:http://www.example.com/calendar/busytime/jsmith.ifb
            """
        )
        let busy = [
            "19980314T233000/19980315T003000", "19980316T153000/19980316T163000", "19980318T030000/19980318T040000",
            "19980319T030000/19980319T040000",
        ]
        #expect(try calendar.busy(from: "19980101", to: "19990101") == busy)
        let file = try CalendarFile(reading: calendar.bytes)
        #expect(file.unread == 0)
    }

    @Test(
        "periods that begin together, overlap or stand in several lists all count; times are UTC's, dates the member's"
    )
    func several() throws {
        let calendar = Self.calendar(
            "FREEBUSY:20240301T100000Z/PT1H,20240301T100000Z/PT2H",
            "FREEBUSY:20240302T100000/20240302T110000\nFREEBUSY:20240303/20240304"
        )
        let busy = [
            "20240301T100000/20240301T110000", "20240301T100000/20240301T120000", "20240302T100000/20240302T110000",
            "20240302T230000/20240303T230000",
        ]
        #expect(try calendar.busy("Europe/Berlin") == busy)
    }

    @Test("counts what it can't read, beside events too")
    func unread() throws {
        let list = "BEGIN:VFREEBUSY\nFREEBUSY:soon\nFREEBUSY:20240305T100000Z/PT1H\nEND:VFREEBUSY"
        let calendar = CalendarText("DTSTART:20240301T100000Z\nDURATION:PT1H", also: list)
        #expect(try calendar.busy() == ["20240301T100000/20240301T110000", "20240305T100000/20240305T110000"])
        let file = try CalendarFile(reading: calendar.bytes)
        #expect(file.unread == 1)
    }

    @Test("what is kept of an uploaded list keeps its owner as busy, and not whose it is")
    func essence() throws {
        let calendar = Self.calendar("ORGANIZER:mailto:ana@example.org\nFREEBUSY:20240301T100000Z/PT1H")
        let kept = try MinimalCalendar(of: calendar.bytes, titles: true).bytes
        let zone = try #require(TimeZone(identifier: "UTC"))
        let busy = try CalendarFile(reading: kept).busy(in: 1_704_067_200_000..<1_711_929_600_000, zone: zone)
        #expect(busy.map(\.start) == [1_709_287_200_000])
        #expect(!String(decoding: kept, as: UTF8.self).contains("ana@"))
    }

    @Test("reads all periods of a line, however many there are, and all dates of an exception")
    func longLines() throws {
        let start = CivilDay(2024, 3, 1).number * CivilDay.seconds
        let hours = (0..<1_201).map { CalendarText.text(wall: start + $0 * 3_600) + "Z" }
        let periods = hours.map { "\($0)/PT30M" }.joined(separator: ",")
        #expect(try Self.calendar("FREEBUSY;X-WHOSE=\"a:b,c\":\(periods)").busy().count == hours.count)
        let event = "DTSTART:20240301T000000Z\nDURATION:PT1H\nRRULE:FREQ=HOURLY;COUNT=1201"
        #expect(try CalendarText("\(event)\nEXDATE:\(hours.joined(separator: ","))").busy().isEmpty)
    }

    @Test("refuses a million periods in words, whether in one line, one list or many lists")
    func tooMany() throws {
        let period = "20240301T100000Z/PT1H"
        let line = Self.calendar("FREEBUSY:" + Array(repeating: period, count: 5_000).joined(separator: ","))
        #expect(throws: Refusal.lineTooLong) { try CalendarFile(reading: line.bytes) }
        let list = Self.calendar(Array(repeating: "FREEBUSY:\(period)", count: 40_000).joined(separator: "\n"))
        #expect(throws: Refusal.componentTooLong) { try CalendarFile(reading: list.bytes) }
        let lines = "FREEBUSY:" + Array(repeating: period, count: 2_000).joined(separator: ",")
        let lists = Array(repeating: "BEGIN:VFREEBUSY\n\(lines)\nEND:VFREEBUSY\n", count: 3).joined()
        var limits = Limits()
        limits.events = 5_000
        let file = CalendarText(also: lists)
        #expect(throws: Refusal.tooManyEvents(limit: 5_000)) { try CalendarFile(reading: file.bytes, limits: limits) }
        let million = [UInt8](repeating: 65, count: 1_000_000 * (period.count + 1))
        #expect(throws: Refusal.tooLarge(bytes: 10_000_000)) { try CalendarFile(reading: million) }
    }
}
