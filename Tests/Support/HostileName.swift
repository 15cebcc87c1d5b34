/// Names that would like to be links, headers or other lines in somebody's mailbox.
package enum HostileName {
    package static let all = [
        "http://evil.example win money", "https://evil.example/?a=1", "Go to evil.example now", "evil.example",
        "www.evil.example", "WWW.EVIL.EXAMPLE", "ana@evil.example", "mailto:ana", "tel:+4312345678",
        "javascript:alert", "//evil.example/x", "\\\\evil\\share", "(evil.example)", "“evil.example”,", "evil.example.",
        "evil．example", "evil。example", "evil｡example", "ｅｖｉｌ.example", "evil․example", "ana＠evil.example",
        "http：//evil.example", "evil\u{200B}.example", "evil.\u{2060}example", "evil.\u{AD}example",
        "xn--e1afmkfd.xn--p1ai", "пример.рф", "192.0.2.7", "Ana\r\nBcc: all@evil.example",
        "Ana\u{2028}evil.example", "\u{202E}elpmaxe.live evil.example",
    ]

    /// What no letter may hold, but for Spotter's own links, when it was written with one of these names.
    package static let traces = [
        "evil.", "evil。", "evil｡", "evil․", "evil．", "ｅｖｉｌ.", ".example", ".\u{AD}", ".\u{2060}", "@", "＠", "//", "\\",
        "www.", "WWW.", "mailto:", "tel:", "javascript:", "xn--e1a", "пример.", "192.0.2.7", "\r", "\u{2028}",
        "\u{202E}",
        "\u{200B}", "Bcc: all",
    ]

    /// The first trace of a hostile name in a text; nil when there is none.
    package static func trace(in text: String) -> String? {
        self.traces.first { trace in text.unicodeScalars.contains(trace.unicodeScalars) }
    }
}
