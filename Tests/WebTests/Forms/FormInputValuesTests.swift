import Testing
import Web

struct FormInputValuesTests {
    private func number(_ text: String) -> (value: Double?, isRefused: Bool) {
        var errors = FormErrors()
        let value = FormInput(["amount": text]).number("amount", in: 0...1_000, "Between 0 and 1,000.", into: &errors)
        return (value, !errors.isEmpty)
    }

    @Test("reads decimal numbers with a point or a comma", arguments: [("2.5", 2.5), ("2,5", 2.5), ("1e2", 100)])
    func read(text: String, value: Double) { #expect(self.number(text) == (value, false)) }

    @Test("refuses what only a program reads as a number", arguments: ["0x10", "inf", "nan", "1001", "ten"])
    func refused(text: String) { #expect(self.number(text) == (nil, true)) }
}
