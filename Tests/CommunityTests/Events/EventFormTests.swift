import Foundation
import Members
import Support
import Testing
import Web

@testable import Community

struct EventFormTests {
    private static let texts = [
        "name": "Run in the park", "place": "Town park", "zone": "Europe/Vienna", "startDay": "2024-07-02",
        "startTime": "18:00", "endTime": "19:30", "ages": "both", "points": "10",
    ]

    private func form(_ changes: [String: String]) -> EventForm {
        var form = EventForm(FormInput(Self.texts.merging(changes) { $1 }))
        form.now = Village.noon
        return form
    }

    @Test("an event is read by the clocks where it takes place, and written as it was read")
    func whole() throws {
        let values = try self.form(["traits": "seated", "lat": "48.2", "lon": "16,37", "capacity": "12"]).values()
        let details = values.details
        #expect(details.start == Village.noon.addingTimeInterval(30 * 3_600), "18:00 in Vienna is 16:00 in Greenwich.")
        #expect(details.end == details.start.addingTimeInterval(5_400))
        #expect(details.spot == PrecisePlace(48.2, 16.37) && details.capacity == 12 && details.traits == [.seated])
        let event = GroupEvent(details)
        var again = EventForm(event)
        again.now = Village.noon
        #expect(try again.values().details == details && again.values().version == 1)
    }

    @Test("an event over midnight ends on the next day")
    func overnight() throws {
        let values = try self.form(["endDay": "2024-07-03", "endTime": "00:30"]).values()
        #expect(values.details.end == values.details.start.addingTimeInterval(6.5 * 3_600))
        let words = GroupEvent(values.details).when(at: Village.noon)
        #expect(words == "Tomorrow 18:00 – Wed 3 July 00:30")
    }

    @Test(
        "what can't be is said beside its field",
        arguments: [
            ("endTime", ["endTime": "17:59"]), ("endTime", ["endTime": "18:00"]), ("endTime", ["endTime": "25:00"]),
            ("startDay", ["startDay": "2024-06-30"]), ("startDay", ["startDay": "2024-02-31"]),
            ("startDay", ["startDay": "9999-12-31"]), ("startDay", ["startDay": ""]), ("startTime", ["startTime": ""]),
            ("endDay", ["endDay": "2024-07-17"]), ("endTime", ["endDay": "2024-07-01"]),
            ("zone", ["zone": "Mars/Olympus"]),
            ("points", ["points": "101"]), ("points", ["points": "-3"]), ("points", ["points": "99999999999999999999"]),
            ("capacity", ["capacity": "0"]), ("capacity", ["capacity": "10001"]), ("ages", ["ages": "dogs"]),
            ("ages", ["ages": ""]), ("traits", ["traits": "flying"]), ("lat", ["lat": "91", "lon": "1"]),
            ("lon", ["lat": "1"]), ("lat", ["lon": "1"]), ("name", ["name": "\u{200B} "]),
            ("name", ["name": String(repeating: "n", count: 81)]), ("place", ["place": ""]),
            ("about", ["about": String(repeating: "word ", count: 200_000)]),
            ("sponsor", ["sponsor": String(repeating: "s", count: 81)]), ("version", ["version": "0"]),
            ("requestId", ["requestId": "1"]),
        ] as [(String, [String: String])]
    )
    func wrong(field: String, changes: [String: String]) {
        #expect(self.form(changes).complaints?[field].isEmpty == false, "\(changes.keys)")
    }

    @Test("a begun event keeps its beginning when it is edited")
    func begun() throws {
        let details = try self.form([:]).values().details
        var form = EventForm(GroupEvent(details))
        form.now = details.start.addingTimeInterval(600)
        #expect(form.complaints?["startDay"].isEmpty == false)
        form.oldStart = details.start
        #expect(form.complaints == nil)
    }

    @Test("a time that clocks skip is the moment of the change")
    func skipped() throws {
        var form = self.form(["startDay": "2025-03-30", "startTime": "02:30", "endTime": "04:00"])
        form.now = Village.noon
        let details = try form.values().details
        #expect(details.start == Date(timeIntervalSince1970: 1_743_296_400))
    }
}

extension GroupEvent {
    /// An event as it is stored first.
    init(_ details: Details) {
        self.init(
            id: "00000000-0000-4000-8000-000000000001",
            details: details,
            organiser: nil,
            code: "K7Q2MX",
            cancellation: nil,
            pictureVersion: nil,
            version: 1
        )
    }
}
