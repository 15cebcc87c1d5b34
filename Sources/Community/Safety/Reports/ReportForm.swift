import Members
import Storage
import Web

/// The form for reporting a member.
struct ReportForm: Form {
    static let fields: [String: FieldKind] = [
        "memberId": .number, "reason": .text, "words": .lines, "chatId": .text,
        "messages": .items(["number": .number]), "block": .flag,
    ]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let about: Member.ID
        let reason: Report.Reason
        let words: String
        let chat: String?
        /// The numbers of the reported messages in that chat.
        let numbers: [Int64]
        let blocks: Bool
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let about = self.about
        if about == nil { errors.add("memberId", "Open the page of whom it is about again.") }
        let complaint = "Choose what fits best."
        if self.input["reason"].isEmpty { errors.add("reason", complaint) }
        let reason = self.input.choice("reason", of: Report.Reason.self, complaint, into: &errors)
        let words = self.input.text("words", max: Report.longestWords, into: &errors)
        if reason == .other, words.isEmpty { errors.add("words", "Say in a few words what happened.") }
        let numbers = self.numbers(into: &errors)
        if self.chat == nil, !self.input["chatId"].isEmpty || !numbers.isEmpty {
            errors.add("chatId", "Open the chat again and report from there.")
        }
        guard let about, let reason, errors.isEmpty else { return nil }
        return Values(
            about: about,
            reason: reason,
            words: words,
            chat: self.chat,
            numbers: numbers,
            blocks: self.input.isOn("block")
        )
    }

    var about: Member.ID? { Member.ID(self.input["memberId"]).flatMap { $0 > 0 ? $0 : nil } }

    var chat: String? { RowID.read(self.input["chatId"]) }

    private func numbers(into errors: inout FormErrors) -> [Int64] {
        let items = self.input.items("messages").filter { !$0.input["number"].isEmpty }
        let numbers = Set(items.compactMap { Int64($0.input["number"]) }.filter { $0 > 0 })
        if items.count > Report.mostMessages || numbers.count < items.count {
            errors.add("messages", "Choose up to \(Report.mostMessages) different messages of this chat.")
        }
        return numbers.sorted()
    }
}
