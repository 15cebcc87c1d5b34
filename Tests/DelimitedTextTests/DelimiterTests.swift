import DelimitedText
import Testing

struct DelimiterTests {
    @Test(
        "takes a record on one line apart",
        arguments: [
            (Delimiter.comma, "a,b,,c", ["a", "b", "", "c"]), (.comma, "", [""]), (.comma, ",", ["", ""]),
            (.comma, "\"a,b\",\"say \"\"hi\"\"\",c", ["a,b", "say \"hi\"", "c"]), (.comma, "\"\",x", ["", "x"]),
            (.comma, "5\" pipe,x", ["5\" pipe", "x"]), (.semicolon, "1,5;\"a;b\"", ["1,5", "a;b"]),
            (.tab, "\"a\tb\"\tc", ["a\tb", "c"]), (.tab, "\"Le Bon\" ham\tx", ["\"Le Bon\" ham", "x"]),
            (.tab, "\"never closed\tx", ["\"never closed", "x"]), (.comma, "Käse,\"Brötchen\"", ["Käse", "Brötchen"]),
        ]
    )
    func fields(delimiter: Delimiter, line: String, expected: [String]) throws {
        #expect(try #require(delimiter.fields(line)).map(String.init) == expected)
    }

    @Test("a quotation that isn't closed, or that text follows, is no record", arguments: ["a,\"b", "\"a\"b,c", "\""])
    func malformed(line: String) {
        #expect(Delimiter.comma.fields(line) == nil)
    }

    @Test(
        "what divides a heading is what divides it most",
        arguments: [
            ("a,b,c", Delimiter.comma), ("a;b;c,d", .semicolon), ("a\tb\tc,d", .tab), ("Day;Amount, total", .semicolon),
            ("\"a;b;c;d\",e,f", .comma),
        ]
    )
    func dividing(heading: String, expected: Delimiter) {
        #expect(Delimiter.dividing(heading) == expected)
    }
}
