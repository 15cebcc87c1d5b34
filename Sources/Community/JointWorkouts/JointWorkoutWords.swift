import Foundation
import HealthMath
import Members

/// Writes the times of workouts that buddies plan together.
struct JointWorkoutWords: Sendable {
    let zone: TimeZone
    let now: Date

    /// Returns text such as "tomorrow, 17:00–18:00", "Sat 14 March, 17:00–18:00".
    func inSentence(_ time: Range<Date>) -> String {
        "\(self.day(time.lowerBound).inSentence), \(self.clock(time))"
    }

    /// Returns text such as "Tomorrow, 17:00–18:00".
    func title(_ time: Range<Date>) -> String { "\(self.day(time.lowerBound).name), \(self.clock(time))" }

    /// Returns text such as "Sat 14 March, 17:00–18:00", which stays true on later days.
    func lasting(_ time: Range<Date>) -> String { "\(self.day(time.lowerBound).date), \(self.clock(time))" }

    /// Returns text such as "Train together? Tomorrow, 17:00–18:00".
    func question(_ time: Range<Date>, isOther: Bool) -> String { Self.question(self.title(time), isOther: isOther) }

    /// Returns text such as "Train together? Sat 14 March, 17:00–18:00", which stays true on later days.
    func lastingQuestion(_ time: Range<Date>, isOther: Bool) -> String {
        Self.question(self.lasting(time), isOther: isOther)
    }

    private static func question(_ time: String, isOther: Bool) -> String {
        "\(isOther ? "Another time" : "Train together")? \(time)"
    }

    private func clock(_ time: Range<Date>) -> String {
        "\(ChatTime.clock(time.lowerBound, in: self.zone))–\(ChatTime.clock(time.upperBound, in: self.zone))"
    }

    private func day(_ date: Date) -> DayName {
        DayName(CalendarDay(date, in: self.zone), today: CalendarDay(self.now, in: self.zone))
    }
}
