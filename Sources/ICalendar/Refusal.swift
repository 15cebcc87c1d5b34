/// Why a calendar was refused, in words for the member.
package enum Refusal: Error, Equatable {
    case notACalendar
    case tooLarge(bytes: Int)
    case tooManyEvents(limit: Int)
    case tooManyRepeating(limit: Int)
    case lineTooLong
    case componentTooLong
    case nestedTooDeeply
    case brokenOff
    case repeatsTooOften(title: String?)
}

extension Refusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notACalendar:
            "This isn't a calendar. A calendar file usually ends in .ics."
        case .tooLarge(let bytes):
            "This calendar is too large: we read up to \(bytes / 1_000_000) MB."
        case .tooManyEvents(let limit):
            "This calendar has too many events: we read up to \(limit)."
        case .tooManyRepeating(let limit):
            "This calendar has too many events that repeat: we read up to \(limit)."
        case .lineTooLong:
            "This calendar has a line that is too long to read."
        case .componentTooLong:
            "This calendar has an event, or a list of busy times, that is too long to read."
        case .nestedTooDeeply:
            "This calendar is folded into itself too often to read."
        case .brokenOff:
            "This calendar breaks off in the middle. Please fetch it again."
        case .repeatsTooOften(let title?):
            "“\(title)” repeats too often for us to follow."
        case .repeatsTooOften(nil):
            "This calendar has something that repeats too often for us to follow."
        }
    }
}
