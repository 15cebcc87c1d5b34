import HealthMath

/// Assigns goals to the days from a day on.
struct GoalSchedule: Equatable, Sendable {
    struct Stretch: Equatable, Sendable {
        let from: CalendarDay
        /// Nil for days without a goal.
        let goal: Goal?
    }

    let stretches: [Stretch]

    /// Reads the goals; the first in the list that has begun applies, because it is the newest.
    init(_ newestFirst: [Goal], from today: CalendarDay) {
        let starts = newestFirst.map(\.terms.course.startDay).filter { $0 > today }
        var stretches: [Stretch] = []
        for day in [today] + Set(starts).sorted() {
            let goal = newestFirst.first { $0.terms.course.startDay <= day }
            if let last = stretches.last, last.goal == goal { continue }
            stretches.append(Stretch(from: day, goal: goal))
        }
        self.stretches = stretches
    }
}
