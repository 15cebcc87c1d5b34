import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

@Suite("A session whose workout changes while it is under way")
struct FollowingTests {
    private static let plan = SampleWorkout.plan

    /// The plan with another exercise in the place of the squat.
    private static func swapped(sets: Int = 3) -> WorkoutPlan {
        var plan = Self.plan
        plan.phases[1].items = [SampleWorkout.item(SampleWorkout.press, sets: sets)]
        return plan
    }

    private static func session(_ plan: WorkoutPlan = Self.plan, _ events: [SessionEvent] = []) -> TrainingSession {
        let phases = plan.inOrderOfWork.phases
        var state = SessionState(phases)
        _ = state.apply(SessionEvent(id: "start", at: 0, kind: .start))
        for event in events { _ = state.apply(event) }
        return TrainingSession(
            id: "session",
            workout: "workout",
            day: .first,
            script: SessionScript(title: "Legs", phases: phases, body: nil),
            state: state
        )
    }

    private static func done(_ exercise: Int, _ set: String) -> SessionEvent {
        SessionEvent(id: "\(exercise).\(set)", at: 1_000, kind: .completeSet, exercise: exercise, set: set)
    }

    @Test func `a swap of what is still to come takes its place, and its sets bear other ids`() throws {
        let session = Self.session(Self.plan, [Self.done(1, "1")])
        let changed = try #require(try session.following(Self.swapped(), after: Self.plan))
        #expect(
            changed.script.items.map(\.exercise)
                == [SampleWorkout.march, SampleWorkout.press, SampleWorkout.stretch].map(\.id)
        )
        #expect(changed.state.exercises[0] == session.state.exercises[0])
        #expect(changed.state.exercises[2] == session.state.exercises[2])
        #expect(changed.state.exercises[1].sets.map(\.id) == ["1-1", "1-2", "1-3"])
        #expect(changed.version == session.version + 1 && changed.state.changes == 1)
        // Said by a phone that didn't hear of it.
        var state = changed.state
        #expect(state.apply(Self.done(2, "1")) == .refused(.noSuchSet))
    }

    @Test func `one that was begun ends with the sets done, and the other has those that were left`() throws {
        let session = Self.session(Self.plan, [Self.done(1, "1"), Self.done(2, "1")])
        let changed = try #require(try session.following(Self.swapped(), after: Self.plan))
        let names = [SampleWorkout.march, SampleWorkout.squat, SampleWorkout.press, SampleWorkout.stretch].map(\.id)
        #expect(changed.script.items.map(\.exercise) == names)
        #expect(changed.state.exercises.map(\.shownSets.count) == [1, 1, 2, 2])
        #expect(changed.state.exercises[1].isFinished)
        var state = changed.state
        _ = state.apply(SessionEvent(id: "n", at: 2_000, kind: .next, exercise: 1))
        #expect(state.current == 2)
        #expect(changed.doneSets.count == 2)
    }

    @Test func `what was said of an exercise by its key finds it where a swap moved it, and a number alone is refused`()
        throws
    {
        let session = Self.session(Self.plan, [Self.done(1, "1"), Self.done(2, "1")])
        #expect(session.state.key(of: 2) == "3")
        let changed = try #require(try session.following(Self.swapped(), after: Self.plan))
        #expect((0..<4).map(changed.state.key) == ["1", "2", "1-3", "3"])
        for kind in [SessionEvent.Kind.skip, .unskip, .addSet, .next] {
            var state = changed.state
            #expect(state.apply(SessionEvent(id: "n", at: 2_000, kind: kind, exercise: 3)) == .refused(.moved))
            #expect(state == changed.state)
        }
        var state = changed.state
        #expect(state.apply(SessionEvent(id: "s", at: 2_000, kind: .skip, exercise: 3, exerciseKey: "3")) == .applied)
        #expect(state.exercises.map(\.isSkipped) == [false, false, false, true])
        var set = Self.done(3, "2")
        set.exerciseKey = "3"
        #expect(state.apply(set) == .applied)
        #expect(state.exercises[3].sets[1].isDone)
        #expect(state.apply(Self.done(1, "1")) == .unchanged)
    }

    @Test func `what was swapped away takes nothing of what came in its place`() throws {
        let changed = try #require(try Self.session().following(Self.swapped(), after: Self.plan))
        var state = changed.state
        let skip = SessionEvent(id: "s", at: 2_000, kind: .skip, exercise: 2, exerciseKey: "2")
        #expect(state.apply(skip) == .refused(.noSuchExercise))
        let back = try #require(try changed.following(Self.plan, after: Self.swapped()))
        #expect(back.state.key(of: 1) == "2-2")
    }

    @Test func `the end is offered when the last exercise is taken out after all before it`() throws {
        var less = Self.plan
        less.phases[2].items = []
        let done = [Self.done(1, "1")] + ["1", "2", "3"].map { Self.done(2, $0) }
        let next = (1...2).map { (place: Int) in
            SessionEvent(id: "next \(place)", at: 2_000, kind: .next, exercise: place)
        }
        let changed = try #require(try Self.session(Self.plan, done + next).following(less, after: Self.plan))
        #expect(changed.state.current == 1 && changed.state.end == nil)
        var state = changed.state
        _ = state.apply(SessionEvent(id: "finish", at: 3_000, kind: .next, exercise: 2))
        #expect(state.end?.how == .finished)
    }

    @Test func `one that is done isn't asked for again by another name`() throws {
        let events = ["1", "2", "3"].map { Self.done(2, $0) }
        let changed = try Self.session(Self.plan, events).following(Self.swapped(), after: Self.plan)
        #expect(changed?.script.items.map(\.exercise) == Self.plan.items.map(\.exercise))
    }

    @Test func `what was taken out goes, and what was added comes`() throws {
        var less = Self.plan
        less.phases[2].items = []
        let without = try #require(try Self.session().following(less, after: Self.plan))
        #expect(without.state.exercises.count == 2)
        var more = Self.plan
        more.phases[1].items.append(SampleWorkout.item(SampleWorkout.press))
        let with = try #require(try Self.session(Self.plan, [Self.done(1, "1")]).following(more, after: Self.plan))
        #expect(with.script.items.map(\.exercise)[2] == SampleWorkout.press.id)
        #expect(with.state.exercises.count == 4)
    }

    @Test func `a part that is over isn't gone back to`() throws {
        var plan = Self.plan
        plan.phases[0].items.append(SampleWorkout.item(SampleWorkout.stretch, sets: 1, reps: nil, seconds: 30))
        let session = Self.session(Self.plan, [Self.done(1, "1"), Self.done(2, "1")])
        let changed = try session.following(plan, after: Self.plan)
        #expect(changed == nil || changed?.script.items.first?.exercise == SampleWorkout.march.id)
        #expect((changed ?? session).script.phases[0].items.count == 1)
    }

    @Test func `a superset keeps its turns when one of it is swapped`() throws {
        let old = SampleWorkout.inTurn
        var new = old
        var other = SampleWorkout.item(Sample.exercise("split-squat"))
        (other.superset, other.restSeconds) = (1, Superset.change)
        new.phases[1].items[0] = other
        let session = Self.session(old, [Self.done(1, "1"), Self.done(2, "1"), Self.done(3, "1")])
        let changed = try #require(try session.following(new, after: old))
        #expect(changed.script.isWithinLimits && changed.state.isWithinLimits)
        #expect(changed.state.superset(around: 1).count == 3)
        #expect(changed.state.exercises[3].shownSets.count == 2)
    }

    @Test func `a swap of one line leaves the same exercise in the others, done or to come`() throws {
        var old = Self.plan
        let march = SampleWorkout.item(SampleWorkout.march, sets: 1, reps: nil, seconds: 60)
        old.phases[1].items = [march, SampleWorkout.item(SampleWorkout.squat), march]
        var new = old
        new.phases[1].items[0] = SampleWorkout.item(SampleWorkout.press, sets: 1)
        let session = Self.session(old, [Self.done(1, "1")])
        let changed = try #require(try session.following(new, after: old))
        let (march1, press, squat) = (SampleWorkout.march.id, SampleWorkout.press.id, SampleWorkout.squat.id)
        let stretch = SampleWorkout.stretch.id
        #expect(changed.script.items.map(\.exercise) == [march1, press, squat, march1, stretch])
        #expect(changed.state.exercises.map(\.doneSets.count) == [1, 0, 0, 0, 0])
        // The march that is to come stays, whatever is swapped after it.
        var newer = new
        newer.phases[1].items[1] = SampleWorkout.item(Sample.exercise("split-squat"))
        let again = try #require(try changed.following(newer, after: new))
        #expect(again.script.items.map(\.exercise) == [march1, press, "split-squat", march1, stretch])
        #expect(again.lines(in: newer) == [1, 2, 3, 4, 5])
    }

    @Test func `a swap that is undone in the middle brings back the sets that weren't done`() throws {
        let session = Self.session(Self.plan, [Self.done(1, "1"), Self.done(2, "1")])
        let swapped = try #require(try session.following(Self.swapped(), after: Self.plan))
        #expect(swapped.lines(in: Self.swapped()) == [1, nil, 2, 3])
        let back = try #require(try swapped.following(Self.plan, after: Self.swapped()))
        let names = [SampleWorkout.march, SampleWorkout.squat, SampleWorkout.squat, SampleWorkout.stretch].map(\.id)
        #expect(back.script.items.map(\.exercise) == names)
        #expect(back.state.exercises.map(\.shownSets.count) == [1, 1, 2, 2])
        #expect(back.lines(in: Self.plan) == [1, nil, 2, 3])
    }

    @Test func `what was done and then swapped isn't asked for when something else changes`() throws {
        let done = Self.session(Self.plan, ["1", "2", "3"].map { Self.done(2, $0) })
        let swapped = try done.following(Self.swapped(), after: Self.plan) ?? done
        var other = Self.swapped()
        other.phases[2].items = [SampleWorkout.item(SampleWorkout.march, sets: 1, reps: nil, seconds: 30)]
        let changed = try #require(try swapped.following(other, after: Self.swapped()))
        let names = [SampleWorkout.march, SampleWorkout.squat, SampleWorkout.march].map(\.id)
        #expect(changed.script.items.map(\.exercise) == names)
    }

    @Test func `a change that the session can't hold is refused and not forgotten`() throws {
        var session = Self.session()
        session.state.changes = 1_000
        #expect(throws: TrainingSession.TooManyChanges.self) {
            try session.following(Self.swapped(), after: Self.plan)
        }
        #expect(try session.following(Self.plan, after: Self.plan) == nil)
    }

    @Test func `nothing changes where the plan didn't, nor after the end`() throws {
        #expect(try Self.session().following(Self.plan, after: Self.plan) == nil)
        let stop = SessionEvent(id: "stop", at: 5_000, kind: .stop)
        let over = Self.session(Self.plan, [Self.done(1, "1"), stop])
        #expect(try over.following(Self.swapped(), after: Self.plan) == nil)
    }

    @Test("the saved workout and its session change together, and only the member's", arguments: Backend.available)
    func saved(backend: Backend) async throws {
        let stand = try await WorkoutSessionStoreTests.Stand(backend)
        _ = try await stand.take([WorkoutSessionStoreTests.Stand.event(.completeSet, at: 60, 1, "1")], at: 61)
        let workouts = WorkoutStore(database: stand.gym.database, owner: stand.gym.ana)
        var workout = try #require(try await workouts.find(stand.workout.id))
        workout.plan = Self.swapped()
        let ben = WorkoutStore(database: stand.gym.database, owner: stand.gym.ben)
        #expect(try await ben.save(workout) == nil)
        var stale = workout
        stale.version += 1
        #expect(try await workouts.save(stale) == nil)
        #expect(try await stand.sessions.find(stand.session.id)?.state.changes == nil)
        #expect(try await workouts.save(workout) != nil)
        let session = try #require(try await stand.sessions.find(stand.session.id))
        #expect(session.script.items[1].exercise == SampleWorkout.press.id && session.version == 3)
        // The session in the cache is the one before.
        let taken = try await stand.take([WorkoutSessionStoreTests.Stand.event(.completeSet, at: 90, 2, "1-1")], at: 91)
        #expect(taken.outcomes == [.applied] && taken.session.script == session.script)
    }
}
