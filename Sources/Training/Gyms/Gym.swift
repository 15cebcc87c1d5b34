/// A place to train at, from an operator's list.
package struct Gym: Sendable, Equatable, Identifiable {
    /// Stays the same when the list is read again: "osm-node-497381657", "gyms-sg-15b1d5a5".
    package let id: String
    package let name: String
    /// Nil where the list tells a town that the gazetteer doesn't know.
    package let place: Coordinate?
    /// The town, of a gym whose list tells no more of where it is; nil for every other.
    package let town: String?
    /// Opening hours as the list writes them.
    let hours: String?
    package let address: String?
    let phone: String?
    /// Begins with http:// or https://.
    let website: String?

    package init(
        id: String,
        name: String,
        place: Coordinate?,
        town: String? = nil,
        hours: String? = nil,
        address: String? = nil,
        phone: String? = nil,
        website: String? = nil
    ) {
        self.id = id
        self.name = name
        self.place = place
        self.town = town
        self.hours = hours
        self.address = address
        self.phone = phone
        self.website = website
    }

    /// The most characters of each text; longer ones are cut.
    static let longest = (id: 90, name: 120, town: 80, hours: 400, address: 200, phone: 60, website: 300)
}
