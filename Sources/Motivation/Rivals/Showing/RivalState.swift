import HealthMath

/// How far a group is, by the days of who looks.
enum RivalState: String, Encodable, Sendable {
    case coming, running
    /// Its days are over here, but not everywhere yet.
    case closing
    case ended

    init(_ group: RivalGroup, on today: CalendarDay) {
        let days = group.scoring.days
        guard group.endedAt == nil else {
            self = .ended
            return
        }
        self = days.contains(today) ? .running : today < days.lowerBound ? .coming : .closing
    }
}
