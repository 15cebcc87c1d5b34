import Foundation
import Jobs
import Members
import Storage

/// The job that says that a member's time zone changed, for wings that count days and hours.
struct ZoneChange: Sendable {
    /// The payload is the member's id.
    static let kind = "zone-changed"

    let database: any Database
    let follow: @Sendable (Member.ID, TimeZone) async throws -> Void

    /// Adds the job in the transaction of the change.
    static func tell(of member: Member.ID, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: String(member), due: now, in: connection)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        guard let member = Int64(job.payload) else { return .hopeless("no member") }
        guard let account = try await MemberStore(database: self.database).find(member) else { return .done }
        try await self.follow(member, TimeZone(identifier: account.timeZone) ?? .gmt)
        return .done
    }
}
