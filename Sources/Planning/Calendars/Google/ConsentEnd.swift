import Foundation
import Jobs
import OutboundHTTP
import Storage

/// Revokes a consent at Google once its calendar is disconnected, so that nobody can use it any more.
struct ConsentEnd: Sendable {
    static let kind = "end-consent"

    private let seal: Seal
    private let conversation: GoogleConversation

    init(_ application: GoogleApplication, ask: @escaping OutboundFetch, seal: Seal) {
        self.seal = seal
        self.conversation = GoogleConversation(application: application, ask: ask)
    }

    /// The sealed settings of a calendar that is being removed, with the seal's context.
    private struct Payload: Codable {
        let sealed: Data
        let context: String
    }

    /// Adds the job, in the transaction that removes the calendar.
    static func add(_ sealed: [UInt8], context: String, at now: Date, in db: any SQLConnection) throws {
        let payload = try JSONEncoder().encode(Payload(sealed: Data(sealed), context: context))
        try JobStore.add(Self.kind, payload: String(decoding: payload, as: UTF8.self), due: now, in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let payload = try JSONDecoder().decode(Payload.self, from: Data(job.payload.utf8))
        guard let text = try? self.seal.open([UInt8](payload.sealed), as: payload.context) else {
            return .hopeless("unreadable settings")
        }
        try await self.conversation.end(GoogleSettings(reading: text))
        return .done
    }
}
