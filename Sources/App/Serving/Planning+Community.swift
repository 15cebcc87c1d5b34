import Accounts
import Community
import Foundation
import Planning
import Web

/// What planning must know of the community.
extension House {
    /// The buddies who let a member know when they train.
    @Sendable
    func company(of member: Member.ID) async throws -> [Company] {
        let buddies = try await Buddyship.present(with: member, in: self.database)
        return try await MemberStore(database: self.database).find(buddies).filter { $0.suspendedAt == nil }
            .sorted { $0.id < $1.id }
            .map { Company(id: $0.id, name: $0.firstName, zone: TimeZone(identifier: $0.timeZone) ?? .gmt) }
    }
}
