import Foundation
import HealthMath
import Storage
import Web

/// A session as a device reads it.
///
/// Written by hand because it begins as `EventsResponse` does, for the floors of "A set".
struct SessionResponse: JSONWritable {
    let session: TrainingSession
    /// What speaks against exercises, by their places.
    let objections: [Int: String]
    let now: Date

    /// Reasons leave out what they say about injuries, as on the page: access tokens read them too.
    func write(to json: inout JSONWriter) {
        let (session, state) = (self.session, self.session.state)
        json.object { json in
            SessionStateResponse(session: session, now: self.now).writeMembers(to: &json)
            json.member("workoutId", session.workout)
            json.member("title", session.script.title)
            json.member("day", session.day.description)
            json.member("exercises", each: Array(zip(session.script.items, state.exercises).enumerated())) {
                one,
                json in
                let objection = self.objections[one.offset]
                let key = state.key(of: one.offset)
                Self.write(number: one.offset + 1, key, one.element.0, one.element.1, objection, to: &json)
            }
        }
    }

    private static func write(
        number: Int,
        _ key: String,
        _ item: WorkoutItem,
        _ exercise: SessionExercise,
        _ objection: String?,
        to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("number", number)
            json.member("key", key)
            json.member("part", exercise.part.rawValue)
            json.member("exerciseId", item.exercise)
            json.member("name", item.name)
            json.member("reason", ItemReason.withoutHealth(item.reason))
            json.member("restSeconds", exercise.rest)
            if let superset = exercise.superset { json.member("superset", superset) }
            if let interval = IntervalWords(item) {
                json.member("work", interval.work)
                json.member("ease", interval.ease)
            }
            json.member("skipped", exercise.isSkipped)
            if let objection { json.member("objection", objection) }
            json.member("sets", each: exercise.shownSets) { set, json in
                json.object { json in
                    let numbers = set.numbers
                    json.member("set", set.id)
                    json.member("done", set.isDone)
                    json.member("reps", numbers.reps.map(Double.init))
                    json.member("kilograms", numbers.kilograms)
                    json.member("seconds", numbers.seconds)
                    json.member("metres", numbers.metres)
                    json.member("exertion", numbers.exertion)
                    json.member("doneAt", set.completion.map { Double($0.at) })
                }
            }
        }
    }
}

/// The sessions that aren't over, the last begun first; written by hand because each of them is.
struct OpenSessionsResponse: JSONWritable {
    let sessions: [TrainingSession]
    /// What speaks against exercises, by the id of their session and their places.
    let objections: [String: [Int: String]]
    let now: Date

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("sessions", each: self.sessions) { session, json in
                let objections = self.objections[session.id] ?? [:]
                SessionResponse(session: session, objections: objections, now: self.now).write(to: &json)
            }
        }
    }
}

/// A session's progress, with which every answer about a session begins.
struct SessionStateResponse {
    let session: TrainingSession
    let now: Date

    func writeMembers(to json: inout JSONWriter) {
        let (session, state) = (self.session, self.session.state)
        let seconds = session.countedSeconds(until: self.now)
        let sets = session.doneSets
        json.member("id", session.id)
        json.member("version", session.version)
        json.member("now", self.now.milliseconds)
        json.member("status", session.status.rawValue)
        json.member("startedAt", session.startedAt.milliseconds)
        json.member("endedAt", session.endedAt.map { Double($0.milliseconds) })
        json.member("exercise", state.current.map { Double($0 + 1) })
        json.member("part", state.current.map { state.exercises[$0].part.rawValue })
        json.member("restEndsAt", state.restEnds(at: self.now.milliseconds).map(Double.init))
        json.member("seconds", seconds)
        json.member("setsDone", sets.count)
        json.member("sets", state.shownSets)
        json.member("workingSets", sets.workingSets)
        json.member("reps", sets.repetitions)
        json.member("volumeKg", sets.volume)
        json.member("metres", session.metres)
        let energy = SessionEnergy(session, seconds: seconds)
        json.member("kcal", session.script.body == nil ? nil : (energy.kilocalories * 10).rounded() / 10)
        json.member("kcalWay", session.script.body == nil ? nil : energy.way.rawValue)
        json.member("averageBeats", state.pulse.isEmpty ? nil : state.pulse.averageBeats)
        json.member("highestBeats", state.pulse.highestBeats)
        json.member("exertion", state.felt?.exertion)
    }
}
