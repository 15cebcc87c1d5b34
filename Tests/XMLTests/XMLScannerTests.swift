import Testing

@testable import XML

struct XMLScannerTests {
    private func tokens(_ text: String, limits: XMLLimits = XMLLimits(), pieces size: Int = 7) throws -> [String] {
        var rest = Array(text.utf8)[...]
        var scanner = XMLScanner(limits: limits) {
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
        var tokens: [String] = []
        while let token = try scanner.next() {
            switch token {
            case .start(let name, let attributes):
                tokens.append("<\(name)\(attributes.isEmpty ? "" : " \(attributes)")>")
            case .text(let text): tokens.append(text)
            case .end(let name): tokens.append("</\(name)>")
            }
        }
        return tokens
    }

    @Test(
        "tells elements without their prefixes, attributes and text, whatever the pieces",
        arguments: [1, 2, 3, 1_000]
    )
    func elements(size: Int) throws {
        let text = """
            <?xml version="1.0"?><!-- a comment -->
            <D:response xmlns:D="DAV:"><D:href kind='a "quoted" one'> /ana/ </D:href><D:gone/></D:response>
            """
        #expect(
            try self.tokens(text, pieces: size) == [
                "<response [\"D\": \"DAV:\"]>", "<href [\"kind\": \"a \\\"quoted\\\" one\"]>", "/ana/", "</href>",
                "<gone>", "</gone>", "</response>",
            ]
        )
    }

    @Test(
        "undoes the escapes of XML and numbered characters",
        arguments: [
            ("a &lt; b &amp;&amp; c &gt; d &quot;&apos;", "a < b && c > d \"'"), ("one&#13;&#10;two", "one\r\ntwo"),
            ("&#x1F3CB;", "🏋"), ("Grüße", "Grüße"), ("<![CDATA[a <b> & c]]>", "a <b> & c"),
        ]
    )
    func escapes(written: String, meant: String) throws {
        #expect(try self.tokens("<a>\(written)</a>") == ["<a>", meant, "</a>"])
    }

    @Test(
        "refuses every entity that XML itself doesn't have",
        arguments: [
            "<!DOCTYPE a [<!ENTITY lol \"lol\">]><a>&lol;</a>", "<a>&nbsp;</a>", "<a>& b</a>", "<a>&#xD800;</a>",
            "<a>&#x110000;</a>", "<a b=\"&lol;\"/>",
        ]
    )
    func entities(text: String) { #expect(throws: XMLProblem.declaresEntities) { try self.tokens(text) } }

    @Test("says what is torn", arguments: ["<a>", "<a", "<a b=\"", "<!-- a", "<a></a", "", "   ", "<a><![CDATA[x]]"])
    func torn(text: String) { #expect(throws: XMLProblem.cutShort) { try self.tokens(text) } }

    @Test(
        "says what is wrongly closed or written",
        arguments: ["<a></b>", "<a><b></a></b>", "<a b=c/>", "<a/b>", "</a>"]
    )
    func wrong(text: String) { #expect(throws: XMLProblem.damaged) { try self.tokens(text) } }

    @Test(
        "holds no more than its limits allow",
        arguments: [
            String(repeating: "<a>", count: 5), "<abcdefghi/>", "<a>" + String(repeating: "x", count: 21) + "</a>",
            "<a b=\"\(String(repeating: "x", count: 21))\"/>", "<a b='' c='' d=''/>",
            "<a><![CDATA[\(String(repeating: "x", count: 21))]]></a>",
        ]
    )
    func limits(text: String) {
        var limits = XMLLimits()
        (limits.depth, limits.name, limits.text, limits.attributes) = (4, 8, 20, 2)
        #expect(throws: XMLProblem.tooLong) { try self.tokens(text, limits: limits) }
    }
}
