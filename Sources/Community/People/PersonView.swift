import HealthMath

/// A member for the templates `people/avatar` and `people/row`.
struct PersonView: Encodable, Sendable {
    let personId: String
    let personName: String
    let personAge: String
    var personPath: String
    /// Empty without a picture that is shown; then a drawing is shown.
    let personPicture: String
    let personLargePicture: String
    /// The drawing of `people.svg` that is shown in that case.
    let personDrawing: String
    /// The line below the name.
    var personNote = ""

    /// `version` is that of a picture which the asker may see; nil for none.
    init(_ person: Person, photo version: String?, on day: CalendarDay) {
        func picture(_ size: PictureSize) -> String {
            version.map { PeopleLinks.picture(size, of: person.id, version: $0) } ?? ""
        }
        self.personId = String(person.id)
        self.personName = person.firstName
        self.personAge = String(person.age(on: day))
        self.personPath = PeopleLinks.person(person.id)
        self.personPicture = picture(.small)
        self.personLargePicture = picture(.large)
        self.personDrawing = person.gender.rawValue
    }
}
