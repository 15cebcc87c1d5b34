package import Storage
package import Web

/// Many members at once, for what is sent to them.
extension BodyStore {
    /// What they train for, of those who said so.
    package static func aims(
        of members: [Member.ID],
        in database: any Database
    ) async throws -> [Member.ID: FitnessAim] {
        guard !members.isEmpty else { return [:] }
        let aims = try await database.rows(
            "SELECT owner_id, fitness_aim FROM body WHERE owner_id IN \(list: members) AND fitness_aim IS NOT NULL"
        ) { (owner: try $0.integer(0), aim: FitnessAim(rawValue: try $0.text(1))) }
        return Dictionary(uniqueKeysWithValues: aims.compactMap { one in one.aim.map { (one.owner, $0) } })
    }
}
