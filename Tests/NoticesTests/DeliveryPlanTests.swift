import Foundation
import Members
import Testing

@testable import Notices

struct DeliveryPlanTests {
    /// A Saturday noon in Berlin, in winter.
    private let noon = Date(timeIntervalSince1970: 1_773_486_000)
    private let berlin = WallClock(TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    private func plan(
        _ kind: Notice.Kind,
        after seconds: TimeInterval = 0,
        canMail: Bool = true,
        _ change: (inout NoticeSettings) -> Void = { _ in }
    ) -> DeliveryPlan {
        var settings = NoticeSettings()
        change(&settings)
        return DeliveryPlan(
            kind,
            told: self.noon,
            settings: settings,
            clock: self.berlin,
            canMail: canMail,
            now: self.noon.addingTimeInterval(seconds)
        )
    }

    @Test("devices are told at once, and mail comes only to those who want it")
    func usual() {
        #expect(self.plan(.training).push == self.noon)
        #expect(self.plan(.training).letter == .none)
        #expect(self.plan(.training) { $0[.training, .mail] = true }.letter == .now)
        #expect(self.plan(.foods).push == nil)
        #expect(self.plan(.welcome) { $0[.welcome, .push] = true }.push == nil)
    }

    @Test("nobody is mailed at an address that isn't confirmed")
    func unconfirmed() {
        #expect(self.plan(.imported, canMail: false) { $0[.imported, .mail] = true }.letter == .none)
    }

    @Test("what has letters of its own is not mailed twice", arguments: [Notice.Kind.reminder, .safety])
    func twice(kind: Notice.Kind) {
        #expect(self.plan(kind) { $0[kind, .mail] = true }.letter == .none)
    }

    @Test("in quiet hours what keeps waits for their end, what doesn't stays in the app, and safety comes through")
    func quiet() {
        let quiet = QuietHours(from: 11 * 60, until: 15 * 60)
        #expect(self.plan(.imported) { $0.quiet = quiet }.push == self.noon.addingTimeInterval(3 * 3_600))
        #expect(self.plan(.training) { $0.quiet = quiet }.push == nil)
        #expect(self.plan(.safety) { $0.quiet = quiet }.push == self.noon)
        let short = QuietHours(from: 11 * 60, until: 13 * 60)
        #expect(self.plan(.training) { $0.quiet = short }.push == self.noon.addingTimeInterval(3_600))
    }

    @Test(
        "quiet hours reach over midnight, and end when the clock says so",
        arguments: [
            (22 * 60, 7 * 60, false), (12 * 60, 7 * 60, true), (7 * 60, 12 * 60, false), (11 * 60, 12 * 60 + 1, true),
        ]
    )
    func hours(from: Int, until: Int, isQuiet: Bool) {
        let end = QuietHours(from: from, until: until).end(at: self.noon, on: self.berlin)
        #expect((end != nil) == isQuiet)
    }

    @Test("the daily letter waits for its hour, but not with what is for now")
    func digest() {
        let at: (inout NoticeSettings) -> Void = { settings in
            settings.digest = 18 * 60
            for kind in [Notice.Kind].sample { settings[kind, .mail] = true }
        }
        #expect(self.plan(.imported, at).letter == .daily(self.noon.addingTimeInterval(6 * 3_600)))
        #expect(self.plan(.training, at).letter == .now)
    }

    @Test("what comes too late to help goes no further than the list")
    func late() {
        let wanting: (inout NoticeSettings) -> Void = { $0[.training, .mail] = true }
        #expect(self.plan(.training, after: 7_300, wanting) == self.plan(.welcome))
        #expect(self.plan(.training, after: 7_100, wanting).letter == .now)
    }
}
