import HealthMath

/// The addresses of weights.
enum WeightPath {
    static let all = "/weights"
    /// The page of another wing where all of them are drawn.
    static let timeline = "/timelines/weight"

    static func day(_ day: CalendarDay) -> String { "/weights/\(day)" }
    static func removal(_ day: CalendarDay) -> String { "/weights/\(day)/removal" }
    static func restoration(_ day: CalendarDay) -> String { "/weights/\(day)/restoration" }
}
