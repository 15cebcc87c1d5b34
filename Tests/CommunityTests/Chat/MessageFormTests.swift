import Foundation
import Support
import Testing
import Web

@testable import Community

struct MessageFormTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    private func complaints(_ form: some Form) -> FormErrors {
        if let errors = form.complaints { errors } else { FormErrors() }
    }

    @Test("what is said has an id and some text, not too much")
    func message() throws {
        let input = FormInput(["clientId": Self.id.uppercased(), "text": " Hi\r\nthere "])
        #expect(try MessageForm(input).values() == .init(clientID: Self.id, text: "Hi\nthere"))
        let long = String(repeating: "x", count: ChatMessage.longestText)
        #expect(try MessageForm(FormInput(["clientId": Self.id, "text": long])).values().text == long)
        #expect(self.complaints(MessageForm(FormInput(["clientId": Self.id, "text": long + "x"])))["text"].count == 1)
        #expect(
            self.complaints(MessageForm(FormInput(["clientId": "7", "text": " \n "])))["text"] == [
                "Write something first."
            ]
        )
        #expect(self.complaints(MessageForm(FormInput(["text": "Hi"])))["clientId"].count == 1)
    }

    @Test(
        "what leaves no mark is nothing said",
        arguments: ["\u{200B}", "\u{202E}\u{2066}", "\u{2060}\n\u{FEFF}", "\u{3164}"]
    )
    func invisible(text: String) {
        let form = MessageForm(FormInput(["clientId": Self.id, "text": text]))
        #expect(self.complaints(form)["text"] == ["Write something first."])
    }

    @Test("a stretch is before or after a number, not both")
    func query() throws {
        #expect(try MessagesQuery(FormInput()).values() == .init(stretch: .latest, limit: 50))
        #expect(
            try MessagesQuery(FormInput(["before": "7", "limit": "3"])).values() == .init(stretch: .before(7), limit: 3)
        )
        #expect(try MessagesQuery(FormInput(["after": "0"])).values().stretch == .after(0))
        #expect(!self.complaints(MessagesQuery(FormInput(["after": "1", "before": "2"]))).isEmpty)
        #expect(!self.complaints(MessagesQuery(FormInput(["limit": "101"]))).isEmpty)
        #expect(!self.complaints(ReadPositionForm(FormInput(["number": "-1"]))).isEmpty)
        #expect(!self.complaints(ReadPositionForm(FormInput())).isEmpty)
    }
}
