import Foundation
import HealthMath
import Members
import Storage
import Web

/// Turns a form's values into activities.
extension ActivityLog {
    func activity(_ values: ActivityForm.Values, of member: Member) async throws -> Activity {
        let catalogue = try await self.exercises(member.id)
        let exercise = values.exercise.flatMap { catalogue[$0] }
        if values.exercise != nil, exercise == nil {
            throw FormErrors("exerciseId", "We don't know this exercise. Choose one of the list.")
        }
        let day = values.day ?? member.day(at: self.now())
        let sets = try self.sets(values.sets, of: exercise, known: [], catalogue)
        let seconds = values.minutes.map { $0 * 60 } ?? Self.seconds(of: sets, catalogue)
        let started = try self.start(day, values.time, seconds: seconds, member)
        let worked = ActivityEnergy(
            typed: values.kilocalories,
            beats: values.beats,
            exercise: exercise,
            intensity: values.intensity,
            metres: values.metres,
            seconds: seconds,
            body: try await self.body(member.id),
            on: day
        )
        // Training counts without a body; only its energy is unknown.
        let activity = Activity(
            id: values.id ?? RowID.new(),
            day: day,
            origin: .logged,
            title: values.title.isEmpty ? exercise?.name ?? "Exercise" : values.title,
            exercise: exercise?.id,
            startedAt: started,
            seconds: seconds,
            metres: values.metres,
            kilocalories: worked?.kilocalories ?? 0,
            way: worked?.way ?? .equivalents,
            averageBeats: values.beats,
            exertion: values.exertion,
            sets: sets.enumerated().map { place, set in
                var set = set
                set.doneAt = started + Double(place)
                return set
            }
        )
        try Self.check(activity)
        return activity
    }

    func apply(
        _ values: ActivityChangeForm.Values,
        to activity: inout Activity,
        _ catalogue: ExerciseCatalogue,
        _ member: Member
    ) throws {
        if let title = values.title { activity.title = title }
        if let minutes = values.minutes {
            // The form shows whole tenths, so an untouched field must not round the exact value.
            if abs(minutes * 60 - activity.seconds) >= 6 { activity.seconds = minutes * 60 }
        }
        if let metres = values.metres { activity.metres = metres }
        if let beats = values.beats {
            let isSame = beats.map { $0.rounded() } == activity.averageBeats.map { $0.rounded() }
            if !isSame { activity.averageBeats = beats }
        }
        if let exertion = values.exertion { activity.exertion = exertion }
        if values.day != nil || values.time != nil {
            let day = values.day ?? activity.day
            let shown = ClockTime(activity.startedAt, in: member.timeZone).minutes
            let said = values.time ?? shown
            if day != activity.day || said != shown {
                activity.startedAt = try self.start(day, said, seconds: activity.seconds, member)
                activity.day = day
            }
        }
        if let sets = values.sets {
            let exercise = activity.exercise.flatMap { catalogue[$0] }
            activity.sets = try self.sets(sets, of: exercise, known: activity.sets, catalogue)
        }
    }

    private func sets(
        _ said: [SaidSet],
        of exercise: Exercise?,
        known: [DoneSet],
        _ catalogue: ExerciseCatalogue
    ) throws -> [DoneSet] {
        try said.enumerated().map { place, set in
            let id = set.exercise ?? exercise?.id
            let before = known.indices.contains(place) && known[place].exercise == id ? known[place] : nil
            let name =
                before?.name ?? id.flatMap { catalogue[$0]?.name }
                ?? known.first { $0.exercise == id }?.name
            guard let id, let name else {
                throw FormErrors("sets.\(place).exerciseId", "Choose an exercise for this set.")
            }
            return DoneSet(
                exercise: id,
                name: name,
                part: before?.part ?? .main,
                reps: set.reps,
                kilograms: set.kilograms,
                seconds: set.seconds,
                exertion: set.exertion,
                sides: before?.sides ?? catalogue[id]?.sides ?? known.first { $0.exercise == id }?.sides ?? false,
                plannedReps: before?.plannedReps,
                plannedReserve: before?.plannedReserve,
                doneAt: before?.doneAt ?? known.last?.doneAt ?? self.now()
            )
        }
    }

    /// Returns the start: as given; else so that the activity has just ended, or at noon of an earlier day.
    private func start(_ day: CalendarDay, _ time: Int?, seconds: Double, _ member: Member) throws -> Date {
        let now = self.now()
        let today = member.day(at: now)
        if let complaint = member.lifeDays(at: now).complaint(about: day) { throw FormErrors("day", complaint) }
        let clock = WallClock(member.timeZone)
        guard let time else {
            return day == today
                ? max(day.start(in: member.timeZone), now - seconds) : clock.instant(of: day, minutes: 12 * 60)
        }
        let start = clock.instant(of: day, minutes: time)
        guard start <= now else { throw FormErrors("time", "That is still to come. Log it when it is over.") }
        return start
    }

    /// Estimates how long sets took when the form doesn't say: the work of each and 75 seconds of rest.
    private static func seconds(of sets: [DoneSet], _ catalogue: ExerciseCatalogue) -> Double {
        sets.reduce(0) { sum, set in
            let exercise = catalogue[set.exercise]
            let work = set.seconds ?? Double(set.reps ?? 0) * max(exercise?.secondsPerRep ?? 3, 1)
            return sum + min(work, 3_600) * (exercise?.sides == true ? 2 : 1) + 75
        }
    }
}

extension ActivityStore {
    func count(on day: CalendarDay, in db: any SQLConnection) throws -> Int {
        try db.row(
            """
            SELECT COUNT(*) FROM activity
            WHERE owner_id = \(self.owner) AND day = \(day.description) AND removed_at IS NULL
            """
        ) { try $0.int(0) } ?? 0
    }
}
