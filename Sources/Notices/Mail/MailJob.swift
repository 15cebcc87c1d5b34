package import Foundation
package import Jobs
package import Storage

/// Sends mails by a job with a sealed payload, because a mail may contain a link that opens an account.
package struct MailJob: Sendable {
    package static let kind = "mail"

    private let mailer: any Mailer
    private let seal: Seal

    package init(mailer: any Mailer, seal: Seal) {
        self.mailer = mailer
        self.seal = seal
    }

    /// Adds the mail's job in the transaction of its cause.
    package func post(_ letter: Letter, at now: Date, in connection: any SQLConnection) throws {
        let text = String(decoding: try JSONEncoder().encode(letter), as: UTF8.self)
        let payload = Data(try self.seal.seal(text, as: Self.kind)).base64EncodedString()
        try JobStore.add(Self.kind, payload: payload, due: now, in: connection)
    }

    package func run(_ job: Job) async throws -> JobOutcome {
        guard let bytes = Data(base64Encoded: job.payload), let text = try? self.seal.open(Array(bytes), as: Self.kind)
        else { return .hopeless("unreadable letter") }
        try await self.mailer.send(try JSONDecoder().decode(Letter.self, from: Data(text.utf8)))
        return .done
    }
}
