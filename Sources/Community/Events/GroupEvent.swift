import Foundation
import HealthMath
import Members

/// Something that members do together, at a time and a place; made by those who look after events.
struct GroupEvent: Sendable, Equatable {
    typealias ID = String

    let id: ID
    var details: Details
    /// The member who looks after it; nil once they left.
    let organiser: Member.ID?
    /// The code shown on site to check in by: six letters and digits.
    let code: String
    let cancellation: Cancellation?
    /// Nil without a picture.
    let pictureVersion: String?
    let version: Int64

    /// The words of its makers about it.
    struct Details: Sendable, Equatable {
        var name: String
        var about: String
        /// The place in words.
        var place: String
        /// The place on earth; nil where words must do, and people check in by the code alone.
        var spot: PrecisePlace?
        /// The zone in which it is announced.
        var zone: TimeZone
        var start: Date
        var end: Date
        var points: Int
        /// The most who come; nil for no limit.
        var capacity: Int?
        /// Empty for none.
        var sponsor: String
        var ages: EventAges
        var traits: [EventTrait]
    }

    struct Cancellation: Sendable, Equatable {
        let at: Date
        let why: String
    }

    /// The most characters of each text.
    static let longest = (name: 80, about: 2_000, place: 160, sponsor: 80, why: 300)
    /// The points that it may give: at most as many as ten visits to a gym (MOT-2).
    static let points = 0...100
    static let capacities = 1...10_000
    /// The most days from beginning to end, and the most ahead.
    static let mostDays = (long: 14, ahead: 731)

    var isCancelled: Bool { self.cancellation != nil }

    /// Returns the points that being there gives a member; who looks after it sets them, so they give themselves none.
    func points(for member: Member.ID) -> Int { member == self.organiser ? 0 : self.details.points }

    func hasBegun(at now: Date) -> Bool { now >= self.details.start }

    func isOver(at now: Date) -> Bool { now >= self.details.end }

    /// Returns whether somebody may join or check in: it takes place and isn't over.
    func isOpen(at now: Date) -> Bool { !self.isCancelled && !self.isOver(at: now) }
}

/// The ages that an event is for; adults and younger members see each other nowhere here, not at an event for both either.
enum EventAges: String, Choosable {
    case adults
    case young = "under-18"
    case both

    var label: String {
        switch self {
        case .adults: "Adults"
        case .young: "Under 18"
        case .both: "Everybody"
        }
    }

    func admits(_ person: Person, at now: Date) -> Bool {
        self.admits(isAdult: person.age(on: person.day(at: now)) >= Person.adult)
    }

    func admits(isAdult: Bool) -> Bool {
        switch self {
        case .adults: isAdult
        case .young: !isAdult
        case .both: true
        }
    }
}

/// The traits that make an event fit for people who can't do everything, or not yet.
enum EventTrait: String, Choosable {
    case seated
    case lowImpact = "low-impact"
    case beginners

    var label: String {
        switch self {
        case .seated: "Seated"
        case .lowImpact: "Easy on the joints"
        case .beginners: "For beginners"
        }
    }
}
