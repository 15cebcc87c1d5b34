import Foundation

/// Reads a node, way or relation of OpenStreetMap as Overpass writes it ("out center").
enum OverpassGym {
    static func gym(_ element: [String: Any]) -> GymItem {
        guard let kind = element["type"] as? String, ["node", "way", "relation"].contains(kind),
            let number = (element["id"] as? NSNumber)?.int64Value
        else { return .skipped("no element of OpenStreetMap") }
        guard let tags = element["tags"] as? [String: Any], self.isGym(tags) else { return .skipped("not a gym") }
        let center = element["center"] as? [String: Any] ?? element
        let (latitude, longitude) = (center["lat"] as? NSNumber, center["lon"] as? NSNumber)
        let place = latitude.flatMap { latitude in
            longitude.flatMap { Coordinate(latitude: latitude.doubleValue, longitude: $0.doubleValue) }
        }
        guard place != nil || latitude == nil || longitude == nil else { return .skipped("a place off the map") }
        let town = place == nil ? GymText.line(tags["addr:city"], longest: Gym.longest.town) : nil
        guard place != nil || town != nil else { return .skipped("no place given") }
        let name = GymText.first(["name", "brand", "operator"], of: tags, longest: Gym.longest.name)
        return .gym(
            Gym(
                id: "osm-\(kind)-\(number)",
                name: name ?? "Gym",
                place: place,
                town: town,
                hours: GymText.line(tags["opening_hours"], longest: Gym.longest.hours),
                address: self.address(tags),
                phone: GymText.first(["phone", "contact:phone"], of: tags, longest: Gym.longest.phone),
                website: ["website", "contact:website", "url"].lazy.compactMap { GymText.website(tags[$0]) }.first
            )
        )
    }

    /// Returns whether the tags mark a gym (OpenStreetMap wiki, "Tag:leisure=fitness_centre").
    private static func isGym(_ tags: [String: Any]) -> Bool {
        let leisure = tags["leisure"] as? String ?? ""
        if leisure == "fitness_centre" || tags["amenity"] as? String == "gym" { return true }
        let sports = (tags["sport"] as? String ?? "").split(separator: ";")
        return leisure == "sports_centre" && sports.contains("fitness")
    }

    private static func address(_ tags: [String: Any]) -> String? {
        func part(_ names: String...) -> String? {
            let parts = names.compactMap { GymText.line(tags["addr:" + $0], longest: 100) }
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        }
        let parts = [part("street", "housenumber"), part("postcode", "city")].compactMap(\.self)
        return GymText.line(parts.joined(separator: ", "), longest: Gym.longest.address)
    }
}
