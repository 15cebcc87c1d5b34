import Community
import Foundation
import Planning
import Web

/// What planning must know of the community.
extension AppEnvironment {
    /// The buddies who let a member know when they train, of those they may still meet.
    @Sendable
    func company(of member: Member.ID) async throws -> [Company] {
        let buddies = try await Buddyship.present(with: member, in: self.database)
        let people = try await self.people(buddies + [member])
        guard let me = people[member] else { return [] }
        let day = me.day(at: self.now())
        return people.values.filter { me.mayMeet($0, on: day) }
            .sorted { $0.id < $1.id }
            .map { Company(id: $0.id, name: $0.firstName, zone: $0.timeZone) }
    }
}
