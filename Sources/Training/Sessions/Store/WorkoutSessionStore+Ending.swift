import Foundation
import HealthMath
import Storage

extension WorkoutSessionStore {
    /// Writes the results of a session that is over, or brings them up to date: its activity with deeds and energy, and
    /// its workout's status.
    ///
    /// A session in which nothing was done leaves no activity.
    func settle(_ session: TrainingSession, before: TrainingSession, now: Date, in db: any SQLConnection) throws {
        let activity = Activity(session, now: now)
        let isNew = before.state.end == nil
        if isNew {
            let status: Workout.Status = activity.sets.isEmpty ? .notStarted : .completed
            try WorkoutStore(database: self.database, owner: self.owner).set(status, of: session.workout, in: db)
        }
        let activities = ActivityStore(database: self.database, owner: self.owner, energy: self.energy)
        if let known = try activities.find(activity.id, in: db) {
            let joined = activity.joined(to: known, isSame: !isNew && session.didSame(as: before))
            _ = try activities.change(joined, at: now, in: db)
        } else if !activity.sets.isEmpty {
            try activities.add(activity, at: now, in: db)
        }
    }
}

extension Activity {
    /// Makes the activity of a session.
    init(_ session: TrainingSession, now: Date) {
        let seconds = session.countedSeconds(until: now)
        let energy = SessionEnergy(session, seconds: seconds)
        let pulse = session.state.pulse
        self.init(
            id: session.id,
            day: session.day,
            origin: .session,
            title: session.script.title,
            workout: session.workout,
            startedAt: session.startedAt,
            // A clock may have run for days because nobody stopped it.
            seconds: min(seconds, Plausible.longestTraining),
            metres: session.metres,
            kilocalories: min(energy.kilocalories, ActivityFields.mostKilocalories),
            way: energy.way,
            averageBeats: pulse.isEmpty ? nil : pulse.averageBeats,
            highestBeats: pulse.highestBeats,
            zoneSeconds: session.zones?.seconds(of: pulse, within: seconds) ?? [],
            exertion: session.state.felt?.exertion,
            sets: session.doneSets
        )
    }

    /// Merges facts that came late into an activity that was written before, and keeps what a file or the member said
    /// of it.
    ///
    /// Only how hard it felt is new with `isSame`: all that was corrected since stays then.
    fileprivate func joined(to known: Activity, isSame: Bool) -> Activity {
        var joined = known
        joined.exertion = self.exertion ?? known.exertion
        guard !isSame else { return joined }
        joined.sets = self.sets
        joined.seconds = self.seconds
        joined.metres = self.metres ?? known.metres
        guard known.way == .equivalents || known.way == .heartRate, known.fileName == nil else { return joined }
        joined.kilocalories = self.kilocalories
        joined.way = self.way
        joined.averageBeats = self.averageBeats
        joined.highestBeats = self.highestBeats
        joined.zoneSeconds = self.zoneSeconds
        return joined
    }
}

extension TrainingSession {
    /// Returns whether sets, time and pulse are those of another state of it.
    fileprivate func didSame(as other: TrainingSession) -> Bool {
        self.doneSets == other.doneSets && self.state.ticks == other.state.ticks && self.state.end == other.state.end
            && self.state.pulse == other.state.pulse && self.metres == other.metres
    }

    /// The zones of the member; nil without a measured pulse or while no age is known.
    var zones: PulseZones? {
        self.state.pulse.isEmpty ? nil : self.script.body.map { PulseZones(age: $0.age) }
    }
}
