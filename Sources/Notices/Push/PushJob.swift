import Foundation
import Jobs
import Members
import OutboundHTTP
import Storage

/// Sends one notice to one device through its push service.
struct PushJob: Sendable {
    static let kind = "push"

    private let push: PushStores
    private let kinds: [Notice.Kind]
    private let client: GuardedClient
    /// The operator's contact for push services: `mailto:` or `https:`.
    private let contact: String
    private let isOpen: @Sendable (_ owner: Member.ID, _ session: String) async throws -> Bool
    private let now: @Sendable () -> Date

    /// `isOpen` tells whether a session is still valid: a device that was logged out gets no more messages.
    init(
        push: PushStores,
        kinds: [Notice.Kind],
        contact: String,
        isOpen: @Sendable @escaping (_ owner: Member.ID, _ session: String) async throws -> Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.push = push
        self.kinds = kinds
        self.client = GuardedClient(push.policy, shortestRefusal: .zero)
        self.contact = contact
        self.isOpen = isOpen
        self.now = now
    }

    static func add(_ notice: NoticeName, to device: String, due: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: "\(notice.text)/\(device)", due: due, in: connection)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: "/")
        guard parts.count == 3, let name = NoticeName(parts.prefix(2).joined(separator: "/")) else {
            return .hopeless("unreadable name of a notice")
        }
        let (device, devices) = (String(parts[2]), self.push.of(name.owner))
        guard let (subscription, session) = try await devices.find(device) else { return .done }
        guard try await self.isOpen(name.owner, session) else {
            try await devices.forget(device)
            return .done
        }
        let notices = NoticeStore(database: self.push.database, owner: name.owner, kinds: self.kinds)
        let now = self.now()
        guard let notice = try await notices.find(name.id), !notice.isRead || notice.kind.has(.urgent),
            let left = notice.secondsLeft(at: now)
        else { return .done }
        let message = PushMessage(notice, unread: try await notices.unread())
        guard let question = try await self.question(message, notice, lasting: left, to: subscription, now) else {
            try await devices.forget(device)
            return .done
        }
        do {
            return try await self.outcome(of: try await self.client.ask(question), device, devices, now)
        } catch OnlineProblem.forbidden {
            // The subscription stays, as one that can't be reached does; removing it would reveal where host names
            // lead.
            return .hopeless("the push service's address may not be asked")
        }
    }

    /// Returns nil when the subscription's keys are invalid.
    private func question(
        _ message: PushMessage,
        _ notice: Notice,
        lasting seconds: Int,
        to subscription: PushSubscription,
        _ now: Date
    ) async throws -> GuardedClient.Question? {
        guard let key = subscription.key, let secret = subscription.secret else { return nil }
        let vapid = try await self.push.key.key()
        var question = GuardedClient.Question(subscription.endpoint)
        question.method = "POST"
        question.headers = [
            ("TTL", String(seconds)),
            ("Urgency", notice.kind.has(.forNow) || notice.kind.has(.urgent) ? "high" : "normal"),
            ("Content-Encoding", "aes128gcm"), ("Content-Type", "application/octet-stream"),
            (
                "Authorization",
                try vapid.authorization(for: subscription.endpoint, contact: self.contact, now: now)
            ),
        ]
        question.body = try PushEncryption().body(try message.bytes(), for: key, secret: secret)
        question.largest = 64 * 1_024
        return question
    }

    /// Translates the push service's response (RFC 8030 sections 5 and 8.4).
    private func outcome(
        of reply: GuardedClient.Reply,
        _ device: String,
        _ devices: PushSubscriptionStore,
        _ now: Date
    ) async throws -> JobOutcome {
        switch reply.status {
        case 200..<300: return .done
        case 404, 410:
            try await devices.forget(device)
            return .done
        case 429, 500...:
            let failure = "the push service answered \(reply.status)"
            return .later(reply["Retry-After"].flatMap { RetryAfter.moment($0, now: now) } ?? now, failure)
        default: return .hopeless("the push service answered \(reply.status)")
        }
    }
}

extension Notice {
    /// Returns the seconds for which the message is still useful; nil when it isn't.
    fileprivate func secondsLeft(at now: Date) -> Int? {
        let left = self.at.addingTimeInterval(self.kind.patience).timeIntervalSince(now)
        return left > 0 ? Int(left) : nil
    }
}
