import Foundation

/// A plain letter to one address.
package struct Letter: Codable, Sendable, Equatable {
    package let to: String
    package let subject: String
    package let text: String

    package init(to: String, subject: String, text: String) {
        self.to = to
        self.subject = subject
        self.text = text
    }

    /// The letter as an Internet message (RFC 5322) with a UTF-8 body sent as base64 (RFC 2045).
    ///
    /// Line breaks in what becomes a header are dropped, so that nobody adds headers of their own.
    func message(from sender: String, at date: Date) -> String {
        let body = Data(self.text.utf8).base64EncodedString(options: [
            .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
        ])
        return [
            "From: Spotter <\(Self.line(sender))>",
            "To: <\(Self.line(self.to))>",
            "Subject: \(Self.encoded(Self.line(self.subject)))",
            "Date: \(Self.date(date))",
            "Message-ID: <\(UUID().uuidString.lowercased())@\(Self.line(sender).split(separator: "@").last ?? "localhost")>",
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64",
            "",
            body,
            "",
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
