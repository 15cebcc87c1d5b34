import Foundation
import HealthMath
import Members

/// A day drawn from left to right: the member's windows, and what is busy, free, planned and best.
struct DayBar: Encodable, Sendable {
    /// In percent of the drawing's width.
    struct Piece: Encodable, Sendable {
        let pieceKind: String
        let pieceLeft: String
        let pieceWidth: String
    }

    struct Hour: Encodable, Sendable {
        let hourName: String
        let hourLeft: String
    }

    let pieces: [Piece]
    let hours: [Hour]

    /// `shown` is the range of minutes that the drawing covers.
    init(_ day: FreeWeek.Day, _ settings: FreeTimeSettings, shown: ClosedRange<Int>, in zone: TimeZone) {
        let width = Double(max(1, shown.upperBound - shown.lowerBound))
        let left = { (minute: Int) in Numerals.typed(Double(minute - shown.lowerBound) / width * 100, decimals: 2) }
        let piece = { (kind: String, from: Int, to: Int) -> Piece? in
            let (from, to) = (max(from, shown.lowerBound), min(to, shown.upperBound))
            guard from < to else { return nil }
            let share = Numerals.typed(Double(to - from) / width * 100, decimals: 2)
            return Piece(pieceKind: kind, pieceLeft: left(from), pieceWidth: share)
        }
        let span = day.day.span(1, in: zone)
        let pieces = { (kind: String, times: [Stretch]) in
            times.compactMap { time -> Piece? in
                guard let whole = Stretch(from: span.lowerBound, to: span.upperBound),
                    let here = time.intersection(whole)
                else { return nil }
                let end = here.end == span.upperBound ? 1_440 : ClockTime(here.end, in: zone).minutes
                return piece(kind, ClockTime(here.start, in: zone).minutes, end)
            }
        }
        self.pieces =
            (settings.windows[day.day.weekday] ?? []).compactMap { piece("window", $0.from, $0.to) }
            + pieces("busy", day.busy.map(\.time).merged)
            + pieces("free", day.isSettled ? [] : day.ahead.slots)
            + pieces("best", day.best.map { [$0.time] } ?? [])
            + pieces("planned", (day.carried + day.planned).filter { $0.state != .letGo }.map(\.workout.time))
        self.hours = stride(from: 0, through: 1_440, by: 180)
            .filter { shown.lowerBound < $0 && $0 < shown.upperBound }
            .map { Hour(hourName: String($0 / 60), hourLeft: left($0)) }
    }

    /// Returns the range to draw: the hours when people are awake, extended by windows outside of them.
    static func shown(_ settings: FreeTimeSettings) -> ClosedRange<Int> {
        let windows = settings.windows.values.flatMap { $0 } + [TimeWindow.awake]
        let from = windows.map(\.from).min() ?? 0
        return from...max(from, windows.map(\.to).max() ?? 1_440)
    }
}
