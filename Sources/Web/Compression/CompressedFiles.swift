import Dispatch
import HTTPTypes
import Synchronization
import Zip

/// The files of pages compressed, each once in each coding, when it is first asked for.
///
/// gzip is made at once. Brotli, a sixth smaller, takes twenty times as long: who asks first gets gzip and doesn't wait for it.
/// Bounded by their number: all files together are some 300, and of drawn images, 2 KB each, as many stay as are in memory
/// anyway.
final class CompressedFiles: Sendable {
    static let most = 2 * (300 + DrawnImages.most)
    /// Bytes: of a smaller file brotli saves no packet.
    static let leastForBrotli = 4_096
    static let queue = DispatchQueue(label: "brotli", qos: .utility)
    private static let level = 9

    private struct Key: Hashable {
        let name: String
        let coding: ContentCoding
    }

    private struct Kept {
        var bytes: [Key: [UInt8]] = [:]
        /// The files whose brotli is being made or was.
        var begun: Set<String> = []
    }

    private let kept = Mutex(Kept())

    /// Returns the file for who sends these headers: compressed where they take it and it makes the file smaller.
    func file(_ name: String, _ file: Assets.File, for headers: HTTPFields) -> Assets.File {
        guard file.pays else { return file }
        if file.bytes.count >= Self.leastForBrotli, ContentCoding.brotli.isTaken(by: headers) {
            if let bytes = self.known(name, .brotli) { return self.coded(file, bytes, .brotli) }
            self.makeBrotli(name, file.bytes)
        }
        guard ContentCoding.gzip.isTaken(by: headers), let bytes = self.gzip(name, file.bytes) else { return file }
        return self.coded(file, bytes, .gzip)
    }

    private func coded(_ file: Assets.File, _ bytes: [UInt8], _ coding: ContentCoding) -> Assets.File {
        guard bytes.count < file.bytes.count else { return file }
        var file = file
        file.bytes = bytes
        file.coding = coding.rawValue
        return file
    }

    private func makeBrotli(_ name: String, _ bytes: [UInt8]) {
        guard self.kept.withLock({ $0.begun.insert(name).inserted }) else { return }
        Self.queue.async {
            // Without memory for it there is gzip.
            guard let compressed = try? Brotli.compress(bytes) else { return }
            self.keep(compressed, name, .brotli)
        }
    }

    private func gzip(_ name: String, _ bytes: [UInt8]) -> [UInt8]? {
        if let known = self.known(name, .gzip) { return known }
        guard let compressed = try? Gzip.compress(bytes, level: Self.level) else { return nil }
        self.keep(compressed, name, .gzip)
        return compressed
    }

    private func known(_ name: String, _ coding: ContentCoding) -> [UInt8]? {
        self.kept.withLock { $0.bytes[Key(name: name, coding: coding)] }
    }

    private func keep(_ bytes: [UInt8], _ name: String, _ coding: ContentCoding) {
        self.kept.withLock { kept in
            if kept.bytes.count >= Self.most { kept = Kept() }
            kept.bytes[Key(name: name, coding: coding)] = bytes
        }
    }
}
