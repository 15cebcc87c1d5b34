/// The places where people train, as a device reads them.
struct HappeningsResponse: Encodable, Sendable {
    let activities: [Item]

    struct Item: Encodable, Sendable {
        /// "gym" or "area".
        let kind: String
        let name: String
        /// The value for `gym` to find the people; absent for an area.
        let gym: String?
        /// Degrees of the gym, or of the middle of a cell of about a kilometre.
        let latitude: Double
        let longitude: Double
        /// Whole kilometres, at least one.
        let kilometres: Int
        let people: Int
        /// "Tuesday evenings"; absent for too few people.
        let usually: String?
    }

    init(_ gathered: [Happenings.Gathered], from place: CoarsePlace) {
        self.activities = gathered.compactMap { one in
            let happening = one.happening
            return CoarsePlace(near: happening.latitude, happening.longitude).map { cell in
                Item(
                    kind: happening.gym == nil ? "area" : "gym",
                    name: happening.name,
                    gym: happening.gym,
                    latitude: happening.latitude,
                    longitude: happening.longitude,
                    kilometres: place.roundKilometres(to: cell),
                    people: one.people,
                    usually: one.usually?.words
                )
            }
        }
    }
}
