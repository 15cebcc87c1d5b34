/// The duration of each occurrence of an event.
enum Length {
    /// Whole days in the member's zone.
    case days(Int)
    /// Calendar days, then exact seconds.
    case span(Span)

    /// Reads the length: an end gives an exact one, and a DURATION a nominal one (RFC 5545, 3.8.5.3).
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

    /// The longest that an occurrence may reach from its beginning; a change of clocks may add up to a day.
    var reach: Int {
        let (days, seconds) =
            switch self {
            case .days(let days): (days, 0)
            case .span(let span): (span.days, span.seconds)
            }
        return abs(days) * CivilDay.seconds + abs(seconds) + 2 * CivilDay.seconds
    }

    /// Returns the span of an occurrence; an end before the beginning is exchanged with it.
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
