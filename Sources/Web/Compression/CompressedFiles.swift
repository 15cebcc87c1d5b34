import Synchronization
import Zip

/// The files of pages compressed, each once, when it is first asked for.
///
/// Bounded by their number: all files together are some 300, and of drawn images, 2 KB each, as many stay as are in memory
/// anyway.
final class CompressedFiles: Sendable {
    static let most = 300 + DrawnImages.most
    private static let level = 9

    private let kept = Mutex<[String: [UInt8]]>([:])

    /// Returns the file for who takes gzip: compressed where that makes it smaller.
    func file(_ name: String, _ file: Assets.File) -> Assets.File {
        guard file.pays, let bytes = self.bytes(name, file.bytes), bytes.count < file.bytes.count else { return file }
        var file = file
        file.bytes = bytes
        file.coding = ContentCoding.gzip
        return file
    }

    private func bytes(_ name: String, _ bytes: [UInt8]) -> [UInt8]? {
        if let kept = self.kept.withLock({ $0[name] }) { return kept }
        guard let compressed = try? Gzip.compress(bytes, level: Self.level) else { return nil }
        self.kept.withLock { kept in
            if kept.count >= Self.most { kept.removeAll(keepingCapacity: true) }
            kept[name] = compressed
        }
        return compressed
    }
}
