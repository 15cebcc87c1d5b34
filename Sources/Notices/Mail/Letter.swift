import Foundation

/// A letter to one address.
package struct Letter: Codable, Sendable, Equatable {
    package let to: String
    package let subject: String
    /// Paragraphs with an empty line between them; addresses in them become links where letters can show any.
    package let text: String
    /// Where whoever gets the letter stops more of its kind, without logging in; nil for what is always mailed.
    package let unsubscribe: String?

    package init(to: String, subject: String, text: String, unsubscribe: String? = nil) {
        self.to = to
        self.subject = subject
        self.text = text
        self.unsubscribe = unsubscribe
    }

    /// The letter as an Internet message (RFC 5322): the same in plain text and in HTML (RFC 2046), both in UTF-8 sent
    /// as base64 (RFC 2045).
    ///
    /// Line breaks in what becomes a header are dropped, so that nobody adds headers of their own.
    func message(from sender: String, at date: Date) -> String {
        let boundary = "letter-" + UUID().uuidString.lowercased()
        let lines =
            [
                "From: Spotter <\(Self.line(sender))>",
                "To: <\(Self.line(self.to))>",
                "Subject: \(Self.encoded(Self.line(self.subject)))",
                "Date: \(Self.date(date))",
                "Message-ID: <\(UUID().uuidString.lowercased())@\(Self.line(sender).split(separator: "@").last ?? "localhost")>",
                "Auto-Submitted: auto-generated",
            ] + self.unsubscribing + [
                "MIME-Version: 1.0",
                "Content-Type: multipart/alternative; boundary=\"\(boundary)\"",
                "",
                "--" + boundary,
                Self.part(self.text, as: "text/plain"),
                "--" + boundary,
                Self.part(LetterPage.html(self.text), as: "text/html"),
                "--" + boundary + "--",
                "",
            ]
        return lines.joined(separator: "\r\n")
    }

    /// So that mail programs show a button (RFC 2369); one click is enough only over https (RFC 8058).
    private var unsubscribing: [String] {
        guard let unsubscribe else { return [] }
        let header = "List-Unsubscribe: <\(Self.line(unsubscribe))>"
        return unsubscribe.hasPrefix("https://")
            ? [header, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"] : [header]
    }

    private static func part(_ text: String, as type: String) -> String {
        let body = Data(text.utf8).base64EncodedString(options: [
            .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
        ])
        return [
            "Content-Type: \(type); charset=utf-8", "Content-Transfer-Encoding: base64", "", body,
        ].joined(separator: "\r\n")
    }

    private static func line(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.properties.generalCategory != .control && $0 != "<" && $0 != ">" })
    }

    /// An encoded word (RFC 2047) when the subject isn't plain ASCII.
    private static func encoded(_ text: String) -> String {
        text.allSatisfy(\.isASCII) ? text : "=?utf-8?B?\(Data(text.utf8).base64EncodedString())?="
    }

    private static func date(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }
}
