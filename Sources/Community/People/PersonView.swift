import HealthMath

/// Somebody as every page shows them: `people/avatar`, `people/row`.
struct PersonView: Encodable, Sendable {
    let personId: String
    let personName: String
    let personAge: String
    let personPath: String
    /// Empty for who has no picture or keeps it to themselves: they get a drawing.
    let personPicture: String
    let personLargePicture: String
    /// Which drawing of `people.svg` it is then.
    let personDrawing: String
    /// What the row says below the name.
    var personNote = ""

    /// `version` is that of the picture the asker may see; nil for none.
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
