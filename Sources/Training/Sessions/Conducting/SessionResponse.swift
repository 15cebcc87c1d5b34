import Foundation
import HealthMath
import Web

/// A session as a device reads it: its progress, with what is to be done in it.
struct SessionResponse: Encodable, Sendable {
    private let state: SessionStateResponse
    private let plan: Plan

    /// `objections` say what speaks against exercises, by their places.
    init(_ session: TrainingSession, objections: [Int: String], at now: Date) {
        self.state = SessionStateResponse(session, at: now)
        self.plan = Plan(
            workoutId: session.workout,
            title: session.script.title,
            day: session.day.description,
            exercises: zip(session.script.items, session.state.exercises).enumerated().map { place, pair in
                ExerciseProgress(pair.0, pair.1, at: place, key: session.state.key(of: place), objections[place])
            }
        )
    }

    func encode(to encoder: any Encoder) throws {
        try self.state.encode(to: encoder)
        try self.plan.encode(to: encoder)
    }

    private struct Plan: Encodable, Sendable {
        let workoutId: String
        let title: String
        let day: String
        let exercises: [ExerciseProgress]
    }

    private struct ExerciseProgress: Encodable, Sendable {
        let number: Int
        let key: String
        let part: String
        let exerciseId: String
        let name: String
        /// Leaves out what it says about injuries, as on the page: access tokens read it too.
        let reason: String
        let restSeconds: Int
        let superset: Int?
        let work: String?
        let ease: String?
        let skipped: Bool
        let objection: String?
        let sets: [SetProgress]

        init(_ item: WorkoutItem, _ exercise: SessionExercise, at place: Int, key: String, _ objection: String?) {
            let interval = IntervalWords(item)
            self.number = place + 1
            self.key = key
            self.part = exercise.part.rawValue
            self.exerciseId = item.exercise
            self.name = item.name
            self.reason = ItemReason.withoutHealth(item.reason)
            self.restSeconds = exercise.rest
            self.superset = exercise.superset
            self.work = interval?.work
            self.ease = interval?.ease
            self.skipped = exercise.isSkipped
            self.objection = objection
            self.sets = exercise.shownSets.map(SetProgress.init)
        }
    }

    private struct SetProgress: Encodable, Sendable {
        let set: String
        let done: Bool
        let reps: OrNull<Int>
        let kilograms: OrNull<Double>
        let seconds: OrNull<Double>
        let metres: OrNull<Double>
        let exertion: OrNull<Double>
        let doneAt: OrNull<Int64>

        init(_ set: SessionSet) {
            let numbers = set.numbers
            self.set = set.id
            self.done = set.isDone
            self.reps = OrNull(numbers.reps)
            self.kilograms = OrNull(numbers.kilograms)
            self.seconds = OrNull(numbers.seconds)
            self.metres = OrNull(numbers.metres)
            self.exertion = OrNull(numbers.exertion)
            self.doneAt = OrNull(set.completion?.at)
        }
    }
}

/// The sessions that aren't over, the last begun first.
struct OpenSessionsResponse: Encodable, Sendable {
    let sessions: [SessionResponse]
}
