import Testing

@testable import XML

struct HTMLTextTests {
    @Test(
        "decodes character references once",
        arguments: [
            ("Iron &amp; Oak", "Iron & Oak"), ("Don&#39;t", "Don't"), ("&lt;b&gt; &quot;x&quot; &apos;", "<b> \"x\" '"),
            ("caf&#233;, caf&#xE9;, caf&#XE9;", "café, café, café"), ("&#128512;", "😀"), ("a&nbsp;b", "a b"),
            ("&amp;lt;", "&lt;"), ("&amp;amp;#39;", "&amp;#39;"),
        ]
    )
    func decodes(text: String, plain: String) {
        #expect(HTMLText.decoded(text) == plain)
    }

    @Test(
        "leaves alone what is no character for people",
        arguments: [
            "", "plain", "salt & pepper", "&", "&;", "&unknown;", "&#;", "&#x;", "&#0;", "&#xD800;", "&#x110000;",
            "&#8;",
            "&#00000000039;", "&amp", "AT&T; x",
        ]
    )
    func leaves(text: String) {
        #expect(HTMLText.decoded(text) == text)
    }
}
