import Foundation
import Storage
import Web

/// A session's progress, with which every answer about a session begins.
struct SessionStateResponse: Encodable, Sendable {
    let id: String
    let version: Int64
    let now: Int64
    let status: String
    let startedAt: Int64
    let endedAt: OrNull<Int64>
    /// The current exercise, counted from 1; null when the session is over.
    let exercise: OrNull<Int>
    let part: OrNull<String>
    let restEndsAt: OrNull<Int64>
    let seconds: Double
    let setsDone: Int
    let sets: Int
    let workingSets: Int
    let reps: Int
    let volumeKg: Double
    let metres: OrNull<Double>
    /// Null while height or weight are not known.
    let kcal: OrNull<Double>
    let kcalWay: OrNull<String>
    let averageBeats: OrNull<Double>
    let highestBeats: OrNull<Double>
    let exertion: OrNull<Double>

    init(_ session: TrainingSession, at now: Date) {
        let state = session.state
        let seconds = session.countedSeconds(until: now)
        let sets = session.doneSets
        let energy = session.script.body == nil ? nil : SessionEnergy(session, seconds: seconds)
        self.id = session.id
        self.version = session.version
        self.now = now.milliseconds
        self.status = session.status.rawValue
        self.startedAt = session.startedAt.milliseconds
        self.endedAt = OrNull(session.endedAt?.milliseconds)
        self.exercise = OrNull(state.current.map { $0 + 1 })
        self.part = OrNull(state.current.map { state.exercises[$0].part.rawValue })
        self.restEndsAt = OrNull(state.restEnds(at: now.milliseconds))
        self.seconds = seconds
        self.setsDone = sets.count
        self.sets = state.shownSets
        self.workingSets = sets.workingSets
        self.reps = sets.repetitions
        self.volumeKg = sets.volume
        self.metres = OrNull(session.metres)
        self.kcal = OrNull(energy.map { ($0.kilocalories * 10).rounded() / 10 })
        self.kcalWay = OrNull(energy?.way.rawValue)
        self.averageBeats = OrNull(state.pulse.isEmpty ? nil : state.pulse.averageBeats)
        self.highestBeats = OrNull(state.pulse.highestBeats)
        self.exertion = OrNull(state.felt?.exertion)
    }
}
