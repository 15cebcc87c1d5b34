import Foundation
import HealthMath
import Storage

extension WorkoutSessionStore {
    /// A session after events, with the outcome of each event.
    struct Taken: Sendable {
        let session: TrainingSession
        let outcomes: [SessionState.Outcome]
    }

    /// Thrown when the id of an event was sent before, with something else.
    struct AnotherEvent: Error { let id: String }

    /// Applies events in order, each once; nil when there is no such session.
    ///
    /// Facts that arrive after the end still count, and the session's activity is brought up to date. Throws `AnotherEvent`,
    /// and applies none.
    func take(_ events: [SessionEvent], into id: String, now: Date) async throws -> Taken? {
        if let taken = try await self.takeOn(events, into: id, now: now) { return taken }
        let taken = try await self.database.write { [self] db -> Taken? in
            guard var session = try self.hold(id, in: db) else { return nil }
            let before = session
            let outcomes = try events.map { try self.take($0, into: &session, now: now, in: db) }
            if session.state != before.state {
                session.version &+= 1
                try self.write(session, in: db)
                if session.state.end != nil { try self.settle(session, before: before, now: now, in: db) }
            }
            return Taken(session: session, outcomes: outcomes)
        }
        if let taken { self.running.remember(taken.session, of: self.owner) }
        return taken
    }

    /// Applies one event to the cached session; nil, and nothing changed, when the database must be read first.
    ///
    /// That is so when the session changed since or is full, the event was known before, or it ends the session.
    private func takeOn(_ events: [SessionEvent], into id: String, now: Date) async throws -> Taken? {
        guard events.count == 1, let event = events.first, var session = self.running.find(id, of: self.owner),
            session.state.apply(event.within(from: session.state.startedAt, until: now)) == .applied,
            session.state.end == nil
        else { return nil }
        let conduct = session.state.text
        guard conduct.utf8.count <= SessionState.mostLetters(after: event.kind) else { return nil }
        let writer = RowID.new()
        var statements: [SQL] = [
            """
            UPDATE training_session SET conduct = \(conduct), version = version + 1, writer = \(writer)
            WHERE owner_id = \(self.owner) AND id = \(id) AND version = \(session.version) AND ended_at IS NULL
                AND NOT EXISTS (SELECT 1 FROM training_event
                    WHERE owner_id = \(self.owner) AND session_id = \(id) AND id = \(event.id))
            """
        ]
        if event.kind != .heartRate {
            statements.append(
                """
                INSERT INTO training_event (owner_id, session_id, id, fact, received_at)
                SELECT \(self.owner), id, \(event.id), \(try SessionJSON.text(event)), \(now.milliseconds)
                FROM training_session
                WHERE owner_id = \(self.owner) AND id = \(id) AND writer = \(writer)
                """
            )
        }
        guard try await self.database.run(statements)[0] == 1 else { return nil }
        session.version &+= 1
        self.running.remember(session, of: self.owner)
        return Taken(session: session, outcomes: [.applied])
    }

    /// Reads a session and locks it until the transaction ends.
    private func hold(_ id: String, in db: any SQLConnection) throws -> TrainingSession? {
        try db.row(
            """
            UPDATE training_session SET version = version WHERE owner_id = \(self.owner) AND id = \(id)
            RETURNING \(Self.columns)
            """,
            Self.session
        ) ?? nil
    }

    private func take(
        _ event: SessionEvent,
        into session: inout TrainingSession,
        now: Date,
        in db: any SQLConnection
    ) throws -> SessionState.Outcome {
        var state = session.state
        let outcome = state.apply(event.within(from: state.startedAt, until: now))
        guard outcome == .applied else {
            try self.demandSame(event, of: session.id, in: db)
            return outcome
        }
        guard state.hasRoom(after: event.kind) else { return .refused(.tooMuch) }
        if event.kind != .heartRate, try !self.isNew(event, of: session.id, now: now, in: db) {
            try self.demandSame(event, of: session.id, in: db)
            return .unchanged
        }
        session.state = state
        return .applied
    }

    /// Throws `AnotherEvent` when something else came under the id of an event; no pulse is kept by its id.
    ///
    /// The time is not compared: an event that was sent without one gets that of its arrival.
    private func demandSame(_ event: SessionEvent, of id: String, in db: any SQLConnection) throws {
        guard event.kind != .heartRate else { return }
        let fact = try db.row(
            """
            SELECT fact FROM training_event
            WHERE owner_id = \(self.owner) AND session_id = \(id) AND id = \(event.id)
            """
        ) { try $0.text(0) }
        guard var known = fact.flatMap({ SessionJSON.value(SessionEvent.self, $0) }) else { return }
        known.at = event.at
        if known != event { throw AnotherEvent(id: event.id) }
    }

    private func isNew(_ event: SessionEvent, of id: String, now: Date, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            """
            INSERT INTO training_event (owner_id, session_id, id, fact, received_at)
            VALUES (\(self.owner), \(id), \(event.id), \(try SessionJSON.text(event)), \(now.milliseconds))
            ON CONFLICT (owner_id, session_id, id) DO NOTHING
            """
        ) == 1
    }

    private func write(_ session: TrainingSession, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE training_session SET conduct = \(session.state.text),
                version = \(session.version), ended_at = \(session.state.end?.at)
            WHERE owner_id = \(self.owner) AND id = \(session.id)
            """
        )
    }
}

extension SessionEvent {
    /// Limits the time to between the start and now, in case the device's clock is wrong.
    fileprivate func within(from start: Int64?, until now: Date) -> SessionEvent {
        var event = self
        event.at = max(start ?? event.at, min(event.at, now.milliseconds))
        return event
    }
}
