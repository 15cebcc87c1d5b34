import Storage
import Testing

@testable import Web

/// Where a list goes on.
struct FormInputCursorTests {
    private func read(_ text: String, errors: inout FormErrors) -> Cursor? {
        FormInput(["after": text]).cursor(naming: { Int($0) != nil }, into: &errors)
    }

    @Test(
        "a list begins at its beginning, or goes on after what its page before said",
        arguments: ["", "1773489600000.7"]
    )
    func taken(text: String) {
        var errors = FormErrors()
        let cursor = self.read(text, errors: &errors)
        #expect(errors.isEmpty && cursor == (text.isEmpty ? nil : Cursor(at: 1_773_489_600_000, id: "7")))
    }

    @Test(
        "any other text is complained of",
        arguments: ["7", "yesterday.7", "1773489600000.", "1773489600000.own-5f", "."]
    )
    func refused(text: String) {
        var errors = FormErrors()
        #expect(self.read(text, errors: &errors) == nil)
        #expect(errors["after"] == ["Send what `next` said, or begin anew without it."])
    }
}
