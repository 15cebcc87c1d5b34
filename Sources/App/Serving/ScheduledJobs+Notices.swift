import Accounts
import Jobs
import Notices

/// The ways of notices, and what they must know of members that only Accounts can tell.
extension AppEnvironment {
    var noticeHandlers: [String: JobRunner.Handler] {
        let delivery = NoticeDelivery(
            database: self.database,
            mail: self.mail,
            letters: self.letters,
            live: self.relay.live,
            recipient: self.recipient(of:),
            now: self.now
        )
        let digest = DigestJob(
            database: self.database,
            mail: self.mail,
            letters: self.letters,
            recipient: self.recipient(of:),
            now: self.now
        )
        let members = MemberStore(database: self.database)
        let push = PushJob(
            push: self.push,
            contact: self.config.contactAddress,
            isOpen: { [now] in try await members.isOpen(session: $1, of: $0, at: now()) },
            now: self.now
        )
        return [NoticeDelivery.kind: delivery.run, DigestJob.kind: digest.run, PushJob.kind: push.run]
    }

    var letters: NoticeLetters { NoticeLetters(publicAddress: self.config.publicAddress, seal: self.seal) }

    @Sendable
    private func recipient(of member: Int64) async throws -> NoticeRecipient? {
        try await MemberStore(database: self.database).find(member).map {
            NoticeRecipient(member: $0.asMember, email: $0.email)
        }
    }
}

extension Config {
    /// Whom a push service may write to (RFC 8292 section 2.1).
    fileprivate var contactAddress: String {
        guard let contact else { return self.isHTTPS ? self.publicAddress : "mailto:" + self.mailFrom }
        return contact.hasPrefix("https://") ? contact : "mailto:" + contact
    }
}
