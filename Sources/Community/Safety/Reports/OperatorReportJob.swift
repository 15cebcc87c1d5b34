import Foundation
import Jobs
import Logging
import Notices
import Storage

/// Tells the operator of a report that nobody in this Spotter may decide, about its only administrator say.
///
/// They read of it in the log, and by mail where they named an address; neither says whom it is about.
struct OperatorReportJob: Sendable {
    static let kind = "operator-report"

    let database: any Database
    let mail: MailJob
    /// The operator's address; nil for none.
    let contact: String?
    let logger: Logger
    let now: @Sendable () -> Date

    static func add(_ report: Int64, at now: Date, in db: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: "\(report)", due: now, in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        guard let report = Int64(job.payload) else { return .hopeless("no report") }
        let waits = try await self.database.read {
            try $0.exists("SELECT 1 FROM report WHERE id = \(report) AND state = 'open'")
        }
        guard waits else { return .done }
        self.logger.warning(
            "A report waits that only the operator may decide",
            metadata: ["report": "\(report)", "command": "spotter admin report \(report)"]
        )
        guard let contact = self.contact, !contact.hasPrefix("https://") else { return .done }
        let letter = Letter(
            to: contact,
            subject: "A report waits for you",
            text: """
                A member sent a report that nobody in your Spotter may decide: it is about its only administrator, or \
                they sent it themselves.

                Read it on the command line: spotter admin report \(report)

                Decide it: spotter admin decide \(report) dismiss, warn or suspend, with a reason.
                """
        )
        try await self.database.write { [self] db in try self.mail.post(letter, at: self.now(), in: db) }
        return .done
    }
}
