import Foundation

/// A file that goes with the test.
final class TemporaryFile {
    let path: String

    init(_ bytes: [UInt8]) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("tempo-\(UUID().uuidString)")
        try Data(bytes).write(to: place)
        self.path = place.path
    }

    deinit { try? FileManager.default.removeItem(atPath: self.path) }
}
