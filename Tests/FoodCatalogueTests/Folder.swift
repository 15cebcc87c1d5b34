import Foundation

/// A folder of its own for one test, gone with it.
final class Folder: Sendable {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        self.url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: self.url, withIntermediateDirectories: true)
        for (name, text) in files { try self.write(text, name) }
    }

    // A folder left behind in the system's temporary place harms nothing.
    deinit { try? FileManager.default.removeItem(at: self.url) }

    func path(_ name: String) -> URL { self.url.appending(path: name) }

    func write(_ text: String, _ name: String) throws {
        try text.write(to: self.path(name), atomically: true, encoding: .isoLatin1)
    }
}
