package import Members
package import Storage

/// How the work of a member's workout goes over time.
package struct WorkoutCourse: Sendable {
    package let title: String
    /// Of a workout under way, what is left of it.
    package let stretches: [WorkoutStretch]
    package let isUnderWay: Bool

    /// Returns nil where the member has no such workout.
    package static func read(
        _ workout: String,
        of member: Member.ID,
        _ catalogue: ExerciseCatalogue,
        in database: any Database
    ) async throws -> WorkoutCourse? {
        guard let kept = try await WorkoutStore(database: database, owner: member).find(workout) else { return nil }
        let shelf = try await ExerciseShelf.read(catalogue, of: member, in: database)
        let kind: (WorkoutItem) -> WorkoutStretch.Kind = { WorkoutStretch.Kind(shelf.all[$0.exercise]) }
        let plan = kept.plan.inOrderOfWork
        guard let (script, state) = try await Self.session(of: workout, member, in: database) else {
            return WorkoutCourse(title: kept.title, stretches: plan.stretches(kind: kind), isUnderWay: false)
        }
        let shares = state.exercises.map { exercise in
            let sets = exercise.shownSets
            guard !exercise.isFinished, !sets.isEmpty else { return 0.0 }
            return Double(sets.count { !$0.isDone }) / Double(sets.count)
        }
        let stretches = WorkoutPlan(phases: script.phases).stretches(kind: kind, shares: shares)
        return WorkoutCourse(title: kept.title, stretches: stretches, isUnderWay: true)
    }

    /// Returns the session of a workout that isn't over; nil for none.
    private static func session(
        of workout: String,
        _ member: Member.ID,
        in database: any Database
    ) async throws -> (SessionScript, SessionState)? {
        try await database.row(
            """
            SELECT script, conduct FROM training_session
            WHERE owner_id = \(member) AND workout_id = \(workout) AND ended_at IS NULL
            """
        ) { row in
            var columns = row.reader
            return SessionJSON.parts(script: try columns.text(), state: try columns.text())
        } ?? nil
    }
}
