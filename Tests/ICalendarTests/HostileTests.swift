import Foundation
import Testing

@testable import ICalendar

/// Files that nobody wrote by hand.
struct HostileTests {
    /// Fewer than in earnest, so that the tests are quick.
    private static let few: Limits = {
        var limits = Limits()
        limits.steps = 50_000
        return limits
    }()

    @Test("stops at as many stretches as it may give")
    func stretches() {
        var limits = Limits()
        limits.stretches = 365
        let calendar = CalendarText("DTSTART:20200101T000000Z\nDURATION:PT1H\nSUMMARY:Daily\nRRULE:FREQ=DAILY")
        #expect(throws: Refusal.repeatsTooOften(title: "Daily")) { try calendar.busy(limits: limits) }
    }

    @Test("refuses 30,000 daily events before it reads them")
    func repeating() {
        let events = (0..<30_000).map { "UID:\($0)\nDTSTART:20250101T090000Z\nDURATION:PT30M\nRRULE:FREQ=DAILY" }
        let text = "BEGIN:VCALENDAR\n" + events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined() + "END:VCALENDAR\n"
        #expect(throws: Refusal.tooManyRepeating(limit: 5_000)) { try CalendarFile(reading: Array(text.utf8)) }
    }

    @Test("looks for no day of events that keep nobody busy")
    func free() throws {
        let events = (0..<1_000).map { "UID:\($0)\nDTSTART:20200101T090000Z\nRRULE:FREQ=DAILY\nTRANSP:TRANSPARENT" }
        let text = "BEGIN:VCALENDAR\n" + events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined() + "END:VCALENDAR\n"
        let calendar = try CalendarFile(reading: Array(text.utf8), limits: Self.few)
        let window: Range<Int64> = 1_773_489_600_000..<1_778_328_000_000
        #expect(try calendar.busy(in: window, zone: .gmt).isEmpty)
    }

    @Test(
        "refuses what is no calendar",
        arguments: [
            "", "\u{1}\u{2}\n\n:;", "<html>", "BEGIN:VCARD\nEND:VCARD", "BEGIN", "BEGIN:", ":", "END:VCALENDAR",
        ]
    )
    func notACalendar(text: String) {
        #expect(throws: Refusal.notACalendar) { try CalendarFile(reading: Array(text.utf8)) }
    }

    @Test("refuses what is too large, before it reads it")
    func tooLarge() {
        let bytes = [UInt8](repeating: 65, count: 50_000_000)
        #expect(throws: Refusal.tooLarge(bytes: 10_000_000)) { try CalendarFile(reading: bytes) }
    }

    @Test("refuses a calendar that breaks off", arguments: ["", "BEGIN:VEVENT\nDTSTART:20240101T100000Z\n"])
    func brokenOff(rest: String) {
        #expect(throws: Refusal.brokenOff) { try CalendarFile(reading: Array("BEGIN:VCALENDAR\n\(rest)".utf8)) }
    }

