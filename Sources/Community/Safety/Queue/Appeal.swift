/// How to appeal against a decision: by writing to the operator.
struct Appeal: Sendable, Equatable {
    /// The end of a sentence about appealing: "write to help@example.org".
    let words: String
    let link: String

    /// `contact` is a mail address or a page; without one, the sender address of mails is used.
    init(contact: String?, sender: String) {
        let contact = contact ?? sender
        let isPage = contact.hasPrefix("https://")
        self.words = isPage ? "see \(contact)" : "write to \(contact)"
        self.link = isPage ? contact : "mailto:\(contact)"
    }
}
