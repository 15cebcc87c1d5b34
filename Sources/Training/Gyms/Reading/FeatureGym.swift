import Foundation

/// A gym as a GeoJSON feature; data.gov.sg's keep their facts in a description, as text or as a table.
struct FeatureGym {
    let source: String

    func gym(_ feature: [String: Any]) -> GymItem {
        let middle = FeatureMiddle((feature["geometry"] as? [String: Any])?["coordinates"])
        let place = middle.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
        guard place != nil || middle == nil else { return .skipped("a place off the map") }
        var facts: [String: Any] = [:]
        for (name, value) in feature["properties"] as? [String: Any] ?? [:] { facts[name.lowercased()] = value }
        let description = DescriptionFacts(facts["description"] as? String ?? "")
        facts.merge(description.facts) { $1 }
        let name = GymText.first(["name", "title"], of: facts, longest: Gym.longest.name)
        let town = place == nil ? GymText.first(Self.towns, of: facts, longest: Gym.longest.town) : nil
        guard place != nil || town != nil else { return .skipped("no place given") }
        let key = feature["id"] ?? facts["inc_crc"] ?? facts["id"]
        return .gym(
            Gym(
                id: self.id(key, name ?? "", place, town),
                name: name ?? "Gym",
                place: place,
                town: town,
                hours: GymText.first(
                    ["operating hours", "opening hours", "opening_hours", "operating_hours", "hours"],
                    of: facts,
                    longest: Gym.longest.hours
                ),
                address: self.address(facts),
                phone: GymText.first(["tel", "telephone", "phone"], of: facts, longest: Gym.longest.phone),
                website: ["hyperlink", "website", "url"].lazy.compactMap { GymText.website(facts[$0]) }.first
            )
        )
    }

    /// What lists call the town of a gym.
    private static let towns = ["city", "town", "village", "municipality", "locality", "place", "addr:city"]

    /// Returns the id: the list's own key, or else name and place, so that it stays the same when the list is read
    /// again.
    private func id(_ key: Any?, _ name: String, _ place: Coordinate?, _ town: String?) -> Gym.ID {
        let own = GymText.slug(GymText.line(key, longest: 60) ?? "")
        let whereabouts = place.map { "\($0.latitude) \($0.longitude)" } ?? town ?? ""
        let made = GymText.slug("\(name.prefix(30)) \(whereabouts)")
        return String("\(self.source)-\(own.isEmpty ? made : own)".prefix(Gym.longest.id))
    }

    private func address(_ facts: [String: Any]) -> String? {
        if let whole = GymText.line(facts["address"], longest: Gym.longest.address) { return whole }
        func part(_ names: String...) -> String? {
            let parts = names.compactMap { GymText.line(facts["address" + $0], longest: 100) }
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        }
        let parts = [part("buildingname"), part("blockhousenumber", "streetname"), part("postalcode")]
        return GymText.line(parts.compactMap(\.self).joined(separator: ", "), longest: Gym.longest.address)
    }
}

/// The centre of a geometry: the point itself, or the middle of the box around all its points.
struct FeatureMiddle {
    let latitude: Double
    let longitude: Double

    init?(_ coordinates: Any?) {
        var points: [(Double, Double)] = []
        Self.collect(coordinates, depth: 0, into: &points)
        let (longitudes, latitudes) = (points.map(\.0), points.map(\.1))
        guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(),
            let north = latitudes.max()
        else { return nil }
        self.latitude = (south + north) / 2
        self.longitude = (west + east) / 2
    }

    /// Collects positions, which are lists of numbers; rings and polygons are lists of positions, nested four deep at
    /// most.
    private static func collect(_ value: Any?, depth: Int, into points: inout [(Double, Double)]) {
        guard depth < 5, let list = value as? [Any] else { return }
        if list.count >= 2, let longitude = list[0] as? NSNumber, let latitude = list[1] as? NSNumber {
            points.append((longitude.doubleValue, latitude.doubleValue))
        } else {
            for item in list { self.collect(item, depth: depth + 1, into: &points) }
        }
    }
}