    @Test("refuses zones in zones, calendars in calendars", arguments: ["VTIMEZONE", "VCALENDAR", "VEVENT", "X"])
    func nested(name: String) {
        let text = "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:\(name)\n", count: 1_000)
        #expect(throws: Refusal.nestedTooDeeply) { try CalendarFile(reading: Array(text.utf8)) }
    }

    @Test("refuses a line, an event and a number of events beyond all measure")
    func tooMuch() {
        let line = CalendarText("DTSTART:20240101T100000Z\nSUMMARY:" + String(repeating: "a", count: 70_000))
        #expect(throws: Refusal.lineTooLong) { try CalendarFile(reading: line.bytes) }
        let dates = String(repeating: "EXDATE:20240101T100000Z\n", count: 50_000)
        let event = CalendarText("DTSTART:20240101T100000Z\n\(dates)SUMMARY:x")
        #expect(throws: Refusal.componentTooLong) { try CalendarFile(reading: event.bytes) }
        var limits = Limits()
        limits.events = 1
        let two = CalendarText("DTSTART:20240101T100000Z", "DTSTART:20240101T100000Z")
        #expect(throws: Refusal.tooManyEvents(limit: 1)) { try CalendarFile(reading: two.bytes, limits: limits) }
    }

    @Test("passes over long lines that don't matter")
    func longLine() throws {
        let attachment = String(repeating: "a", count: 200_000)
        #expect(try CalendarText("DTSTART:20240101T100000Z\nDURATION:PT1H\nATTACH:\(attachment)").busy().count == 1)
    }

    @Test(
        "refuses what repeats without measure, by its title",
        arguments: [
            "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=2147483647", "FREQ=MINUTELY", "FREQ=SECONDLY;BYSETPOS=300",
        ]
    )
    func endless(rule: String) throws {
        let calendar = CalendarText("DTSTART:20200101T000000Z\nDURATION:PT1S\nSUMMARY:Tick\nRRULE:\(rule)")
        #expect(throws: Refusal.repeatsTooOften(title: "Tick")) { try calendar.busy(limits: Self.few) }
    }

    @Test(
        "how often a rule occurs on a day is known without looking for it, where all days are alike",
        arguments: [
            ("FREQ=SECONDLY", 86_400), ("FREQ=SECONDLY;BYSECOND=1", 1_440), ("FREQ=SECONDLY;INTERVAL=60", 1_440),
            ("FREQ=MINUTELY;BYHOUR=9,9,10", 120), ("FREQ=HOURLY", 24), ("FREQ=HOURLY;BYMINUTE=0,30", 48),
            ("FREQ=SECONDLY;BYSECOND=60", 0), ("FREQ=SECONDLY;INTERVAL=7;BYSECOND=1", nil), ("FREQ=DAILY", nil),
            ("FREQ=HOURLY;BYDAY=MO", nil),
        ] as [(String, Int?)]
    )
    func timesADay(rule: String, times: Int?) throws {
        let text = "BEGIN:VEVENT\r\nDTSTART:20240101T000000Z\r\nRRULE:\(rule)\r\nEND:VEVENT\r\n"
        let event = try #require(Reader.event(Array(text.utf8)))
        #expect(try #require(event.rules.first).timesADay == times)
    }

    @Test(
        "refuses what lists every day, hour, minute or second before it looks for one of them",
        arguments: [
            "FREQ=SECONDLY;BYSECOND=\(list(0...59));BYMINUTE=\(list(0...59));BYHOUR=\(list(0...23));BYYEARDAY=\(list(1...366))",
            "FREQ=SECONDLY;BYYEARDAY=\(list(1...366))", "FREQ=MINUTELY;BYMONTHDAY=\(list(1...31))", "FREQ=MINUTELY",
            "FREQ=MINUTELY;BYDAY=MO,TU,WE,TH,FR", "FREQ=HOURLY;BYMINUTE=\(list(0...59));BYDAY=MO,TU,WE,TH,FR,SA,SU",
        ]
    )
    func lists(rule: String) throws {
        let calendar = CalendarText("DTSTART:00010101T000000Z\nDURATION:PT1S\nSUMMARY:Tick\nRRULE:\(rule)")
        let time = ContinuousClock().measure {
            #expect(throws: Refusal.repeatsTooOften(title: "Tick")) {
                try calendar.busy(from: "20240101", to: "20240301")
            }
        }
        #expect(time < .seconds(1))
    }

    @Test("every five minutes of working hours, or on some days, is read")
    func often() throws {
        func count(_ rule: String) throws -> Int {
            let calendar = CalendarText("DTSTART:20240101T000000Z\nDURATION:PT1S\nRRULE:\(rule)")
            return try calendar.busy("UTC", from: "20240101", to: "20240226").count
        }
        #expect(try count("FREQ=MINUTELY;INTERVAL=5") == 56 * 288)
        // The first day is a Monday.
        #expect(try count("FREQ=MINUTELY;BYDAY=MO;BYHOUR=0") == 8 * 60)
        #expect(try count("FREQ=SECONDLY;BYSECOND=0;BYMINUTE=0;BYMONTHDAY=1,-1") == 3 * 24)
    }

    private static func list(_ numbers: ClosedRange<Int>) -> String { numbers.map(String.init).joined(separator: ",") }

    @Test("goes from second to second of a rule, not through all others")
    func seconds() throws {
        let rule = "FREQ=SECONDLY;BYSECOND=1;BYMONTH=1;UNTIL=20240101T235959Z"
        var limits = Limits()
        limits.steps = 10_000
        let calendar = CalendarText("DTSTART:20240101T000001Z\nDURATION:PT1S\nRRULE:\(rule)")
        #expect(try calendar.busy(limits: limits).count == 1_440)
    }

    @Test(
        "finds out quickly that a day never comes",
        arguments: [
            "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=300",
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
        ]
    )
    func never(rule: String) throws {
        let calendar = CalendarText("DTSTART:20200101T000000Z\nDURATION:PT1S\nRRULE:\(rule)")
        #expect(try calendar.busy().isEmpty)
    }

    @Test("refuses a zone whose clocks are changed every second")
    func restlessZone() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Z
            BEGIN:STANDARD
            DTSTART:16010101T000000
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0200
            RRULE:FREQ=SECONDLY
            END:STANDARD
            END:VTIMEZONE
            """
        let calendar = CalendarText("DTSTART;TZID=Z:20240101T100000\nDURATION:PT1H", also: zone)
        #expect(throws: Refusal.repeatsTooOften(title: nil)) { try calendar.busy(limits: Self.few) }
        // Not after as many steps as a calendar may take, either: that would be seconds for everybody who waits.
        var endless = Self.few
        endless.steps = .max
        #expect(throws: Refusal.repeatsTooOften(title: nil)) { try calendar.busy(limits: endless) }
    }

    @Test("reads many calendars at the same time as one after the other")
    func atTheSameTime() async throws {
        let calendar = CalendarText("DTSTART;TZID=Europe/Berlin:20240301T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY")
        let alone = try calendar.busy()
        let counts = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<40 { group.addTask { try calendar.busy() } }
            return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(counts == [alone])
    }

    @Test("bears any single byte being another")
    func damaged() throws {
        let whole = CalendarText(
            "UID:a\nDTSTART;TZID=Ours:20240301T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3;BYDAY=MO\nRDATE:20240301",
            "UID:a\nRECURRENCE-ID;RANGE=THISANDFUTURE:20240302T100000Z\nDTSTART:20240302T120000Z\nDTEND:20240302T130000Z"
        ).bytes
        let zone = try #require(TimeZone(identifier: "UTC"))
        let others: [UInt8] = [0, 10, 34, 44, 58, 59, 61, 92, 255]
        var read = 0
        for (index, place) in whole.indices.enumerated() {
            var bytes = whole
            bytes[place] = others[index % others.count]
            do throws(Refusal) {
                _ = try CalendarFile(reading: bytes).busy(in: 1_704_067_200_000..<1_711_929_600_000, zone: zone)
                read += 1
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(read > whole.count / 2)
    }

    @Test(
        "reads a calendar in whichever letters and lines it is written",
        arguments: [String.Encoding.utf8, .isoLatin1, .utf16, .utf16LittleEndian, .utf16BigEndian],
        ["\r\n", "\n", "\r"]
    )
    func encodings(_ encoding: String.Encoding, end: String) throws {
        let lines = [
            "BEGIN:VCALENDAR", "X-WR-CALNAME:Büro", "BEGIN:VEVENT", "UID:1", "DTSTART:20240101T100000Z",
            "DURATION:PT1H",
            "SUMMARY:Grüße", "END:VEVENT", "END:VCALENDAR", "",
        ]
        let text = lines.joined(separator: end)
        // Only `utf16` brings its mark along.
        let marked = [.utf16LittleEndian, .utf16BigEndian].contains(encoding) ? "\u{FEFF}" + text : text
        let file = try CalendarFile(reading: [UInt8](try #require(marked.data(using: encoding))))
        #expect(file.name == "Büro")
        let day = Int64(CivilDay(2024, 1, 1).number) * 86_400_000
        #expect(try file.busy(in: day..<day + 86_400_000, zone: .gmt).map(\.title) == ["Grüße"])
    }
}
