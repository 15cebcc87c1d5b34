import DelimitedText
import Testing

struct TabbedTableTests {
    @Test("a line is a row, and a tab divides its columns")
    func rows() {
        #expect(TabbedTable("a\tb\nc\td e\n").rows == [["a", "b"], ["c", "d e"]])
        #expect(TabbedTable("a\tb").rows == [["a", "b"]], "The last line needs no end.")
    }

    @Test("comments and empty lines are left out")
    func comments() {
        #expect(TabbedTable("# id\tname\n\n1\tone\n#2\ttwo\n\n3\t#three\n").rows == [["1", "one"], ["3", "#three"]])
        #expect(TabbedTable("").rows.isEmpty && TabbedTable("\n# nothing\n").rows.isEmpty)
    }

    @Test("an empty column is one, at either end too")
    func empty() {
        #expect(TabbedTable("\ta\t\tb\t\n\t\n").rows == [["", "a", "", "b", ""], ["", ""]])
    }

    @Test("every character but tab and line feed stays as it is")
    func characters() {
        #expect(TabbedTable("\"Käse\"\t\u{301}x\t🧀, 30%\n").rows == [["\"Käse\"", "\u{301}x", "🧀, 30%"]])
    }

    @Test("one line is read as it is, whatever it begins with")
    func line() {
        #expect(TabbedTable.columns(of: "#1\t\ttwo") == ["#1", "", "two"])
        #expect(TabbedTable.columns(of: "") == [""])
    }
}
