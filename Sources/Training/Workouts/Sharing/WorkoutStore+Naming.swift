package import Members
package import Storage

extension WorkoutStore {
    /// Writes on workouts from a buddy who they are from, in the caller's transaction, and on their repetitions, which keep
    /// seed and name; does nothing to one's own.
    package static func name(
        _ copies: [String],
        of owner: Member.ID,
        from name: String,
        in db: any SQLConnection
    ) throws {
        // Repetitions go first: SQLite would find them by names that the copies no longer have.
        try db.execute(
            """
            UPDATE workout SET shared_by = \(name)
            WHERE owner_id = \(owner) AND id NOT IN \(list: copies) AND seed IN (
                SELECT seed FROM workout AS copy
                WHERE copy.owner_id = \(owner) AND copy.id IN \(list: copies) AND copy.shared_by = workout.shared_by
            )
            """
        )
        try db.execute(
            """
            UPDATE workout SET shared_by = \(name)
            WHERE owner_id = \(owner) AND id IN \(list: copies) AND shared_by IS NOT NULL
            """
        )
    }
}
