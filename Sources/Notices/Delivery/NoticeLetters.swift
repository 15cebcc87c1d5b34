package import Members
package import Storage
import Web

/// Writes the mails of notices.
package struct NoticeLetters: Sendable {
    private let publicAddress: String
    private let unsubscribing: Unsubscribing

    package init(publicAddress: String, seal: Seal) {
        self.publicAddress = publicAddress
        self.unsubscribing = Unsubscribing(seal: seal)
    }

    /// Returns the address that stops mails of a kind without logging in.
    package func unsubscribe(_ owner: Member.ID, _ kind: Notice.Kind) throws -> String {
        self.publicAddress + NoticeLinks.unsubscribing(try self.unsubscribing.token(owner, kind))
    }

    func one(_ notice: Notice, to recipient: NoticeRecipient) throws -> Letter {
        let stop = try self.unsubscribe(recipient.member.id, notice.kind)
        let lead = notice.path.isEmpty ? "" : "\n\n\(self.publicAddress)\(NoticeLinks.notice(notice.id))"
        return Letter(
            to: recipient.email,
            subject: Self.subject(notice),
            text: """
                \(Self.greeting(recipient))

                \(Self.words(notice))\(lead)

                You chose mail for this. Change what is mailed here: \(self.publicAddress)\(Places.noticeSettings.path)

                No more mail of this kind: \(stop)
                """,
            unsubscribe: stop
        )
    }

    /// Writes several notices into one letter, with a link that stops mails of all their kinds.
    func many(_ notices: [Notice], to recipient: NoticeRecipient) throws -> Letter {
        let lines = notices.map { "– \($0.kind.title): \(Self.words($0))" }.joined(separator: "\n\n")
        let kinds = Set(notices.map(\.kind)).sorted { $0.name < $1.name }
        let stop = try self.unsubscribing.token(recipient.member.id, kinds)
        let link = self.publicAddress + NoticeLinks.unsubscribing(stop)
        return Letter(
            to: recipient.email,
            subject: notices.count == 1 ? Self.subject(notices[0]) : "\(notices.count) things from your Spotter",
            text: """
                \(Self.greeting(recipient))

                \(lines)

                \(self.publicAddress)\(Places.notices.path)

                You chose one letter a day for these. Change what is mailed here: \(self.publicAddress)\(Places.noticeSettings.path)

                No more mail of these kinds: \(link)
                """,
            unsubscribe: link
        )
    }

    private static func greeting(_ recipient: NoticeRecipient) -> String {
        LetterWords.greeting(recipient.member.firstName, isConfirmed: recipient.member.emailConfirmed)
    }

    /// Writes a notice for a letter: links in members' words are removed; administrators' words may say where to
    /// appeal.
    private static func words(_ notice: Notice) -> String {
        notice.kind.has(.fromAdministrators) ? notice.text : LetterWords.plain(notice.text)
    }

    /// Returns the title and the first sentence, cut to the length of a subject.
    private static func subject(_ notice: Notice) -> String {
        let words = Self.words(notice)
        let sentence = words.split(separator: ".", maxSplits: 1).first.map(String.init) ?? words
        let subject = "\(notice.kind.title): \(sentence)"
        return subject.count <= 78 ? subject : subject.prefix(77) + "…"
    }
}
