import Foundation
import Testing

@testable import Notices

struct MailTests {
    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    private func temporaryFolder() -> String {
        NSTemporaryDirectory() + "spotter-mail-" + UUID().uuidString
    }

    @Test("a letter is an Internet message whose body comes back as it was")
    func message() throws {
        let letter = Letter(to: "ana@example.org", subject: "Your link", text: "Hello Zoë,\nhttps://example.org/x")
        let message = letter.message(from: "spotter@example.org", at: self.date)
        let parts = message.components(separatedBy: "\r\n\r\n")
        #expect(parts[0].contains("To: <ana@example.org>\r\n"))
        #expect(parts[0].contains("Date: Fri, 15 Jan 2027 08:00:00 +0000\r\n"))
        #expect(!parts[0].contains("List-Unsubscribe"))
        let lines = parts[2].components(separatedBy: "\r\n--letter-")[0]
        let body = try #require(Data(base64Encoded: lines, options: .ignoreUnknownCharacters))
        #expect(String(decoding: body, as: UTF8.self) == letter.text)
    }

    @Test("a letter's page shows its words as words and its addresses as links")
    func page() {
        let html = LetterPage.html("Hello <b>Zoë</b>,\n\nA & B.\nhttps://example.org/?a=1&b=\"2\"")
        #expect(html.contains("Hello &lt;b&gt;Zoë&lt;/b&gt;,</p>"))
        #expect(html.contains("A &amp; B.<br><a href=\"https://example.org/?a=1&amp;b=&quot;2&quot;\""))
    }

    @Test(
        "a letter that can be stopped says where, in one click where nobody can listen",
        arguments: [("https://spotter.example/stop", true), ("http://192.168.1.5:8080/stop", false)]
    )
    func stopping(link: String, isOneClick: Bool) {
        let letter = Letter(to: "ana@example.org", subject: "Hello", text: "Text", unsubscribe: link)
        let message = letter.message(from: "spotter@example.org", at: self.date)
        #expect(message.contains("List-Unsubscribe: <\(link)>\r\n"))
        #expect(message.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n") == isOneClick)
    }

    @Test("nobody can add headers of their own")
    func injection() {
        let letter = Letter(to: "a@b.c\r\nBcc: all@b.c", subject: "x\r\nBcc: all@b.c", text: "")
        let message = letter.message(from: "spotter@example.org", at: self.date)
        #expect(!message.contains("\r\nBcc:"))
    }

    @Test("without a mail command a letter becomes a private file")
    func folder() async throws {
        let folder = self.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }  // a left-over folder harms nobody
        let mailer = MailFolder(folder: folder, sender: "spotter@example.org") { self.date }
        try await mailer.send(Letter(to: "ana@example.org", subject: "Hello", text: "Text"))
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        #expect(name.hasSuffix(".eml"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("the mail command gets the message on standard input")
    func command() async throws {
        let folder = self.temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }  // a left-over folder harms nobody
        let file = folder + "/out"
        let mailer = MailCommand(command: "/usr/bin/tee \(file)", sender: "spotter@example.org") { self.date }
        try await mailer.send(Letter(to: "ana@example.org", subject: "Hello", text: "Text"))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Subject: Hello\r\n"))
    }

    @Test("a mail command that fails is an error, so that the letter is tried again")
    func failing() async {
        let mailer = MailCommand(command: "/bin/false", sender: "spotter@example.org") { self.date }
        await #expect(throws: (any Error).self) {
            try await mailer.send(Letter(to: "ana@example.org", subject: "Hello", text: "Text"))
        }
    }
}
