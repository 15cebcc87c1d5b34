import HealthMath
import Members
import Web

/// All activities of a week.
struct WeekPage: PageModel {
    static let template = "training/week"
    var isKept: Bool { true }

    let frame: Frame
    let week: WeekView

    /// `figures` show what its workouts are like, by their ids.
    init(_ week: TrainingWeek, figures: [String: [String]], today: CalendarDay, units: Units, frame: Frame) {
        self.frame = frame
        self.week = WeekView(week, figures: figures, today: today, units: units)
    }
}
