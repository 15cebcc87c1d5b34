import HealthMath
import Members
import Testing
import Web

@testable import Nutrition

struct DayTests {
    @Test(
        "refuses days that don't exist or are out of range in words",
        arguments: [
            "2026-02-30", "yesterday", "", "1899-12-31", "2027-11-23",
        ]
    )
    func refused(text: String) throws {
        let range = DiaryRange(today: try Kitchen.day("2026-11-21"))
        let error = try #require(throws: NotFound.self) { try range.day(text) }
        #expect(!error.words.isEmpty)
    }

    @Test("goes from 1900 to a year from today", arguments: ["1900-01-01", "2026-11-21", "2027-11-22"])
    func taken(text: String) throws {
        let range = DiaryRange(today: try Kitchen.day("2026-11-21"))
        #expect(try range.day(text).description == text)
    }

    @Test(
        "days are named as people say them",
        arguments: [
            ("2026-11-21", "Today", "Sat 21 November"), ("2026-11-20", "Yesterday", "Fri 20 November"),
            ("2026-11-22", "Tomorrow", "Sun 22 November"), ("2026-03-14", "Sat 14 March", ""),
            ("2025-03-14", "Fri 14 March 2025", ""),
        ]
    )
    func names(day: String, name: String, date: String) throws {
        let named = DayName(try Kitchen.day(day), today: try Kitchen.day("2026-11-21"))
        #expect(named.name == name)
        #expect(named.dateBesideName == date)
    }
}
