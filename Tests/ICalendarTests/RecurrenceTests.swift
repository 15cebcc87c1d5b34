import Testing

@testable import ICalendar

/// Expected occurrences after python-dateutil 2.9, and RFC 5545's own words where it says nothing.
struct RecurrenceTests {
    struct Example: CustomTestStringConvertible {
        let testDescription: String
        let start: String
        let rule: String
        let expected: String

        init(_ name: String, _ start: String, _ rule: String, _ expected: String) {
            (self.testDescription, self.start, self.rule, self.expected) = (name, start, rule, expected)
        }
    }

    static let examples = [
        Example(
            "every other Tuesday and Sunday, weeks beginning on Monday",
            "20240305T180000",
            "FREQ=WEEKLY;INTERVAL=2;COUNT=6;BYDAY=TU,SU;WKST=MO",
            "20240305T180000 20240310T180000 20240319T180000 20240324T180000 20240402T180000 20240407T180000"
        ),
        Example(
            "the same, weeks beginning on Sunday",
            "20240305T180000",
            "FREQ=WEEKLY;INTERVAL=2;COUNT=6;BYDAY=TU,SU;WKST=SU",
            "20240305T180000 20240317T180000 20240319T180000 20240331T180000 20240402T180000 20240414T180000"
        ),
        Example(
            "the last working day of each month",
            "20240131T170000",
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=4",
            "20240131T170000 20240229T170000 20240329T170000 20240430T170000"
        ),
        Example(
            "the second last Monday",
            "20240122T090000",
            "FREQ=MONTHLY;BYDAY=-2MO;COUNT=3",
            "20240122T090000 20240219T090000 20240318T090000"
        ),
        Example(
            "the second and third of some days of the week",
            "20240102T120000",
            "FREQ=WEEKLY;BYDAY=MO,TU,TH,SA;BYSETPOS=3,2;COUNT=4",
            "20240102T120000 20240104T120000 20240109T120000 20240111T120000"
        ),
        Example(
            "the 31st, in months that have it",
            "20240131T090000",
            "FREQ=MONTHLY;COUNT=4",
            "20240131T090000 20240331T090000 20240531T090000 20240731T090000"
        ),
        Example(
            "Friday the 13th",
            "20240913T130000",
            "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3",
            "20240913T130000 20241213T130000 20250613T130000"
        ),
        Example(
            "a leap day",
            "20240229T080000",
            "FREQ=YEARLY;COUNT=3",
            "20240229T080000 20280229T080000 20320229T080000"
        ),
        Example(
            "the day after the first Monday in November",
            "20201103T070000",
            "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3",
            "20201103T070000 20241105T070000 20281107T070000"
        ),
        Example(
            "the 20th Monday of the year",
            "20240513T090000",
            "FREQ=YEARLY;BYDAY=20MO;COUNT=3",
            "20240513T090000 20250519T090000 20260518T090000"
        ),
        Example(
            "Monday of the 20th week",
            "20240513T090000",
            "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3",
            "20240513T090000 20250512T090000 20260511T090000"
        ),
        Example(
            "the 53rd week, where there is one",
            "20201228T090000",
            "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO,FR;COUNT=4",
            "20201228T090000 20210101T090000 20211227T090000 20211231T090000"
        ),
        Example(
            "the first, the hundredth and the last day of the year",
            "20240101T060000",
            "FREQ=YEARLY;BYYEARDAY=1,100,-1;COUNT=6",
            "20240101T060000 20240409T060000 20241231T060000 20250101T060000 20250410T060000 20251231T060000"
        ),
        Example(
            "the last day of each month, looked at daily",
            "20240131T060000",
            "FREQ=DAILY;BYMONTHDAY=-1;COUNT=4",
            "20240131T060000 20240229T060000 20240331T060000 20240430T060000"
        ),
        Example(
            "some of six times a day",
            "20240229T080000",
            "FREQ=DAILY;BYHOUR=8,12,18;BYMINUTE=0,30;BYSETPOS=1,3,-1;COUNT=5",
            "20240229T080000 20240229T120000 20240229T183000 20240301T080000 20240301T120000"
        ),
        Example(
            "every hour and a half",
            "20240331T230000",
            "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
            "20240331T230000 20240401T003000 20240401T020000 20240401T033000"
        ),
        Example(
            "every seven hours, at three and at six",
            "20250101T030500",
            "FREQ=HOURLY;INTERVAL=7;BYHOUR=3,6;COUNT=3",
            "20250101T030500 20250107T060500 20250108T030500"
        ),
        Example(
            "every 61 seconds, at second 5 and 25",
            "20250101T051005",
            "FREQ=SECONDLY;INTERVAL=61;BYSECOND=5,25;COUNT=2",
            "20250101T051005 20250101T053025"
        ),
        Example(
            "every day in January",
            "20240130T090000",
            "FREQ=DAILY;BYMONTH=1;COUNT=4",
            "20240130T090000 20240131T090000 20250101T090000 20250102T090000"
        ),
        Example(
            "every 18 months",
            "20240110T090000",
            "FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11;COUNT=4",
            "20240110T090000 20240111T090000 20250710T090000 20250711T090000"
        ),
        Example(
            "a day that never comes",
            "20240110T090000",
            "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
            ""
        ),
    ]

    @Test("finds what a rule says", arguments: Self.examples)
    func finds(_ example: Example) throws {
        #expect(try self.found(example, notBefore: .min) == example.expected)
    }

    @Test("finds the same when it begins in the middle", arguments: Self.examples)
    func skips(_ example: Example) throws {
        let endless = Example("", example.start, example.rule.replacing(/;?COUNT=\d+/, with: ""), "")
        let all = example.expected.split(separator: " ").map(String.init)
        guard all.count > 2 else { return }
        let place = try self.wall(all[2])
        let later = try self.found(endless, notBefore: place, upTo: try self.wall(all[all.count - 1]))
        let found = later.split(separator: " ").map(String.init)
        #expect(found.filter { $0 >= all[2] } == Array(all[2...]))
    }

    private func event(_ example: Example) throws -> Event {
        let lines = ["DTSTART:\(example.start)", "RRULE:\(example.rule)"]
        let text = "BEGIN:VEVENT\r\n\(lines.joined(separator: "\r\n"))\r\nEND:VEVENT\r\n"
        return try #require(Reader.event(Array(text.utf8)))
    }

    private func wall(_ text: String) throws -> Int {
        try #require(Reader.event(Array("BEGIN:VEVENT\r\nDTSTART:\(text)\r\nEND:VEVENT\r\n".utf8))).start.wall
    }

    private func found(_ example: Example, notBefore: Int, upTo end: Int = 2_500_000_000) throws -> String {
        let event = try self.event(example)
        let rule = try #require(event.rules.first)
        var budget = Budget(1_000_000)
        var found = Recurrence(rule, start: event.start.wall, isDate: false, notBefore: notBefore, end: end)
        var all: [String] = []
        while let wall = try found.next(&budget) { all.append(CalendarText.text(wall: wall)) }
        return all.joined(separator: " ")
    }
}
