import HealthMath
import Support
import Testing
import Web

@testable import Accounts

struct InjuriesFormTests {
    private func injuries(_ fields: [String: String]) throws -> [Injury] {
        try InjuriesForm(input: FormInput(fields)).values().injuries
    }

    @Test("where it hurts counts only for who says that something hurts, or isn't asked")
    func hurts() throws {
        let knee = [Injury(area: .knee, kind: .recent)]
        #expect(try self.injuries(["injury-knee": "recent"]) == knee)
        #expect(try self.injuries(["injury-knee": "recent", "hurts": "yes"]) == knee)
        #expect(try self.injuries(["injury-knee": "recent", "hurts": "no"]).isEmpty)
    }
}
