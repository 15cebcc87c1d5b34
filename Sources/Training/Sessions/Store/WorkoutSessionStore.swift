import Foundation
import HealthMath
import Members
import Portability
import Storage

/// Keeps the sessions of one member.
struct WorkoutSessionStore: Sendable {
    let database: any Database
    let owner: Member.ID
    let energy: EnergyLog
    let running: RunningSessions

    /// The parameters of a start.
    struct Start: Sendable {
        let workout: String
        /// The part of a completed workout that is to be done again; nil for all of it.
        var again: Workout?
        /// The exercises that are done with a bar, for the next weights.
        var plated: Set<Exercise.ID> = []
        /// The id that the device made; the session gets it.
        let request: String
        let day: CalendarDay
        /// Nil while height or weight are not known.
        let body: SessionScript.Body?
        let now: Date
    }

    /// Begins a session of a workout, once for each request; returns an unfinished one instead when there is one.
    ///
    /// A workout that was done stays done: the session is one of a copy with the next weights.
    ///
    /// Nil when there is no such workout; throws `NothingToDo` when it has no exercises, and `AnotherUnderway`.
    func start(_ start: Start) async throws -> (session: TrainingSession, isNew: Bool)? {
        try await self.database.write { [self] db -> (session: TrainingSession, isNew: Bool)? in
            if let known = try self.find(start.request, in: db) { return (known, false) }
            if let open = try self.unfinished(of: start.workout, in: db) { return (open, false) }
            let workouts = WorkoutStore(database: self.database, owner: self.owner)
            guard let wanted = try workouts.find(start.workout, in: db) else { return nil }
            guard !wanted.plan.items.isEmpty else { throw NothingToDo() }
            if let other = try self.underway(in: db) { throw AnotherUnderway(session: other) }
            let workout =
                wanted.status == .completed
                ? try workouts.repeat(
                    start.again ?? wanted,
                    as: StableID.of(["repetition", start.request]),
                    on: start.day,
                    at: start.now,
                    plated: start.plated,
                    in: db
                ).workout : wanted
            let session = Self.session(start, of: workout)
            guard try self.insert(session, at: start.now, in: db) else {
                // Another request was faster; its session is this one too, unless it began another workout.
                if let open = try self.unfinished(of: workout.id, in: db) { return (open, false) }
                if let other = try self.underway(in: db) { throw AnotherUnderway(session: other) }
                return nil
            }
            try workouts.set(.inProgress, of: workout.id, in: db)
            return (session, true)
        }
    }

    /// Thrown when the workout has no exercises.
    struct NothingToDo: Error {}

    /// Thrown when a session of another workout isn't over.
    struct AnotherUnderway: Error { let session: TrainingSession }

    /// Returns nil when there is none.
    func find(_ id: String) async throws -> TrainingSession? {
        try await self.database.row(Self.row(id, of: self.owner), Self.session) ?? nil
    }

    /// Returns the sessions that aren't over, the last begun first.
    func open() async throws -> [TrainingSession] {
        try await self.database.rows(
            """
            SELECT \(Self.columns) FROM training_session WHERE owner_id = \(self.owner) AND ended_at IS NULL
            ORDER BY started_at DESC, id LIMIT \(Self.mostOpen)
            """,
            Self.session
        ).compactMap(\.self)
    }

    private static func session(_ start: Start, of workout: Workout) -> TrainingSession {
        let phases = workout.plan.inOrderOfWork.phases
        var state = SessionState(phases)
        _ = state.apply(SessionEvent(id: start.request, at: start.now.milliseconds, kind: .start))
        return TrainingSession(
            id: start.request,
            workout: workout.id,
            day: start.day,
            script: SessionScript(title: workout.title, phases: phases, body: start.body),
            state: state
        )
    }

    private func insert(_ session: TrainingSession, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            """
            INSERT INTO training_session (owner_id, started_at, \(Self.columns))
            VALUES (\(self.owner), \(now.milliseconds), \(session.id), \(session.workout),
                \(session.day.description), \(try SessionJSON.text(session.script)),
                \(session.state.text), 1)
            ON CONFLICT DO NOTHING
            """
        ) == 1
    }

    private func unfinished(of workout: String, in db: any SQLConnection) throws -> TrainingSession? {
        try db.row(
            """
            SELECT \(Self.columns) FROM training_session
            WHERE owner_id = \(self.owner) AND workout_id = \(workout) AND ended_at IS NULL
            """,
            Self.session
        ) ?? nil
    }

    /// Returns the session begun last among those that aren't over.
    private func underway(in db: any SQLConnection) throws -> TrainingSession? {
        try db.row(
            """
            SELECT \(Self.columns) FROM training_session WHERE owner_id = \(self.owner) AND ended_at IS NULL
            ORDER BY started_at DESC, id LIMIT 1
            """,
            Self.session
        ) ?? nil
    }

    func find(_ id: String, in db: any SQLConnection) throws -> TrainingSession? {
        try db.row(Self.row(id, of: self.owner), Self.session) ?? nil
    }

    private static func row(_ id: String, of owner: Member.ID) -> SQL {
        "SELECT \(Self.columns) FROM training_session WHERE owner_id = \(owner) AND id = \(id)"
    }

    static let columns: SQL = "id, workout_id, day, script, conduct, version"
    private static let mostOpen = 20

    /// Returns nil for an unreadable row: members bring back their exported data, which may have been edited.
    @Sendable
    static func session(_ row: SQLRow) throws -> TrainingSession? {
        var columns = row.reader
        let (id, workout) = (try columns.text(), try columns.text())
        guard let day = CalendarDay(try columns.text()),
            let (script, state) = SessionJSON.parts(script: try columns.text(), state: try columns.text())
        else { return nil }
        return TrainingSession(
            id: id,
            workout: workout,
            day: day,
            script: script,
            state: state,
            version: try columns.integer()
        )
    }
}
