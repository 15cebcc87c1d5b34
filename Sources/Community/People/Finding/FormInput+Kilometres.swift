import Members
import Web

extension FormInput {
    /// Reads how far around a place to look; pages in miles send `mi`, devices and links send `km`.
    func kilometresAround(into errors: inout FormErrors) -> Int {
        if !self["mi"].isEmpty {
            let miles = self.whole("mi", in: PeopleQuery.miles, "Look 1 to 62 miles around.", into: &errors)
            return miles.map { PeopleQuery.kilometres(miles: $0) } ?? PeopleQuery.usualKilometres
        }
        return self.whole("km", in: PeopleQuery.distances, "Look 1 to 100 km around.", into: &errors)
            ?? PeopleQuery.usualKilometres
    }

    /// Returns the distance as the page's field shows it: a link has kilometres, the page the member's unit, rounded
    /// down to what was searched.
    func distanceAround(in units: Units) -> String {
        let typed = self[units.distance.rawValue]
        if !typed.isEmpty { return typed }
        let kilometres = Int(self["km"]) ?? PeopleQuery.usualKilometres
        guard units.distance == .mi else { return String(kilometres) }
        return String(PeopleQuery.miles.last { PeopleQuery.kilometres(miles: $0) <= kilometres } ?? 1)
    }
}
