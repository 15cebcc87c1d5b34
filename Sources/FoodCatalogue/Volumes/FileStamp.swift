import Foundation

/// What tells a file from the one that was there before.
struct FileStamp: Equatable, Sendable, CustomStringConvertible {
    private let number: Int
    let size: Int
    /// When it was written last.
    let changed: Date

    /// Nil when there is no file.
    init?(_ path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),  // no file is an answer here
            let number = attributes[.systemFileNumber] as? Int, let size = attributes[.size] as? Int,
            let changed = attributes[.modificationDate] as? Date
        else { return nil }
        self.number = number
        self.size = size
        self.changed = changed
    }

    var description: String { "\(self.size) bytes of \(self.changed.timeIntervalSince1970)" }

    /// "2024-05-31", of a file that tells no date of its own.
    var day: String { self.changed.formatted(.iso8601.year().month().day()) }
}
