import DelimitedText
import Storage
import Testing

@testable import Portability

struct CSVTextTests {
    @Test(
        "values stand as people read them, and no text is taken for a formula",
        arguments: [
            (SQLValue.null, ""), (.integer(-3), "-3"), (.real(2), "2"), (.real(2.5), "2.5"), (.text("Käse"), "Käse"),
            (.text("=1+1"), "'=1+1"), (.text("@cmd"), "'@cmd"), (.text("-5 apples"), "'-5 apples"),
        ]
    )
    func values(value: SQLValue, text: String) {
        #expect(CSVText.text(value) == text)
    }

    @Test("an id is made of its texts and nothing else")
    func stable() {
        let id = StableID.of(["ab", "c"])
        #expect(id == StableID.of(["ab", "c"]))
        #expect(id != StableID.of(["a", "bc"]))
        #expect(id.count == 36)
        #expect(id.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    }
}
