import Testing

@testable import Community

struct LinkedTextTests {
    private static func shown(_ text: String) -> String {
        LinkedText(text).pieces.map { $0.pieceLeads ? "[\($0.pieceText)]" : $0.pieceText }.joined()
    }

    @Test(
        "addresses of the web are links, and all else is what it is",
        arguments: [
            ("See https://example.org/a?b=c#d, please.", "See [https://example.org/a?b=c#d], please."),
            ("(http://example.org)", "([http://example.org])"),
            ("HTTPS://EXAMPLE.ORG", "[HTTPS://EXAMPLE.ORG]"),
            ("One\nhttps://a.example\n\ntwo  spaces", "One\n[https://a.example]\n\ntwo  spaces"),
            (
                "javascript:alert(1) data:text/html,x ftp://example.org",
                "javascript:alert(1) data:text/html,x ftp://example.org"
            ),
            ("https://bank.example@evil.example/", "https://bank.example@evil.example/"),
            ("https://evil.example/\u{202E}gro.knab", "https://evil.example/\u{202E}gro.knab"),
            ("https://ba\u{200D}nk.example", "https://ba\u{200D}nk.example"),
            ("https:// http://? www.example.org", "https:// http://? www.example.org"),
            ("<b>&", "<b>&"), ("", ""), (" ", " "), ("\n", "\n"),
        ]
    )
    func pieces(_ text: String, _ shown: String) {
        #expect(Self.shown(text) == shown)
    }
}
