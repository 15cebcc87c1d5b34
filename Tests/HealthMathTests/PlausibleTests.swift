import Testing

@testable import HealthMath

struct PlausibleTests {
    @Test(arguments: [
        (71.5, 78.6, 3, true), (71.5, 78.7, 3, false), (71.5, 170, 23, false), (71.5, 7.2, 1, false),
        (150, 160, 7, true), (150, 139, 7, false), (100, 80, 90, true),
    ])
    func `a weight is likely within what a body can change`(earlier: Double, now: Double, days: Int, isLikely: Bool) {
        #expect(Plausible.isLikely(kilograms: now, after: earlier, days: days) == isLikely)
    }
}
