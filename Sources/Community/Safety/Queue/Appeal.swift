/// How somebody can say that a decision about them was wrong: to the operator, outside this house.
struct Appeal: Sendable, Equatable {
    /// As a sentence about appealing goes on: "write to help@example.org".
    let words: String
    let link: String

    /// `contact` is the operator's setting, a mail address or a page; without, the address that letters come from.
    init(contact: String?, sender: String) {
        let contact = contact ?? sender
        let isPage = contact.hasPrefix("https://")
        self.words = isPage ? "see \(contact)" : "write to \(contact)"
        self.link = isPage ? contact : "mailto:\(contact)"
    }
}
