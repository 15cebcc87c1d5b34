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

    /// What they weighed first, and what they want to weigh, in kilograms; nil for what they didn't say.
    package static func courses(
        of members: [Member.ID],
        in database: any Database
    ) async throws -> [Member.ID: (start: Double?, desired: Double?)] {
        guard !members.isEmpty else { return [:] }
        let courses = try await database.rows(
            """
            SELECT id, (SELECT desired_kg FROM body WHERE body.owner_id = member.id),
                (SELECT kilograms FROM weight WHERE weight.owner_id = member.id ORDER BY weight.day LIMIT 1)
            FROM member WHERE id IN \(list: members)
            """
        ) { row in (try row.integer(0), (start: try row.optionalReal(2), desired: try row.optionalReal(1))) }
        return Dictionary(uniqueKeysWithValues: courses)
    }
}
