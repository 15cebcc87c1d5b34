import Foundation
import Testing

@testable import ICalendar

/// What stands in a calendar and takes no time.
struct FreeTests {
    private static let event = "DTSTART:20240701T100000Z\nDURATION:PT1H"

    @Test(
        "what is transparent or cancelled is free",
        arguments: [("TRANSP:TRANSPARENT", 0), ("TRANSP:OPAQUE", 1), ("STATUS:CANCELLED", 0), ("STATUS:TENTATIVE", 1)]
    )
    func free(line: String, count: Int) throws {
        #expect(try CalendarText("\(Self.event)\n\(line)").busy().count == count)
    }

    @Test(
        "what the member declined is free, not what others did",
        arguments: [
            ("ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.org", 0),
            ("ATTENDEE;CN=Ana;PARTSTAT=declined;RSVP=TRUE:MAILTO:Ana@Example.org", 0),
            ("ATTENDEE;EMAIL=ana@example.org;PARTSTAT=DECLINED:urn:uuid:1", 0),
            ("ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org", 1),
            ("ATTENDEE;CN=DECLINED:mailto:ana@example.org", 1),
            ("ATTENDEE;PARTSTAT=DECLINED:mailto:ben@example.org", 1),
        ]
    )
    func declined(line: String, count: Int) throws {
        #expect(try CalendarText("\(Self.event)\n\(line)").busy(whose: ["ana@example.org"]).count == count)
    }

    @Test("one occurrence may be declined, the others kept")
    func declinedOnce() throws {
        let calendar = CalendarText(
            "UID:a\n\(Self.event)\nRRULE:FREQ=DAILY;COUNT=3\nATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org",
            "UID:a\nRECURRENCE-ID:20240702T100000Z\nDTSTART:20240702T100000Z\nDURATION:PT1H\n"
                + "ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.org"
        )
        #expect(
            try calendar.busy(whose: ["ana@example.org"]) == [
                "20240701T100000/20240701T110000", "20240703T100000/20240703T110000",
            ]
        )
    }

    @Test(
        "a whole day that comes every year or is filed among birthdays and holidays is free, unless it says otherwise",
        arguments: [
            ("RRULE:FREQ=YEARLY", 0), ("RRULE:FREQ=YEARLY\nTRANSP:OPAQUE", 1), ("RRULE:FREQ=MONTHLY;COUNT=1", 1),
            ("CATEGORIES:Birthday", 0), ("CATEGORIES:Family,Holiday", 0), ("CATEGORIES:Trip", 1),
            ("CATEGORIES:HOLIDAY\nTRANSP:OPAQUE", 1), ("SUMMARY:Birthday", 1),
        ]
    )
    func remembrance(lines: String, count: Int) throws {
        let day = "DTSTART;VALUE=DATE:20240701"
        #expect(try CalendarText("\(day)\n\(lines)").busy().count == count)
    }

    @Test("what has an hour takes it, though it comes every year or is filed among birthdays")
    func party() throws {
        let lines = "\(Self.event)\nRRULE:FREQ=YEARLY;COUNT=1\nCATEGORIES:Birthday"
        #expect(try CalendarText(lines).busy() == ["20240701T100000/20240701T110000"])
    }

    @Test("gives titles as they were written, and says which are days")
    func titles() throws {
        let calendar = CalendarText(
            "UID:x\nDTSTART;VALUE=DATE:20240701\nSUMMARY:Lunch\\, then\n  a walk \u{1F6B6}\nDESCRIPTION:not read"
        )
        let zone = try #require(TimeZone(identifier: "UTC"))
        let busy = try CalendarFile(reading: calendar.bytes).busy(in: 0..<2_000_000_000_000, zone: zone)
        let day = Busy(
            start: 1_719_792_000_000,
            end: 1_719_878_400_000,
            uid: "x",
            title: "Lunch, then a walk \u{1F6B6}",
            isAllDay: true
        )
        #expect(busy == [day])
    }

    @Test("leaves out what can't be understood, keeps what can in part, and says how many")
    func unread() throws {
        let calendar = CalendarText(
            Self.event,
            "SUMMARY:no beginning",
            "DTSTART:20240230T100000Z",
            "DTSTART:soon",
            "RECURRENCE-ID:once\n\(Self.event)",
            "DTSTART:20240702T100000Z\nDURATION:PT1H\nRRULE:FREQ=NOW"
        )
        #expect(try CalendarFile(reading: calendar.bytes).unread == 5)
        #expect(try calendar.busy() == ["20240701T100000/20240701T110000", "20240702T100000/20240702T110000"])
    }
}
