import Foundation
import Members
import Storage

/// Keeps one member's own exercises.
struct OwnExerciseStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns nil when there is none or it was removed.
    func find(_ id: Exercise.ID) async throws -> OwnExercise? {
        try await self.database.row(
            """
            SELECT \(OwnExercise.columns) FROM own_exercise
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """
        ) { try OwnExercise($0) }
    }

    /// Writes a new exercise once; sent again, its id returns the stored one, whatever was sent.
    ///
    /// Throws `Full` when the member has too many.
    func add(
        _ facts: OwnExercise.Facts,
        id: Exercise.ID,
        now: Date
    ) async throws -> (exercise: OwnExercise, isNew: Bool) {
        try await self.database.write { [owner] db in
            if let known = try Self.known(id, of: owner, in: db) { return (known, false) }
            try Self.checkRoom(of: owner, in: db)
            try db.execute(
                """
                INSERT INTO own_exercise (owner_id, id, name, about, category, pattern, muscles, equipment, places, level,
                    effort, body_position, measure, sides, weighted, loads, traits, moves_like, version, created_at)
                VALUES (\(owner), \(id), \(facts.name), \(facts.about), \(facts.category.rawValue),
                    \(facts.pattern.rawValue), \(facts.muscles.words), \(facts.equipment.rawValue),
                    \(facts.places.words), \(facts.level.rawValue), \(facts.effort.rawValue),
                    \(facts.position.rawValue), \(facts.measure.rawValue), \(facts.sides), \(facts.weighted),
                    \(facts.loads?.words), \(facts.traits?.words), \(facts.like), 1, \(now.milliseconds))
                ON CONFLICT (owner_id, id) DO NOTHING
                """
            )
            guard let added = try Self.known(id, of: owner, in: db) else {
                throw DatabaseError.unavailable("The exercise went while it was being written.")
            }
            return (added, true)
        }
    }

    /// Saves an exercise; nil when it changed or went since `version`.
    func save(_ facts: OwnExercise.Facts, _ id: Exercise.ID, version: Int64) async throws -> OwnExercise? {
        try await self.database.write { [owner] db in
            let saved = try db.execute(
                """
                UPDATE own_exercise SET name = \(facts.name), about = \(facts.about),
                    category = \(facts.category.rawValue), pattern = \(facts.pattern.rawValue),
                    muscles = \(facts.muscles.words), equipment = \(facts.equipment.rawValue),
                    places = \(facts.places.words), level = \(facts.level.rawValue),
                    effort = \(facts.effort.rawValue), body_position = \(facts.position.rawValue),
                    measure = \(facts.measure.rawValue), sides = \(facts.sides), weighted = \(facts.weighted),
                    loads = \(facts.loads?.words), traits = \(facts.traits?.words), moves_like = \(facts.like),
                    version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND version = \(version) AND removed_at IS NULL
                """
            )
            return saved == 1 ? try Self.known(id, of: owner, in: db) : nil
        }
    }

    /// Removes an exercise, which can be restored for a month; nil when it is not there.
    ///
    /// Removes it, with a version only if it still has that.
    func remove(
        _ id: Exercise.ID,
        version: Int64? = nil,
        now: Date
    ) async throws -> (exercise: OwnExercise, done: Bool)? {
        try await self.database.write { [owner] db in
            let present: SQL = """
                SELECT \(OwnExercise.columns) FROM own_exercise
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL
                """
            guard let found = try db.row(present, { try OwnExercise($0) }) else { return nil }
            if let version, version != found.version { return (found, false) }
            let removed = try db.execute(
                """
                UPDATE own_exercise SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL
                """
            )
            return removed == 1 ? (found, true) : nil
        }
    }

    /// Restores a removed exercise; nil when it is gone for good.
    ///
    /// Throws `Full` when the member has too many.
    func restore(_ id: Exercise.ID) async throws -> OwnExercise? {
        try await self.database.write { [owner] db in
            try Self.checkRoom(of: owner, in: db)
            try db.execute(
                """
                UPDATE own_exercise SET removed_at = NULL, version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NOT NULL
                """
            )
            return try Self.known(id, of: owner, in: db)
        }
    }

    /// Deletes all members' exercises that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("own_exercise", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }

    private static func known(_ id: Exercise.ID, of owner: Member.ID, in db: any SQLConnection) throws -> OwnExercise? {
        try db.row("SELECT \(OwnExercise.columns) FROM own_exercise WHERE owner_id = \(owner) AND id = \(id)") {
            try OwnExercise($0)
        }
    }

    private static func checkRoom(of owner: Member.ID, in db: any SQLConnection) throws {
        let count = try db.row(
            "SELECT COUNT(*) FROM own_exercise WHERE owner_id = \(owner) AND removed_at IS NULL"
        ) { try $0.int(0) }
        guard (count ?? 0) < OwnExercise.most else {
            throw Full()
        }
    }

    /// Thrown when the member has as many exercises as allowed.
    struct Full: Error {
        let words = "You have \(OwnExercise.most) exercises of your own. Remove some that you no longer do."
    }
}
