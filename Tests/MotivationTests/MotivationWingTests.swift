import Deeds
import Testing
import Wings

@testable import Motivation

struct MotivationWingTests {
    @Test("the wing declares the deeds that it writes")
    func kinds() {
        #expect(Set(MotivationWing.deedKinds.map(\.name)) == ["mission-started", "mission-reached"])
    }
}
