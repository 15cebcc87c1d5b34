import Foundation
import Jobs
import Members
import Storage

/// Tells whoever counts days and hours of a member's that the member's clocks show another time now.
struct ZoneChange: Sendable {
    /// A job of this kind has the member's id as its payload.
    static let kind = "zone-changed"

    let database: any Database
    let follow: @Sendable (Member.ID, TimeZone) async throws -> Void

    /// Writes the job in the transaction of the change.
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
