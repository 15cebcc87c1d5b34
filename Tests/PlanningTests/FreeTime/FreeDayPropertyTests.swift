import Foundation
import HealthMath
import Support
import Testing

@testable import Planning

/// What holds of any day, anywhere, whatever is busy; nights of changed clocks among them.
struct FreeDayPropertyTests {
    struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            self.state = self.state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return self.state >> 16 | self.state << 48
        }
    }

    struct Drawn {
        let windows: [Stretch]
        let busy: [Stretch]
        let settings: FreeTimeSettings
        let free: FreeDay
    }

    private static let zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC"]
    /// Clocks are changed in Berlin, New York and on Lord Howe on some of these.
    private static let days = [(3, 31), (10, 27), (3, 10), (11, 3), (4, 7), (10, 6), (7, 1)]

    // Two of each day in each zone; a hundred before a release.
    private static let seeds = 0..<(Soak.isOn ? 3_500 : 70)

    private func draw(_ seed: Int) throws -> Drawn {
        var chance = Chance(state: UInt64(seed))
        let zone = try #require(TimeZone(identifier: Self.zones[seed % Self.zones.count]))
        let (month, number) = Self.days[seed / Self.zones.count % Self.days.count]
        let day = try #require(CalendarDay(year: 2024, month: month, day: number))
        let windows = (0..<Int.random(in: 1...3, using: &chance)).compactMap { _ in
            let from = Int.random(in: 0...1_380, using: &chance)
            return TimeWindow(from: from, to: Int.random(in: from + 1...1_440, using: &chance))
        }
        let settings = FreeTimeSettings(
            windows: [day.weekday: windows],
            workout: Int.random(in: 10...90, using: &chance)
        )
        let whole = try #require(TimeWindow(from: 0, to: 1_440)?.stretch(on: day, in: zone))
        let busy = (0..<Int.random(in: 0...6, using: &chance)).compactMap { _ in
            let start = whole.start + Int64.random(in: -120...1_500, using: &chance) * 60_000
            return Stretch(from: start, to: start + Int64.random(in: 1...300, using: &chance) * 60_000)
        }
        return Drawn(
            windows: windows.compactMap { $0.stretch(on: day, in: zone) }.merged,
            busy: busy,
            settings: settings,
            free: FreeDay(day, in: zone, settings, busy: busy)
        )
    }

    private func total(_ stretches: [Stretch]) -> Int64 { stretches.reduce(0) { $0 + $1.end - $1.start } }

    @Test("slots never overlap busy time, never leave the window and are long enough", arguments: Self.seeds)
    func slots(seed: Int) throws {
        let drawn = try self.draw(seed)
        for slot in drawn.free.slots {
            #expect(!drawn.busy.contains { $0.overlaps(slot) })
            #expect(drawn.windows.contains { $0.start <= slot.start && slot.end <= $0.end })
            #expect(slot.minutes >= drawn.settings.needed)
        }
    }

    @Test("free and busy time together are the window, none of it twice", arguments: Self.seeds)
    func complete(seed: Int) throws {
        let drawn = try self.draw(seed)
        let free = drawn.free.slots + drawn.free.scraps
        let busy = drawn.windows.intersecting(drawn.busy)
        #expect((free + busy).merged == drawn.windows)
        #expect(self.total(free) + self.total(busy) == self.total(drawn.windows))
    }

    @Test(
        "a window is as long as clocks make it",
        arguments: [(3, 31, 22), (10, 27, 24), (7, 1, 23)]
    )
    func clocks(month: Int, number: Int, hours: Int) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let day = try #require(CalendarDay(year: 2024, month: month, day: number))
        let window = try #require(TimeWindow(from: 60, to: 1_440)?.stretch(on: day, in: zone))
        #expect(window.minutes == hours * 60)
    }

    @Test("a window that clocks leave out is none")
    func leftOut() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let day = try #require(CalendarDay(year: 2024, month: 3, day: 31))
        #expect(TimeWindow(from: 120, to: 180)?.stretch(on: day, in: zone) == nil)
        #expect(TimeWindow(from: 150, to: 200)?.stretch(on: day, in: zone)?.minutes == 20)
    }

    @Test("a window that begins at a time that comes twice begins with the first")
    func twice() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let day = try #require(CalendarDay(year: 2024, month: 10, day: 27))
        #expect(TimeWindow(from: 150, to: 180)?.stretch(on: day, in: zone)?.minutes == 90)
    }
}

extension [Stretch] {
    /// The time that these and `others` have in common.
    fileprivate func intersecting(_ others: [Stretch]) -> [Stretch] {
        let others = others.merged
        return self.merged.flatMap { stretch in others.compactMap { $0.intersection(stretch) } }
    }
}
