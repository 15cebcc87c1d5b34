import HealthMath
import Members

/// Somebody as a device is told of them.
struct PersonResponse: Encodable, Sendable {
    let id: Member.ID
    let firstName: String
    let age: Int
    /// Paths of their picture; nil for who shows none.
    let picture: String?
    let largePicture: String?

    init(_ person: Person, photo version: String?, on day: CalendarDay) {
        self.id = person.id
        self.firstName = person.firstName
        self.age = person.age(on: day)
        self.picture = version.map { PeopleLinks.picture(.small, of: person.id, version: $0) }
        self.largePicture = version.map { PeopleLinks.picture(.large, of: person.id, version: $0) }
    }
}
