import Testing

@testable import DelimitedText

struct SingleLineTests {
    @Test(
        "makes one line of any text",
        arguments: [
            ("a", "a"), ("  a \t b\r\nc ", "a b c"), ("a\u{0}b\u{1B}[1m", "a b [1m"), ("a\u{A0}b\u{2028}c", "a b c"),
            ("", nil), (" \u{7}\n", nil), ("Rudern 🚣‍♀️", "Rudern 🚣‍♀️"),
        ] as [(String, String?)]
    )
    func line(text: String, line: String?) {
        #expect(text.singleLine(longest: 40) == line)
        #expect(text.singleSpaced == line ?? "")
    }

    @Test("cuts a long text, without a space at its end, and reads no more than it must")
    func cut() {
        #expect("one two three".singleLine(longest: 5) == "one t")
        #expect("one two three".singleLine(longest: 4) == "one")
        #expect((String(repeating: " ", count: 40) + "late").singleLine(longest: 4) == nil)
    }
}
