import Foundation
import Testing

@testable import Web

struct RateLimiterTests {
    private let rule = RateLimiter.Rule("sign-in", burst: 3, perMinute: 6)
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    @Test("lets a burst through, then says how long to wait")
    func burst() {
        let limiter = RateLimiter()
        for _ in 0..<3 { #expect(limiter.wait(self.rule, for: "a", now: self.start) == nil) }
        #expect(limiter.wait(self.rule, for: "a", now: self.start) == 10)
    }

    @Test("refills evenly")
    func refills() {
        let limiter = RateLimiter()
        for _ in 0..<3 { _ = limiter.wait(self.rule, for: "a", now: self.start) }
        #expect(limiter.wait(self.rule, for: "a", now: self.start.addingTimeInterval(9)) == 1)
        #expect(limiter.wait(self.rule, for: "a", now: self.start.addingTimeInterval(10)) == nil)
    }

    @Test("counts each address and each rule by itself")
    func separate() {
        let limiter = RateLimiter()
        for _ in 0..<4 { _ = limiter.wait(self.rule, for: "a", now: self.start) }
        #expect(limiter.wait(self.rule, for: "b", now: self.start) == nil)
        #expect(limiter.wait(.init("search", burst: 1, perMinute: 1), for: "a", now: self.start) == nil)
    }

    @Test("whoever knocks is still counted when many others come, and who came first is forgotten first")
    func many() {
        let limiter = RateLimiter()
        for _ in 0..<3 { _ = limiter.wait(self.rule, for: "early", now: self.start) }
        for number in 0..<60_000 {
            _ = limiter.wait(self.rule, for: "a\(number)", now: self.start.addingTimeInterval(1))
        }
        for _ in 0..<3 { _ = limiter.wait(self.rule, for: "late", now: self.start.addingTimeInterval(2)) }
        for number in 0..<45_000 {
            _ = limiter.wait(self.rule, for: "b\(number)", now: self.start.addingTimeInterval(3))
        }
        #expect(limiter.wait(self.rule, for: "late", now: self.start.addingTimeInterval(3)) != nil)
        #expect(limiter.wait(self.rule, for: "early", now: self.start.addingTimeInterval(3)) == nil)
    }

    @Test("a clock that goes back takes nothing away")
    func clockBack() {
        let limiter = RateLimiter()
        #expect(limiter.wait(self.rule, for: "a", now: self.start) == nil)
        #expect(limiter.wait(self.rule, for: "a", now: self.start.addingTimeInterval(-3_600)) == nil)
        #expect(limiter.wait(self.rule, for: "a", now: self.start.addingTimeInterval(-3_600)) == nil)
        #expect(limiter.wait(self.rule, for: "a", now: self.start.addingTimeInterval(-3_600)) != nil)
    }
}
