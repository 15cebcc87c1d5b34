import HealthMath
import Members

/// A member as other members' devices read them.
struct PersonResponse: Encodable, Sendable {
    let id: Member.ID
    let firstName: String
    let age: Int
    /// The addresses of the picture; nil when none is shown.
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
