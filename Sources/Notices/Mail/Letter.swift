import Foundation
import Storage

/// A mail to one address.
package struct Letter: Codable, Sendable, Equatable {
    package let to: String
    package let subject: String
    /// Paragraphs with an empty line between them; web addresses become links in HTML.
    package let text: String
    /// The address that stops mails of this kind without logging in; nil for mails that are always sent.
    package let unsubscribe: String?

    package init(to: String, subject: String, text: String, unsubscribe: String? = nil) {
        self.to = to
        self.subject = subject
        self.text = text
        self.unsubscribe = unsubscribe
    }

    /// Returns the mail as an Internet message (RFC 5322): plain text and HTML (RFC 2046), both in UTF-8 as base64 (RFC
    /// 2045).
    ///
    /// Line breaks in headers are dropped, so that nobody can add headers.
    func message(from sender: String, at date: Date) -> String {
        let boundary = "letter-" + RowID.new()
        let lines =
            [
                "From: Spotter <\(Self.line(sender))>",
                "To: <\(Self.line(self.to))>",
                "Subject: \(Self.encoded(Self.line(self.subject)))",
                "Date: \(Self.date(date))",
                "Message-ID: <\(RowID.new())@\(Self.line(sender).split(separator: "@").last ?? "localhost")>",
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

    /// The headers for mail programs' unsubscribe button (RFC 2369); one click requires https (RFC 8058).
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

    /// Returns the subject as an encoded word (RFC 2047) when it isn't plain ASCII.
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
