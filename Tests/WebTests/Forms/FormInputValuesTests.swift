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

    @Test(
        "a path is read where it leads to a page of this server, without the space around it",
        arguments: [
            ("/me", "/me"), (" /diary?meal=Lunch#photo ", "/diary?meal=Lunch#photo"), ("", nil), ("me", nil),
            ("//elsewhere.example/", nil), ("https://elsewhere.example/", nil), ("/\\elsewhere.example", nil),
        ] as [(String, String?)]
    )
    func localPath(text: String, path: String?) { #expect(FormInput(["next": text]).localPath("next") == path) }

    @Test("a path that wasn't sent is none")
    func noPath() { #expect(FormInput().localPath("next") == nil) }

    @Test(
        "whole numbers may have commas where pages write them, and nowhere else",
        arguments: [
            ("7000", 7_000), ("7,000", 7_000), ("12,345,678", 12_345_678), ("7,00", nil), ("7,0000", nil),
            (",700", nil),
            ("1,000,", nil), ("70,00,000", nil), ("9,999,999,999,999,999,999,999", nil),
        ] as [(String, Int?)]
    )
    func whole(text: String, value: Int?) {
        var errors = FormErrors()
        let read = FormInput(["steps": text]).whole("steps", in: 0...20_000_000, "A whole number.", into: &errors)
        #expect(read == value && errors.isEmpty == (value != nil))
    }
}
