import Foundation

/// The folders of data files that come with the program.
enum ShippedFolder {
    /// Returns all values of a folder's JSON files, each a list of them, in order of the files' names.
    static func read<Value: Decodable>(_ name: String) throws -> [Value] {
        let folder = URL(fileURLWithPath: Bundle.module.resourcePath.map { $0 + "/" + name } ?? name)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .flatMap { try JSONDecoder().decode([Value].self, from: Data(contentsOf: $0)) }
    }
}
