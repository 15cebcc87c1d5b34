package import Foundation

/// Reads a file of gyms: a GeoJSON FeatureCollection, or JSON of OpenStreetMap's Overpass.
package enum GymFile {
    /// In bytes: many times the gyms of a large country.
    static let largest = 256 * 1024 * 1024
    static let mostItems = 200_000

    /// Returns a list's name as it is stored; nil when no letter or digit is left.
    package static func list(_ name: String) -> String? {
        let slug = String(GymText.slug(name).prefix(40))
        return slug.isEmpty ? nil : slug
    }

    /// Reads the file; leaves out bad items and counts them.
    ///
    /// `source` names the list, within which gyms without an OpenStreetMap id get theirs.
    package static func read(_ file: URL, source: String) throws -> GymFileContents {
        let data: Data
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            guard size <= Self.largest else { throw GymFileProblem("That file is larger than 256 MiB.") }
            data = try Data(contentsOf: file)
        } catch let problem as CocoaError {
            throw GymFileProblem("\(file.path) can't be read (\(problem.code.rawValue)).")
        }
        return try Self.read(data, source: source)
    }

    static func read(_ data: Data, source: String) throws -> GymFileContents {
        guard let object = Self.object(data) else { throw GymFileProblem("That file is not a JSON object.") }
        if let elements = object["elements"] as? [Any] {
            return try Self.read(elements) { OverpassGym.gym($0) }
        }
        if object["type"] as? String == "FeatureCollection", let features = Self.features(object) {
            return try Self.read(features) { FeatureGym(source: source).gym($0) }
        }
        throw GymFileProblem("That file is neither a GeoJSON FeatureCollection nor an answer of Overpass.")
    }

    /// Reads a JSON object; nil for anything else, whatever the reason.
    private static func object(_ data: Data) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// Returns the list of features, which GeoJSON calls "features" and some publishers call otherwise.
    private static func features(_ object: [String: Any]) -> [Any]? {
        if let features = object["features"] as? [Any] { return features }
        return object.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? [[String: Any]] }
            .first { $0.first?["type"] as? String == "Feature" }
    }

    private static func read(_ items: [Any], as gym: ([String: Any]) -> GymItem) throws -> GymFileContents {
        guard items.count <= Self.mostItems else {
            throw GymFileProblem("That file holds more than \(Self.mostItems) items. Read it in parts.")
        }
        var reading = GymFileContents()
        for item in items {
            switch (item as? [String: Any]).map(gym) ?? .skipped("not an object") {
            case .gym(let gym): reading.add(gym)
            case .skipped(let reason): reading.skip(reason)
            }
        }
        return reading
    }
}

/// The result for one item of a file.
enum GymItem {
    case gym(Gym)
    case skipped(String)
}
