import Foundation
import Testing

@testable import Members

struct ClockTimeTests {
    @Test(
        "reads times as clocks show them",
        arguments: [("7:30", 450), ("07:30", 450), ("00:00", 0), ("24:00", 1_440)]
    )
    func reads(text: String, minutes: Int) {
        #expect(ClockTime(text)?.minutes == minutes)
    }

    @Test(
        "refuses what is no time",
        arguments: ["", "7", "7:5", "24:01", "12:60", "-1:00", "１２:00", "12:00:00", ":30"]
    )
    func refuses(text: String) {
        #expect(ClockTime(text) == nil)
    }

    @Test(
        "shows an instant as the clocks of a zone do, on nights that change them too",
        arguments: [
            ("Europe/Berlin", 1_711_846_799, "01:59"), ("Europe/Berlin", 1_711_846_800, "03:00"),
            ("Europe/Berlin", 1_729_990_799, "02:59"), ("Europe/Berlin", 1_729_990_800, "02:00"),
            ("Australia/Lord_Howe", 1_728_142_200, "02:30"), ("America/New_York", 0, "19:00"),
        ]
    )
    func shows(name: String, second: Int64, text: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        #expect(ClockTime(Date(timeIntervalSince1970: Double(second)), in: zone).text == text)
    }
}
