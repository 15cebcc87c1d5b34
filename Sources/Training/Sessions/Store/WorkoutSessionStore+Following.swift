import Members
import Storage

/// Sessions under way follow their workout when it changes; the caller's transaction holds both.
extension WorkoutSessionStore {
    /// Reads the session of a workout that isn't over, and locks it until the transaction ends; nil without one.
    ///
    /// Asked for before the workout's row is written, as the end of a session writes the two in that order.
    static func holdUnderway(
        of workout: String,
        of owner: Member.ID,
        in db: any SQLConnection
    ) throws -> TrainingSession? {
        try db.row(
            """
            UPDATE training_session SET version = version
            WHERE owner_id = \(owner) AND workout_id = \(workout) AND ended_at IS NULL
            RETURNING \(Self.columns)
            """,
            Self.session
        ) ?? nil
    }

    /// Writes a session after its workout's plan changed; throws `TrainingSession.TooManyChanges`.
    static func follow(
        _ session: TrainingSession,
        _ plan: WorkoutPlan,
        after old: WorkoutPlan,
        of owner: Member.ID,
        in db: any SQLConnection
    ) throws {
        guard let changed = try session.following(plan, after: old) else { return }
        let script = try SessionJSON.text(changed.script)
        guard script.utf8.count <= SessionState.mostLetters, changed.state.hasRoom(after: .start) else {
            throw TrainingSession.TooManyChanges()
        }
        try db.execute(
            """
            UPDATE training_session SET script = \(script),
                conduct = \(changed.state.text), version = \(changed.version)
            WHERE owner_id = \(owner) AND id = \(changed.id)
            """
        )
    }
}
