import Testing

@testable import ICalendar

/// Zones, days and the nights in which clocks are changed.
struct TimeTests {
    @Test("a time without a zone, and a day, are the member's", arguments: ["Europe/Berlin", "America/New_York"])
    func floating(zone: String) throws {
        let calendar = CalendarText(
            "DTSTART:20240701T100000\nDURATION:PT1H",
            "DTSTART;VALUE=DATE:20240702",
            "DTSTART;VALUE=DATE:20240703\nDTEND;VALUE=DATE:20240706"
        )
        let expected = [
            "Europe/Berlin": [
                "20240701T080000/20240701T090000", "20240701T220000/20240702T220000", "20240702T220000/20240705T220000",
            ],
            "America/New_York": [
                "20240701T140000/20240701T150000", "20240702T040000/20240703T040000", "20240703T040000/20240706T040000",
            ],
        ]
        #expect(try calendar.busy(zone) == expected[zone])
    }

    @Test(
        "knows zones by their names, also as other programs write them",
        arguments: [
            "America/New_York", "\"America/New_York\"", "/mozilla.org/20050126_1/America/New_York",
            "/freeassociation.sourceforge.net/America/New_York", "Eastern Standard Time",
        ]
    )
    func names(zone: String) throws {
        let calendar = CalendarText("DTSTART;TZID=\(zone):20240701T100000\nDURATION:PT1H")
        #expect(try calendar.busy() == ["20240701T140000/20240701T150000"])
    }

    @Test("a zone that nobody knows is the member's")
    func unknown() throws {
        let calendar = CalendarText("DTSTART;TZID=Somewhere:20240701T100000\nDURATION:PT1H")
        #expect(try calendar.busy() == ["20240701T080000/20240701T090000"])
    }

    @Test("a calendar may name its zone for times without one")
    func calendarZone() throws {
        let calendar = CalendarText(
            "DTSTART:20240701T100000\nDURATION:PT1H",
            also: "X-WR-TIMEZONE:America/New_York"
        )
        #expect(try calendar.busy() == ["20240701T140000/20240701T150000"])
    }

    @Test("reads the zone that the calendar describes")
    func described() throws {
        let calendar = CalendarText(
            "DTSTART;TZID=Ours:20240329T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4",
            "DTSTART;TZID=Ours:20241027T023000\nDURATION:PT1H",
            also: """
                BEGIN:VTIMEZONE
                TZID:Ours
                BEGIN:DAYLIGHT
                DTSTART:19810329T020000
                TZOFFSETFROM:+0300
                TZOFFSETTO:+0430
                RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
                END:DAYLIGHT
                BEGIN:STANDARD
                DTSTART:19961027T030000
                TZOFFSETFROM:+0430
                TZOFFSETTO:+0300
                RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
                END:STANDARD
                END:VTIMEZONE
                """
        )
        #expect(
            try calendar.busy() == [
                "20240329T070000/20240329T080000", "20240330T070000/20240330T080000",
                "20240331T053000/20240331T063000", "20240401T053000/20240401T063000",
                // 02:30 comes twice; the first is meant.
                "20241026T220000/20241026T230000",
            ]
        )
    }

    @Test("goes on at the time it began at, though clocks left that time out on its first day")
    func leftOut() throws {
        let calendar = CalendarText(
            "DTSTART;TZID=Europe/Berlin:20240331T023000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=2"
        )
        #expect(try calendar.busy() == ["20240331T013000/20240331T020000", "20240401T003000/20240401T010000"])
    }

    @Test("keeps to the clock on the wall over the change of clocks")
    func wallClock() throws {
        let calendar = CalendarText(
            "DTSTART;TZID=Europe/Berlin:20240330T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2"
        )
        #expect(try calendar.busy() == ["20240330T090000/20240330T100000", "20240331T080000/20240331T090000"])
    }

    @Test("a time that the clock leaves out is as late as before the change, one that comes twice is the first")
    func edges() throws {
        let calendar = CalendarText(
            "DTSTART;TZID=Europe/Berlin:20240330T023000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2",
            "DTSTART;TZID=Europe/Berlin:20241027T023000\nDURATION:PT1H"
        )
        #expect(
            try calendar.busy() == [
                "20240330T013000/20240330T023000", "20240331T013000/20240331T023000",
                "20241027T003000/20241027T013000",
            ]
        )
    }

    @Test("an end is so many hours away, a length in days so many midnights")
    func lengths() throws {
        let start = "DTSTART;TZID=Europe/Berlin:20240330T120000"
        #expect(
            try CalendarText("\(start)\nDURATION:P1D", "\(start)\nDURATION:PT24H").busy() == [
                "20240330T110000/20240331T100000", "20240330T110000/20240331T110000",
            ]
        )
        let night = "DTSTART;TZID=Europe/Berlin:20240329T220000\nDTEND;TZID=Europe/Berlin:20240330T060000"
        #expect(
            try CalendarText("\(night)\nRRULE:FREQ=DAILY;COUNT=2").busy() == [
                "20240329T210000/20240330T050000", "20240330T210000/20240331T050000",
            ]
        )
    }

    @Test("a day is as long as it is where the member is")
    func dayOfChange() throws {
        let calendar = CalendarText("DTSTART;VALUE=DATE:20240331", "DTSTART;VALUE=DATE:20241027")
        #expect(try calendar.busy() == ["20240330T230000/20240331T220000", "20241026T220000/20241027T230000"])
    }

    @Test("an end in another zone, an end before its beginning, and no end at all")
    func ends() throws {
        let calendar = CalendarText(
            "DTSTART;TZID=Europe/Berlin:20240701T100000\nDTEND;TZID=America/New_York:20240701T100000",
            "DTSTART:20240702T120000Z\nDTEND:20240702T100000Z",
            "DTSTART:20240703T120000Z"
        )
        #expect(try calendar.busy() == ["20240701T080000/20240701T140000", "20240702T100000/20240702T120000"])
    }
}
