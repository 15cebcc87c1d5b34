import Foundation
import Storage
import Support
import Testing

@testable import Planning

/// What calendars are called, and which of them is said to be read.
struct CalendarNamingTests {
    private static let new = NewCalendar(
        id: "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d55",
        kind: .address,
        name: "Work",
        showsTitles: false,
        settings: "https://example.org/ana.ics"
    )

    @Test("a name that was guessed gives way to the calendar's own, and no other does", arguments: Backend.available)
    func names(_ backend: Backend) async throws {
        let fixture = try await CalendarFixture(backend)
        var reading = CalendarContents(busy: [], state: "first")
        reading.name = "Hockey\n club "
        fixture.source.say(.success(reading))
        for (number, guessed, name) in [(1, true, "Hockey club"), (2, false, "Work")] {
            var new = Self.new
            new.id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d6\(number)"
            new.isNameGuessed = guessed
            #expect(try await fixture.reader.connect(new, for: fixture.ana).calendar.name == name)
        }
        reading.name = nil
        fixture.source.say(.success(reading))
        var nameless = Self.new
        nameless.isNameGuessed = true
        #expect(try await fixture.reader.connect(nameless, for: fixture.ana).calendar.name == "Work")
    }

    @Test("only the calendar whose reading was asked for is said to be read", arguments: Backend.available)
    func beingRead(_ backend: Backend) async throws {
        let fixture = try await CalendarFixture(backend)
        fixture.source.say(.success(CalendarContents(busy: [], state: "first")))
        _ = try await fixture.reader.connect(Self.new, for: fixture.ana)
        var other = Self.new
        other.id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d63"
        _ = try await fixture.reader.connect(other, for: fixture.ana)
        let all = try await fixture.store(of: fixture.ana).all()
        let now = try #require(all.compactMap(\.readAt).max()).addingTimeInterval(5)
        #expect(all.count == 2 && all.beingRead(asked: nil, at: now).isEmpty)
        #expect(all.beingRead(asked: (other.id, now), at: now) == [other.id])
        #expect(all.beingRead(asked: (other.id, now), at: now.addingTimeInterval(61)).isEmpty)
    }
}
