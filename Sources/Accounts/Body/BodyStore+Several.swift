package import HealthMath
package import Members
package import Storage

/// Reads many members at once.
extension BodyStore {
    /// Returns the aims of those who have one.
    package static func aims(
        of members: [Member.ID],
        in database: any Database
    ) async throws -> [Member.ID: FitnessAim] {
        guard !members.isEmpty else { return [:] }
        let aims = try await database.rows(
            "SELECT owner_id, fitness_aim FROM body WHERE owner_id IN \(list: members) AND fitness_aim IS NOT NULL"
        ) { row in
            var columns = row.reader
            return (owner: try columns.integer(), aim: FitnessAim(rawValue: try columns.text()))
        }
        return Dictionary(uniqueKeysWithValues: aims.compactMap { one in one.aim.map { (one.owner, $0) } })
    }

    /// Returns first and desired weights in kilograms; nil where unknown.
    package static func courses(
        of members: [Member.ID],
        in database: any Database
    ) async throws -> [Member.ID: (start: Double?, desired: Double?)] {
        guard !members.isEmpty else { return [:] }
        let courses = try await database.rows(
            """
            SELECT id, (SELECT kilograms FROM weight WHERE weight.owner_id = member.id ORDER BY weight.day LIMIT 1),
                (SELECT desired_kg FROM body WHERE body.owner_id = member.id)
            FROM member WHERE id IN \(list: members)
            """
        ) { row in
            var columns = row.reader
            return (
                try columns.integer(), (start: try columns.optionalReal(), desired: try columns.optionalReal())
            )
        }
        return Dictionary(uniqueKeysWithValues: courses)
    }
}
