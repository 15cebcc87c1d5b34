import Foundation

/// Identifies a file's content by inode, size and time of change, to notice that a newer file took its place.
struct FileStamp: Equatable, Sendable, CustomStringConvertible {
    private let number: Int
    let size: Int
    let changed: Date

    /// Returns nil when there is no file.
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

    /// The day of the last change, "2024-05-31": the date of a source that tells none.
    var day: String { self.changed.formatted(.iso8601.year().month().day()) }
}
