import Testing

@testable import ICalendar

/// Series of events with what stands in for some of them; the member is in Berlin (UTC+1, in summer +2).
struct SeriesTests {
    @Test("adds what RDATE names and leaves out what EXDATE names")
    func addsAndLeavesOut() throws {
        let calendar = CalendarText(
            """
            DTSTART;TZID=Europe/Berlin:20240301T100000
            DTEND;TZID=Europe/Berlin:20240301T110000
            RRULE:FREQ=DAILY;COUNT=4
            EXDATE;TZID=Europe/Berlin:20240302T100000
            EXDATE:20240303T090000Z
            RDATE;TZID=Europe/Berlin:20240310T080000
            RDATE;VALUE=PERIOD:20240311T080000Z/PT15M,20240304T090000Z/20240304T120000Z
            """
        )
        #expect(
            try calendar.busy() == [
                "20240301T090000/20240301T100000", "20240304T090000/20240304T120000",
                "20240310T070000/20240310T080000", "20240311T080000/20240311T081500",
            ]
        )
    }

    @Test("leaves out the first occurrence, and those that an old rule excepts")
    func leavesOutTheFirst() throws {
        let calendar = CalendarText(
            """
            DTSTART:20240301T100000Z
            DURATION:PT1H
            RRULE:FREQ=DAILY;COUNT=5
            EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2
            EXDATE;VALUE=DATE:20240304
            """
        )
        #expect(try calendar.busy() == ["20240302T100000/20240302T110000", "20240305T100000/20240305T110000"])
    }

    @Test(
        "stops at UNTIL, which is the last",
        arguments: [
            ("20240303T090000Z", 3), ("20240303T085959Z", 2), ("20240303T100000", 3), ("20240303", 2), ("20240201", 0),
        ]
    )
    func stops(until: String, count: Int) throws {
        let calendar = CalendarText(
            """
            DTSTART;TZID=Europe/Berlin:20240301T100000
            DURATION:PT1H
            RRULE:FREQ=DAILY;UNTIL=\(until)
            """
        )
        #expect(try calendar.busy().count == count)
    }

    @Test("moves, shortens and cancels single occurrences")
    func changes() throws {
        let calendar = CalendarText(
            "UID:a\nDTSTART;TZID=Europe/Berlin:20240301T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=4",
            "UID:a\nRECURRENCE-ID:20240308T090000Z\nDTSTART:20240309T120000Z\nDURATION:PT30M",
            "UID:a\nRECURRENCE-ID;TZID=Europe/Berlin:20240315T100000\nDTSTART:20240315T090000Z\nSTATUS:CANCELLED",
            "UID:a\nRECURRENCE-ID;VALUE=DATE:20240322\nDTSTART;VALUE=DATE:20250301"
        )
        #expect(try calendar.busy() == ["20240301T090000/20240301T100000", "20240309T120000/20240309T123000"])
    }

    @Test("takes the change with the higher SEQUENCE, and the series with it")
    func sequence() throws {
        let calendar = CalendarText(
            "UID:a\nSEQUENCE:2\nDTSTART:20240301T100000Z\nDURATION:PT1H",
            "UID:a\nSEQUENCE:1\nDTSTART:20240401T100000Z\nDURATION:PT1H",
            "UID:b\nDTSTART:20240501T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2",
            "UID:b\nSEQUENCE:1\nRECURRENCE-ID:20240502T100000Z\nDTSTART:20240502T120000Z\nDURATION:PT1H",
            "UID:b\nSEQUENCE:3\nRECURRENCE-ID:20240502T100000Z\nDTSTART:20240502T140000Z\nDURATION:PT1H"
        )
        #expect(
            try calendar.busy() == [
                "20240301T100000/20240301T110000", "20240501T100000/20240501T110000",
                "20240502T140000/20240502T150000",
            ]
        )
    }

    @Test(
        "knows two versions of a change for one, in whichever zone they name its time",
        arguments: [
            ("20240302T090000Z", ";TZID=Europe/Berlin:20240302T100000"),
            (";TZID=America/New_York:20240302T040000", "20240302T090000Z"),
        ]
    )
    func versions(older: String, newer: String) throws {
        let names = [older, newer].map { $0.hasPrefix(";") ? $0 : ":" + $0 }
        let changes = (
            "UID:a\nSEQUENCE:1\nRECURRENCE-ID\(names[0])\nDTSTART:20240302T140000Z\nDURATION:PT1H",
            "UID:a\nSEQUENCE:2\nRECURRENCE-ID\(names[1])\nDTSTART:20240302T160000Z\nDURATION:PT1H"
        )
        let main = "UID:a\nDTSTART;TZID=Europe/Berlin:20240301T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2"
        let expected = ["20240301T090000/20240301T100000", "20240302T160000/20240302T170000"]
        #expect(try CalendarText(main, changes.0, changes.1).busy() == expected)
        #expect(try CalendarText(main, changes.1, changes.0).busy() == expected)
        #expect(try CalendarText(changes.0, changes.1).busy() == Array(expected.suffix(1)), "without its series")
    }

    @Test(
        "lets a change of one occurrence stand beside one of it and all that follow, unless that is newer",
        arguments: [(1, "20240302T150000/20240302T160000"), (3, "20240302T120000/20240302T130000")]
    )
    func alsoFuture(sequence: Int, second: String) throws {
        let future = "RANGE=THISANDFUTURE:20240302T100000Z\nDTSTART:20240302T120000Z\nDURATION:PT1H"
        let calendar = CalendarText(
            "UID:a\nDTSTART:20240301T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3",
            "UID:a\nSEQUENCE:\(sequence)\nRECURRENCE-ID;\(future)",
            "UID:a\nSEQUENCE:1\nRECURRENCE-ID:20240302T100000Z\nDTSTART:20240302T150000Z\nDURATION:PT1H"
        )
        #expect(
            try calendar.busy() == ["20240301T100000/20240301T110000", second, "20240303T120000/20240303T130000"]
        )
    }

    @Test("moves this occurrence and all that follow, until the next such change")
    func thisAndFuture() throws {
        let calendar = CalendarText(
            "UID:a\nDTSTART;TZID=Europe/Berlin:20240301T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=6",
            """
            UID:a
            RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20240303T100000
            DTSTART;TZID=Europe/Berlin:20240303T120000
            DURATION:PT2H
            """,
            "UID:a\nRECURRENCE-ID:20240304T090000Z\nDTSTART:20240304T060000Z\nDURATION:PT1H",
            "UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE:20240306T090000Z\nDTSTART:20240306T090000Z\nSTATUS:CANCELLED"
        )
        #expect(
            try calendar.busy() == [
                "20240301T090000/20240301T100000", "20240302T090000/20240302T100000",
                "20240303T110000/20240303T130000", "20240304T060000/20240304T070000",
                "20240305T110000/20240305T130000",
            ]
        )
    }

    @Test("finds an occurrence that was moved into the window, and one that began before it")
    func window() throws {
        let calendar = CalendarText(
            "UID:a\nDTSTART:20230101T100000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY",
            "UID:a\nRECURRENCE-ID:20270101T100000Z\nDTSTART:20240601T100000Z\nDURATION:PT1H",
            "UID:b\nDTSTART:20231220T100000Z\nDURATION:P14D"
        )
        #expect(
            try calendar.busy() == [
                "20231220T100000/20240103T100000", "20240101T100000/20240101T110000",
                "20240601T100000/20240601T110000",
            ]
        )
    }

    @Test("keeps a change whose series is missing, and events without a UID apart")
    func alone() throws {
        let calendar = CalendarText(
            "UID:a\nRECURRENCE-ID:20240302T100000Z\nDTSTART:20240302T120000Z\nDURATION:PT1H",
            "UID:\nDTSTART:20240303T120000Z\nDURATION:PT1H",
            "UID:\nDTSTART:20240304T120000Z\nDURATION:PT1H"
        )
        #expect(try calendar.busy().count == 3)
    }
}
