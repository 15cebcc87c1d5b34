import Foundation
import HealthMath
import Testing

@testable import Community

struct ChatTimeTests {
    @Test(
        "the list of chats says when in a few letters, so that what was said has room",
        arguments: [
            ("2026-03-14", "08:05"), ("2026-03-13", "Yesterday"), ("2026-03-12", "Thu"), ("2026-03-08", "Sun"),
            ("2026-03-07", "7 Mar"), ("2025-12-31", "31 Dec 2025"),
        ]
    )
    func short(day: String, words: String) throws {
        let moment = try Date("\(day)T08:05:00Z", strategy: .iso8601)
        #expect(ChatTime.short(moment, in: .gmt, today: try #require(CalendarDay("2026-03-14"))) == words)
    }
}
