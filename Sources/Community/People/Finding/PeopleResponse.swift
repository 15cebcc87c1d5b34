import HealthMath
import Members
import Storage

/// Found people as a device reads them.
struct PeopleResponse: Encodable, Sendable {
    let people: [Item]
    /// The value of `after` for the next page; absent on the last.
    let next: String?

    struct Item: Encodable, Sendable {
        let memberId: Member.ID
        let firstName: String
        let age: Int
        let intro: String
        let goals: [String]
        let styles: [String]
        /// The middle of a cell of about a kilometre; absent without a place.
        let latitude: Double?
        let longitude: Double?
        /// Whole kilometres, at least one.
        let kilometres: Int?
        /// "stranger", "asked", "asks" or "buddy".
        let standing: String
        /// Only for a buddy.
        let chatId: String?
    }

    init(_ answer: PeopleSearch.Results, on day: CalendarDay) {
        self.people = answer.people.map { found in
            Item(
                memberId: found.person.id,
                firstName: found.person.firstName,
                age: found.person.age(on: day),
                intro: found.profile.intro,
                goals: found.profile.goals.map(\.rawValue),
                styles: found.profile.styles.map(\.rawValue),
                latitude: found.profile.place?.latitude,
                longitude: found.profile.place?.longitude,
                kilometres: found.kilometres,
                standing: found.standing.word,
                chatId: found.standing.chat
            )
        }
        self.next = answer.next?.description
    }
}

extension Acquaintance {
    var word: String {
        switch self {
        case .stranger: "stranger"
        case .asked: "asked"
        case .asks: "asks"
        case .buddy: "buddy"
        }
    }

    var chat: String? {
        guard case .buddy(let chat) = self else { return nil }
        return chat
    }
}
