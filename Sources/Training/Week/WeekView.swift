import HealthMath
import Members
import Web

/// A week as a chart of minutes a day, and as a table.
struct WeekView: Encodable, Sendable {
    let weekName: String
    let earlierPath: String
    /// Empty for the current week.
    let laterPath: String
    /// Empty when nothing was trained.
    let totalTime: String
    let totalCount: String
    /// With its unit; "–" while that of none is known.
    let totalEnergy: String
    let chartWords: String
    let bars: [BarView]
    let rows: [RowView]

    /// A day's bar in a drawing of 320 × 152 units.
    struct BarView: Encodable, Sendable {
        let barDay: String
        let barLeft: String
        let barMiddle: String
        let barTop: String
        let barHeight: String
        let barLabelAt: String
        /// Minutes; empty for a day of rest.
        let barLabel: String
        let barIsToday: Bool
    }

    struct RowView: Encodable, Sendable {
        let rowPath: String
        let rowDay: String
        /// The figure of the logged exercise, or of the workout's first; empty for none.
        let figure: String
        let rowTitle: String
        let rowNote: String
        let rowTime: String
        /// "–" while it is unknown.
        let rowEnergy: String
        /// Empty while the energy is unknown.
        let rowEnergyUnit: String
    }

    /// `figures` show what its workouts are like, by their ids.
    init(_ week: TrainingWeek, figures: [String: [String]] = [:], today: CalendarDay, units: Units) {
        let days = week.days
        let isNow = days.contains(today)
        self.weekName = isNow ? "This week" : DayName.span(days, today: today)
        self.earlierPath = TrainingLinks.home(days.lowerBound.adding(days: -7))
        self.laterPath = isNow || days.lowerBound > today ? "" : TrainingLinks.home(days.lowerBound.adding(days: 7))
        self.totalTime = ActivityWords.time(week.activities.reduce(0) { $0 + ActivityWords.shown($1.seconds) })
        self.totalCount = String(week.activities.count)
        let known = week.activities.filter(\.isEnergyKnown)
        let energy = Numerals.text(known.reduce(0) { $0 + units.whole(kilocalories: $1.kilocalories) })
        self.totalEnergy = known.isEmpty && !week.activities.isEmpty ? "–" : "\(energy) \(units.energy.rawValue)"
        let minutes = week.byDay.map { ($0.day, ($0.activities.reduce(0) { $0 + $1.seconds } / 60).rounded()) }
        let most = max(minutes.map(\.1).max() ?? 0, 30)
        self.bars = minutes.enumerated().map { place, bar in
            let height = bar.1 / most * 104
            let left = 8 + Double(place) * 44
            return BarView(
                barDay: Self.weekdays[place],
                barLeft: Numerals.typed(left, decimals: 1),
                barMiddle: Numerals.typed(left + 14, decimals: 1),
                barTop: Numerals.typed(126 - height, decimals: 1),
                barHeight: Numerals.typed(height, decimals: 1),
                barLabelAt: Numerals.typed(120 - height, decimals: 1),
                barLabel: bar.1 > 0 ? Numerals.text(bar.1) : "",
                barIsToday: bar.0 == today
            )
        }
        let said = minutes.filter { $0.1 > 0 }.map { "\(DayName($0.0, today: today).date) \(Numerals.text($0.1))" }
        self.chartWords = said.isEmpty ? "Nothing trained yet" : "Minutes trained: " + said.joined(separator: ", ")
        self.rows = week.activities.map { activity in
            RowView(
                // A session opens its summary, as in the diary.
                rowPath: activity.origin == .session
                    ? Places.activitySummary(activity.id) : ActivityLinks.activity(activity.id),
                rowDay: DayName(activity.day, today: today).name,
                figure: activity.exercise.map(ExerciseFigures.name)
                    ?? activity.workout.flatMap { figures[$0]?.first } ?? "",
                rowTitle: activity.title,
                rowNote: ActivityWords.note(activity, in: units),
                rowTime: ActivityWords.time(activity.seconds),
                rowEnergy: activity.isEnergyKnown ? units.number(kilocalories: activity.kilocalories) : "–",
                rowEnergyUnit: activity.isEnergyKnown ? units.energy.rawValue : ""
            )
        }
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
