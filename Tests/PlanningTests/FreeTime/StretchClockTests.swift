import Foundation
import Testing

@testable import Planning

struct StretchClockTests {
    @Test("a stretch that ends at midnight ends at 24:00")
    func midnight() throws {
        let evening = try #require(Stretch(from: 82_800_000, to: 86_400_000))
        #expect(evening.clock(in: .gmt) == "23:00–24:00")
    }
}
