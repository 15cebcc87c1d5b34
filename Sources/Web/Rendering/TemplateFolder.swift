import Foundation

/// Reads `*.mustache` files: `Templates/diary/day.mustache` is "diary/day".
enum TemplateFolder {
    static func load(_ folder: String, into sources: inout [String: [UInt8]]) throws {
        let suffix = ".mustache"
        guard let files = FileManager.default.enumerator(atPath: folder) else { throw UnreadableFolder(path: folder) }
        for case let path as String in files where path.hasSuffix(suffix) {
            let text = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))
            sources[String(path.dropLast(suffix.count))] = Array(text)
        }
    }

    struct UnreadableFolder: Error { let path: String }
}
