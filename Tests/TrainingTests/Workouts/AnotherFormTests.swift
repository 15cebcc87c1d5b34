import Testing
import Web

@testable import Training

@Suite("Asking for another workout")
struct AnotherFormTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"

    @Test("says the id, and what is wanted the day after, where it is said")
    func values() throws {
        let plain = try AnotherForm(FormInput(["requestId": Self.id])).values()
        #expect(plain.id == Self.id && plain.dayAfter == nil)
        for wish in DayAfter.allCases {
            let asked = try AnotherForm(FormInput(["requestId": Self.id, "dayAfter": wish.rawValue])).values()
            #expect(asked.dayAfter == wish)
        }
    }

    @Test("refuses another word for the day after, and a missing id")
    func refusals() {
        #expect(throws: FormErrors.self) {
            try AnotherForm(FormInput(["requestId": Self.id, "dayAfter": "never"])).values()
        }
        #expect(throws: FormErrors.self) { try AnotherForm(FormInput(["dayAfter": "easy"])).values() }
    }
}
