import Foundation
import HealthMath
import Members
import Testing

@testable import Training

@Suite("Sets with less weight before a lift")
struct RampUpTests {
    private static func rampUp(_ exercise: Exercise, kilograms: Double? = nil, sets: Int = 2) -> WorkoutItem {
        var item = SampleWorkout.item(exercise, sets: sets, reps: 6)
        (item.role, item.kilograms) = (.rampUp, kilograms)
        return item
    }

    private static func lift(_ exercise: Exercise, kilograms: Double?) -> WorkoutItem {
        var item = SampleWorkout.item(exercise)
        item.kilograms = kilograms
        return item
    }

    /// Both ramp-ups stand in the warm-up, as they are made.
    private static func plan(squat: Double?, press: Double? = nil) -> WorkoutPlan {
        var plan = SampleWorkout.plan
        plan.phases[0].items += [Self.rampUp(SampleWorkout.squat), Self.rampUp(SampleWorkout.press)]
        plan.phases[1].items = [
            Self.lift(SampleWorkout.squat, kilograms: squat), Self.lift(SampleWorkout.press, kilograms: press),
        ]
        return plan
    }

    private static func session(_ plan: WorkoutPlan) -> TrainingSession {
        let phases = plan.inOrderOfWork.phases
        var state = SessionState(phases)
        _ = state.apply(SessionEvent(id: "start", at: 0, kind: .start))
        return TrainingSession(
            id: "session",
            workout: "workout",
            day: CalendarDay(Gym.now, in: .gmt),
            script: SessionScript(title: "Legs", phases: phases, body: nil),
            state: state
        )
    }

    @Test("have half of the weight, then three quarters; one alone half")
    func weights() {
        #expect(Self.rampUp(SampleWorkout.squat).rampUpKilograms(before: 110) == [55, 82.5])
        #expect(Self.rampUp(SampleWorkout.squat, sets: 1).rampUpKilograms(before: 65) == [32.5])
        #expect(Self.rampUp(SampleWorkout.squat, kilograms: 20).rampUpKilograms(before: 25) == [20, 20])
        #expect(Self.rampUp(SampleWorkout.squat).rampUpKilograms(before: 6) == [3, 4.5])
    }

    @Test("three have half, two thirds and 85 % of the weight, as the workout says; more lie between")
    func three() {
        #expect(Self.rampUp(SampleWorkout.squat, sets: 3).rampUpKilograms(before: 120) == [60, 80, 102.5])
        #expect((0..<3).map { RampUp.share(of: $0, in: 3) } == [0.5, 2.0 / 3, 0.85])
        let more = (0..<5).map { RampUp.share(of: $0, in: 5) }
        #expect(more.first == 0.5 && more.last == 0.85 && more == more.sorted())
        #expect(RampUp.words(sets: 3, of: "it") == "half of it, then two thirds, then 85 %")
        #expect(RampUp.words(sets: 2, of: "it") == "half of it, then three quarters")
    }

    @Test("come directly before their lift; those of the first lift end the warm-up")
    func order() {
        let plan = Self.plan(squat: 110).inOrderOfWork
        let squat = SampleWorkout.squat.id, press = SampleWorkout.press.id
        #expect(plan.phases[0].items.map(\.exercise) == [SampleWorkout.march.id, squat])
        #expect(plan.phases[1].items.map(\.exercise) == [squat, press, press])
        #expect(plan.phases[1].items.map { $0.role == .rampUp } == [false, true, false])
        #expect(plan.inOrderOfWork == plan)
    }

    @Test("come before a superset that holds their lift, which stays whole")
    func superset() {
        var plan = SampleWorkout.inTurn
        plan.phases[1].items.insert(Self.lift(SampleWorkout.stretch, kilograms: nil), at: 0)
        plan.phases[0].items.append(Self.rampUp(SampleWorkout.press))
        let main = plan.inOrderOfWork.phases[1].items
        #expect(main.map { $0.role == .rampUp } == [false, true, false, false])
        #expect(main == main.withSoundSupersets)
    }

    @Test("are planned in a session by the weight of their lift, and count as no training")
    func session() {
        var session = Self.session(Self.plan(squat: 110))
        #expect(session.state.exercises[1].sets.map(\.kilograms) == [55, 82.5])
        for (place, set) in [(2, "1"), (4, "1")] {
            let event = SessionEvent(id: "\(place)", at: 1_000, kind: .completeSet, exercise: place, set: set)
            #expect(session.state.apply(event) == .applied)
        }
        #expect(session.doneSets.allSatisfy { !$0.isWorking })
        #expect(SetWords.working(session) == "6 sets after the warm-up")
    }

    @Test("a weight typed in one is carried to the next and to the lift, in its share")
    func carried() {
        var session = Self.session(Self.plan(squat: nil))
        let kilograms = LiftWeight(name: "kg")
        // Nobody knows, and nothing is kept that nobody said: no empty bar either.
        #expect(session.load(ofSet: 0, at: 1, isPlated: true, in: kilograms) == nil)
        #expect(session.load(ofSet: 0, at: 2, isPlated: true, in: kilograms) == nil)
        #expect(session.load(ofSet: 0, at: 1, isPlated: false, in: kilograms) == nil)
        let event = SessionEvent(id: "a", at: 1_000, kind: .completeSet, exercise: 2, set: "1", kilograms: 60)
        _ = session.state.apply(event)
        #expect(session.load(ofSet: 1, at: 1, isPlated: true, in: kilograms) == 90)
        #expect(session.load(ofSet: 0, at: 2, isPlated: true, in: kilograms) == 120)
        #expect(session.rampUp(before: 2) == 1 && session.rampUp(before: 1) == nil)
    }

    @Test("an empty bar stays empty but says nothing of the lift, and what is planned stays planned")
    func kept() {
        let kilograms = LiftWeight(name: "kg")
        var empty = Self.session(Self.plan(squat: nil))
        _ = empty.state.apply(SessionEvent(id: "a", at: 1, kind: .completeSet, exercise: 2, set: "1", kilograms: 20))
        #expect(empty.load(ofSet: 1, at: 1, isPlated: true, in: kilograms) == 20)
        #expect(empty.load(ofSet: 0, at: 2, isPlated: true, in: kilograms) == nil)
        var planned = Self.session(Self.plan(squat: 110))
        _ = planned.state.apply(SessionEvent(id: "a", at: 1, kind: .completeSet, exercise: 2, set: "1"))
        #expect(planned.load(ofSet: 1, at: 1, isPlated: true, in: kilograms) == 82.5)
        #expect(planned.load(ofSet: 0, at: 2, isPlated: true, in: kilograms) == 110)
    }

    @Test("say each of their weights")
    func words() {
        let item = Self.rampUp(SampleWorkout.squat, kilograms: 55)
        #expect(WorkoutWords.dose(item, before: 110, in: .metric).contains("55 kg, then 82.5 kg"))
        #expect(WorkoutWords.dose(item, in: .metric).contains("55 kg · rest"))
    }
}
