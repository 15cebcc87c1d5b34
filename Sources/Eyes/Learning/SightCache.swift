package import Foundation
import Synchronization

/// Keeps on disk what the model saw in photos, so that learning goes on where it was stopped.
///
/// The file has a line for the model and its views, then one for each photo: length, time of change, numbers and path. What another
/// model saw, or in a file that changed since, is looked at again.
package final class SightCache: Sendable {
    /// A photo's file as it was when it was looked at.
    package struct Key: Sendable, Hashable {
        let path: String
        let bytes: Int
        /// In milliseconds since 1970.
        let modified: Int
    }

    private let file: URL
    private let handle: Mutex<FileHandle>
    private let seen: [Key: Sight]

    /// Opens the file, or begins it anew where there is none or another model wrote it; `folder` has the model.
    package convenience init(_ file: URL, model folder: String) throws {
        let weights = try Key(VisionModel.weights, in: folder)
        let views = (PictureView.large + PictureView.own).map { "\($0.share) \($0.side) \($0.isMirrored)" }
        try self.init(file, heading: "sights \(weights.bytes) \(weights.modified) \(views.joined(separator: ", "))")
    }

    init(_ file: URL, heading: String) throws {
        let stored = FileManager.default.contents(atPath: file.path) ?? Data()
        // A line without its end was being written when the program was stopped.
        let whole = stored.prefix((stored.lastIndex(of: Self.newline) ?? -1) + 1)
        let lines = whole.split(separator: Self.newline)
        let isOurs = lines.first.map { $0.elementsEqual(heading.utf8) } ?? false
        if !isOurs { try Data("\(heading)\n".utf8).write(to: file) }
        let handle = try FileHandle(forUpdating: file)
        if isOurs { try handle.truncate(atOffset: UInt64(whole.count)) }
        try handle.seekToEnd()
        self.file = file
        self.handle = Mutex(handle)
        self.seen = Dictionary(isOurs ? lines.dropFirst().compactMap(Self.entry) : []) { $1 }
    }

    /// How many photos were looked at before the file was opened.
    package var count: Int { self.seen.count }

    /// Returns what was seen before the file was opened; nil for nothing.
    package func sight(of photo: Key) -> Sight? { self.seen[photo] }

    package func keep(_ sight: Sight, of photo: Key) throws {
        let numbers = (sight.features + sight.logits).withUnsafeBytes { Data($0) }.base64EncodedString()
        let line = Data("\(photo.bytes) \(photo.modified) \(numbers) \(photo.path)\n".utf8)
        try self.handle.withLock { try $0.write(contentsOf: line) }
    }

    /// Deletes the file: all is learned.
    package func remove() throws { try FileManager.default.removeItem(at: self.file) }

    private static let newline = UInt8(ascii: "\n")

    /// Returns nil for a line that can't have been written here.
    private static func entry(_ line: Data) -> (Key, Sight)? {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 4, let bytes = Int(fields[0]), let modified = Int(fields[1]),
            let numbers = Data(base64Encoded: fields[2])
        else { return nil }
        let count = FoodFeatures.count + VisionModel.logits
        guard numbers.count == count * MemoryLayout<Float>.size else { return nil }
        let values = [Float](unsafeUninitializedCapacity: count) { values, initialized in
            initialized = numbers.copyBytes(to: values) / MemoryLayout<Float>.size
        }
        let sight = Sight(
            features: Array(values.prefix(FoodFeatures.count)),
            logits: Array(values.dropFirst(FoodFeatures.count))
        )
        return (Key(path: fields[3], bytes: bytes, modified: modified), sight)
    }
}

extension SightCache.Key {
    /// Describes a file; `path` is within the folder.
    package init(_ path: String, in folder: String) throws {
        let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
        let modified = facts[.modificationDate] as? Date ?? .distantPast
        self.init(
            path: path,
            bytes: facts[.size] as? Int ?? 0,
            modified: Int((modified.timeIntervalSince1970 * 1_000).rounded())
        )
    }
}
