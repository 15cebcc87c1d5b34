import Foundation
import HealthMath
import Members
import Storage
import Web

/// What a session goes through, whether a browser or a device says it.
struct Sessions: Sendable {
    let database: any Database
    let energy: EnergyLog
    let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    let now: @Sendable () -> Date
    /// A workout that was done, without what isn't safe for a member any more, and which exercises are done with a bar.
    var again: @Sendable (Workout, Member) async throws -> (workout: Workout, plated: Set<Exercise.ID>) = {
        workout,
        _ in (workout, [])
    }
    private let running = RunningSessions()

    func store(of member: Member.ID) -> WorkoutSessionStore {
        WorkoutSessionStore(database: self.database, owner: member, energy: self.energy, running: self.running)
    }

    /// Returns the activity that a session became; nil before its end and when nothing was done.
    func activity(of session: TrainingSession, of member: Member.ID) async throws -> Activity? {
        try await ActivityStore(database: self.database, owner: member, energy: self.energy).find(session.id)
    }

    /// Returns whether an activity is the member's first workout done here; false for none.
    func isFirst(_ activity: Activity?, of member: Member.ID) async throws -> Bool {
        guard let activity else { return false }
        let activities = ActivityStore(database: self.database, owner: member, energy: self.energy)
        return try await !activities.hasSession(before: activity.startedAt)
    }

    /// Returns everything the member ever did of the exercises done in a session.
    func efforts(of session: TrainingSession, of member: Member.ID) async throws -> [Exercise.ID: [Effort]] {
        let done = Set(session.doneSets.map(\.exercise))
        guard !done.isEmpty else { return [:] }
        return try await self.database.read { try EffortStore(owner: member).efforts(of: done, in: $0) }
    }

    /// Returns the workout of a session as it is now; nil where it is gone.
    func workout(of session: TrainingSession, _ member: Member.ID) async throws -> Workout? {
        try await WorkoutStore(database: self.database, owner: member).find(session.workout)
    }

    /// Begins a session of a workout or resumes one; throws 404 for a workout that isn't there, and `AnotherUnderway`.
    ///
    /// Sessions that were forgotten end first, with the last thing done in them.
    func start(
        _ workout: String,
        _ request: String,
        for member: Member
    ) async throws -> (session: TrainingSession, isNew: Bool) {
        for _ in 0..<Self.mostForgotten {
            do {
                return try await self.begin(workout, request, for: member)
            } catch let another as WorkoutSessionStore.AnotherUnderway {
                guard another.session.isForgotten(at: self.now()) else { throw another }
                let stop = SessionEvent(id: RowID.new(), at: self.now().milliseconds, kind: .stop)
                _ = try await self.take([stop], into: another.session.id, of: member.id)
            }
        }
        return try await self.begin(workout, request, for: member)
    }

    private static let mostForgotten = 20

    private func begin(
        _ workout: String,
        _ request: String,
        for member: Member
    ) async throws -> (session: TrainingSession, isNew: Bool) {
        let now = self.now()
        let day = member.day(at: now)
        let kept = try await WorkoutStore(database: self.database, owner: member.id).find(workout)
        var again: (workout: Workout, plated: Set<Exercise.ID>)?
        if let kept, kept.status == .completed { again = try await self.again(kept, member) }
        let start = WorkoutSessionStore.Start(
            workout: workout,
            again: again?.workout,
            plated: again?.plated ?? [],
            request: request,
            day: day,
            body: try await self.facts(member.id).body.map { SessionScript.Body($0, on: day) },
            now: now
        )
        do {
            guard let started = try await self.store(of: member.id).start(start) else { throw Self.noWorkout }
            return started
        } catch is WorkoutStore.Full {
            throw FormErrors("form", WorkoutStore.Full.words)
        } catch is WorkoutSessionStore.NothingToDo {
            throw FormErrors("form", "This workout has no exercises. Add some first.")
        }
    }

    func find(_ context: MemberContext) async throws -> TrainingSession {
        let id = try context.id(orElse: Self.noSession)
        guard let session = try await self.store(of: context.signedIn.id).find(id) else { throw Self.noSession }
        return session
    }

    func take(
        _ events: [SessionEvent],
        into id: String,
        of member: Member.ID
    ) async throws -> WorkoutSessionStore.Taken {
        guard let taken = try await self.store(of: member).take(events, into: id, now: self.now()) else {
            throw Self.noSession
        }
        return taken
    }

    static let noWorkout = NotFound("This workout isn't yours, or it was deleted.")
    static let noSession = NotFound("There is no such session of yours.")
}
