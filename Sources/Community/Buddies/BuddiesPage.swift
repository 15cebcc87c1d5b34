import Foundation
import HealthMath
import Members
import Web

/// The page of a member's buddies, each with links to profile and chat.
struct BuddiesPage: PageModel {
    static let template = "buddies/list"

    let frame: Frame
    let buddies: [BuddyView]
    /// "2 requests wait for you"; empty for none.
    let requestsLine: String
    let requestsPath = BuddyLinks.requests.path
    /// Empty where nobody is suggested.
    let cardPath: String
    let buddiesPath = BuddyLinks.all.path

    struct BuddyView: Encodable, Sendable {
        let person: PersonView
        /// The id of their part of the list, where a page that tells of them leads.
        let buddyLine: String
        /// Their words about themselves; empty for nothing.
        let buddyQuote: String
        let buddyIsNew: Bool
        let buddyChatPath: String
        let buddyRemovalPath: String
    }

    init(
        _ buddies: [KnownBuddy],
        quotes: [Member.ID: String],
        requests: Int,
        today: CalendarDay,
        zone: TimeZone,
        findsPeople: Bool,
        frame: Frame
    ) {
        self.frame = frame
        self.cardPath = findsPeople ? BuddyLinks.card.path : ""
        self.requestsLine =
            requests == 0 ? "" : requests == 1 ? "A request waits for you" : "\(requests) requests wait for you"
        self.buddies = buddies.map { known in
            var person = PersonView(known.who.person, photo: known.who.photoVersion, on: today)
            let day = CalendarDay(Date(timeIntervalSince1970: Double(known.buddy.since) / 1_000), in: zone)
            person.personNote = "Buddies since \(DayName(day, today: today).inSentence)"
            return BuddyView(
                person: person,
                buddyLine: BuddyLinks.line(known.buddy.id),
                buddyQuote: quotes[known.buddy.id] ?? "",
                buddyIsNew: known.buddy.isNew,
                buddyChatPath: ChatLinks.chat(known.buddy.chat),
                buddyRemovalPath: BuddyLinks.removal(known.buddy.id)
            )
        }
    }
}
