import Testing

@testable import ICalendar

/// Rules of other calendars than the Gregorian, or with days that months don't have (RFC 7529): read as if they were
/// ours they would keep people busy on wrong days.
struct OtherCalendarsTests {
    @Test(
        "keeps the first occurrence of what repeats by another calendar, and says that more wasn't understood",
        arguments: [
            ("20130210", "RSCALE=CHINESE;FREQ=YEARLY"),
            ("20130906", "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13"),
            ("20140208", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD"),
            ("20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD"),
            ("20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4"),
        ]
    )
    func notUnderstood(day: String, rule: String) throws {
        let calendar = CalendarText("DTSTART;VALUE=DATE:\(day)\nRRULE:\(rule)")
        #expect(try calendar.busy("UTC", from: "20120101", to: "20250101").map { String($0.prefix(8)) } == [day])
        let file = try CalendarFile(reading: calendar.bytes)
        #expect(file.unread == 1)
    }

    @Test(
        "repeats by the Gregorian calendar where its name is written",
        arguments: ["RSCALE=GREGORIAN;FREQ=YEARLY", "RSCALE=gregorian;FREQ=YEARLY;SKIP=OMIT"]
    )
    func gregorian(rule: String) throws {
        let calendar = CalendarText("DTSTART;VALUE=DATE:20140208\nTRANSP:OPAQUE\nRRULE:\(rule)")
        let days = try calendar.busy("UTC", from: "20140101", to: "20170101").map { String($0.prefix(8)) }
        #expect(days == ["20140208", "20150208", "20160208"])
        let file = try CalendarFile(reading: calendar.bytes)
        #expect(file.unread == 0)
    }
}
