import HealthMath

/// The addresses of weights.
enum WeightPath {
    static let all = "/weights"
    /// Where all of them are.
    static let timeline = "/me"

    static func day(_ day: CalendarDay) -> String { "/weights/\(day)" }
    static func removal(_ day: CalendarDay) -> String { "/weights/\(day)/removal" }
    static func restoration(_ day: CalendarDay) -> String { "/weights/\(day)/restoration" }
}
