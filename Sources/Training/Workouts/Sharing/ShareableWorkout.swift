package import Foundation
package import HealthMath
import Members

/// A workout in the list of what to share, told from others like it by its day.
package struct ShareableWorkout: Sendable, Equatable {
    package let id: String
    package let title: String
    /// "Done yesterday · Moderate · 30 min · At home".
    package let note: String
    package let path: String

    /// Lists workouts by their days, the newest first; of those that read alike only the last made one is listed.
    ///
    /// `minutes` are those that they take, `done` and `planned` the days on which they were done last, and are planned for,
    /// by their ids.
    package static func all(
        _ workouts: [WorkoutSummary],
        minutes: [String: Int],
        done: [String: CalendarDay],
        planned: [String: CalendarDay],
        today: CalendarDay,
        in zone: TimeZone
    ) -> [ShareableWorkout] {
        let dated = workouts.map { workout in
            let made = CalendarDay(workout.createdAt, in: zone)
            let (day, word) =
                planned[workout.id].map { ($0, "Planned for") } ?? done[workout.id].map { ($0, "Done") }
                ?? (made, "Made")
            let when = "\(word) \(DayName(day, today: today).inSentence)"
            let tags = WorkoutWords.shortTags(workout.request, taking: minutes[workout.id])
            let note = ([when] + tags).joined(separator: " \u{B7} ")
            let one = ShareableWorkout(id: workout.id, title: workout.title, note: note, path: workout.path)
            return (day: day, made: workout.createdAt, workout: one)
        }
        var seen: Set<[String]> = []
        return dated.sorted { ($0.day, $0.made) > ($1.day, $1.made) }.map(\.workout)
            .filter { seen.insert([$0.title, $0.note]).inserted }
    }
}
