package import Storage

extension WorkoutStore {
    /// Writes on a buddy's workout who it is from, in the caller's transaction; does nothing to one's own.
    package func name(_ id: String, from name: String, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE workout SET shared_by = \(name)
            WHERE owner_id = \(self.owner) AND id = \(id) AND shared_by IS NOT NULL
            """
        )
    }
}
