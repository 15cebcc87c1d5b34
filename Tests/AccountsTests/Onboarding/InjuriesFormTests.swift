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

    @Test func `a touched place left at fine beside another is asked about, and goes by once it isn't touched`() throws
    {
        let asked = FormErrors("injury-knee", "You touched this place. Say what it is, or go on if it is fine.")
        let beside = ["hurts": "yes", "injury-wrist": "recent", "injury-knee": ""]
        #expect(throws: asked) { try self.injuries(beside.merging(["touched": "knee"]) { $1 }) }
        #expect(try self.injuries(beside).map(\.area) == [.wrist])
        #expect(try self.injuries(beside.merging(["touched": "wrist"]) { $1 }).map(\.area) == [.wrist])
        #expect(try self.injuries(beside.merging(["touched": "moon"]) { $1 }).map(\.area) == [.wrist])
        #expect(try self.injuries(["hurts": "no", "touched": "knee"]).isEmpty)
        // Its touch shows both questions.
        #expect(try self.injuries(["injury-foot": "recent", "touched": "ankle"]).map(\.area) == [.foot])
    }

    @Test("that nothing hurts is an answer, which stands chosen until something does")
    func nothing() throws {
        func facts(_ fields: [String: String]) throws -> HealthFacts {
            let values = try InjuriesForm(input: FormInput(fields)).values()
            var facts = HealthFacts()
            (facts.injuries, facts.nothingHurts) = (values.injuries, values.nothingHurts)
            return HealthFacts([.injuries: facts.text(.injuries)])
        }
        let no = try facts(["hurts": "no", "injury-knee": "recent"])
        #expect(no.nothingHurts && no.injuries.isEmpty && InjuriesForm(no).input["hurts"] == "no")
        let unasked = try facts([:])
        #expect(!unasked.nothingHurts && InjuriesForm(unasked).input["hurts"].isEmpty)
        let knee = try facts(["hurts": "yes", "injury-knee": "recent"])
        #expect(!knee.nothingHurts && knee.injuries.count == 1)
    }

    @Test("who says that something hurts says what, so that a touched place left at fine isn't lost")
    func said() throws {
        let complaint = FormErrors("hurts", "Say what hurts, or choose No.")
        #expect(throws: complaint) { try self.injuries(["hurts": "yes"]) }
        #expect(throws: complaint) { try self.injuries(["hurts": "yes", "injury-knee": ""]) }
        // What was touched is asked about where it was touched.
        let touched = FormErrors(
            "injury-knee",
            "You touched this place. Say what it is, or choose No if nothing hurts."
        )
        #expect(throws: touched) { try self.injuries(["hurts": "yes", "injury-knee": "", "touched": "knee"]) }
        // One who isn't asked, as a device, says nothing of it.
        #expect(try self.injuries([:]).isEmpty)
        // A wrong word has its own complaint, and no second one.
        #expect(throws: FormErrors("injury-knee", "Choose from the list.")) {
            try self.injuries(["hurts": "yes", "injury-knee": "sore"])
        }
    }
}
