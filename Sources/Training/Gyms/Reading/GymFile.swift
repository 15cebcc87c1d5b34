package import Foundation

/// A file of gyms: a GeoJSON FeatureCollection, or what OpenStreetMap's Overpass answers in JSON.
package enum GymFile {
    /// In bytes; all gyms of a large country fit many times.
    static let largest = 256 * 1024 * 1024
    static let mostItems = 200_000

    /// The name of a list as it is kept; nil when nothing of it can be.
    package static func list(_ name: String) -> String? {
        let slug = String(GymText.slug(name).prefix(40))
        return slug.isEmpty ? nil : slug
    }

    /// Reads all it can; a bad item is left out and counted.
    ///
    /// `source` names the list: gyms without an id of OpenStreetMap's get theirs within it.
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

    /// Nil for what is no JSON object; why it isn't helps nobody.
    private static func object(_ data: Data) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// GeoJSON calls its list "features"; some publishers call theirs otherwise.
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

/// What became of one item of a file.
enum GymItem {
    case gym(Gym)
    case skipped(String)
}
