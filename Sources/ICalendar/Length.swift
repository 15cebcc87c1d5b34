/// How long each occurrence of an event lasts.
enum Length {
    /// Whole days where the member is.
    case days(Int)
    /// Days by the calendar, then seconds by the stopwatch.
    case span(Span)

    /// The length that an end gives is exact, the one that a DURATION gives is the calendar's (RFC 5545, 3.8.5.3).
    init(
        from start: Stamp,
        to end: Event.End,
        _ clocks: inout Clocks,
        _ budget: inout Budget
    ) throws(Budget.Spent) {
        switch end {
        case .none:
            self = start.isDate ? .days(1) : .span(Span())
        case .after(let span):
            self = start.isDate && span.seconds == 0 ? .days(span.days) : .span(span)
        case .at(let end) where start.isDate && end.isDate:
            self = .days(end.day - start.day)
        case .at(let end):
            self = .span(Span(seconds: try clocks.instant(end, &budget) - clocks.instant(start, &budget)))
        }
    }

    var isAllDay: Bool { if case .days = self { true } else { false } }

    /// No occurrence reaches further than this from its beginning, clocks being changed by up to a day.
    var reach: Int {
        let (days, seconds) =
            switch self {
            case .days(let days): (days, 0)
            case .span(let span): (span.days, span.seconds)
            }
        return abs(days) * CivilDay.seconds + abs(seconds) + 2 * CivilDay.seconds
    }

    /// What an occurrence takes; ends that lie before their beginning change places with it.
    func stretch(from start: Occurrence, _ zone: Zone, _ member: Zone) -> Range<Int> {
        let (first, last): (Int, Int)
        switch self {
        case .days(let days):
            let midnight = start.day * CivilDay.seconds
            (first, last) = (member.instant(of: midnight), member.instant(of: midnight + days * CivilDay.seconds))
        case .span(let span) where span.days == 0:
            (first, last) = (start.instant, start.instant + span.seconds)
        case .span(let span):
            (first, last) = (
                start.instant, zone.instant(of: start.wall + span.days * CivilDay.seconds) + span.seconds
            )
        }
        return min(first, last)..<max(first, last)
    }
}
