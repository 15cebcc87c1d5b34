import Foundation

/// A file of the music folder, open to be read; it is closed when nobody holds it.
///
/// Reading blocks, so it must not happen on an event loop.
final class SongFile: Sendable {
    let descriptor: Int32
    let size: Int64
    let format: SongFormat

    /// The largest file that is read: an hour and a half of uncompressed sound, and as much as `Tempo` reads.
    static let largest: Int64 = 1_000_000_000

    /// Opens a file by its path in the folder; no part of the path may be a link, which could lead out of it.
    init(_ path: String, in root: String) throws(SongFileProblem) {
        let descriptor = try Self.descriptor(of: path, in: root)
        do throws(SongFileProblem) {
            var facts = stat()
            guard fstat(descriptor, &facts) == 0 else { throw .unreadable }
            guard facts.st_mode & S_IFMT == S_IFREG else { throw .noFile }
            guard facts.st_size > 0 else { throw .empty }
            guard Int64(facts.st_size) <= Self.largest else { throw .tooLarge }
            let first = Self.bytes(of: descriptor, at: 0, count: SongFormat.length)
            guard let format = SongFormat(first) else { throw .otherFormat }
            self.descriptor = descriptor
            self.size = Int64(facts.st_size)
            self.format = format
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { close(self.descriptor) }

    /// Returns fewer bytes where the file ends before.
    func bytes(at offset: Int64, count: Int) -> [UInt8] { Self.bytes(of: self.descriptor, at: offset, count: count) }

    private static func bytes(of descriptor: Int32, at offset: Int64, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = pread(
                    descriptor,
                    buffer.baseAddress?.advanced(by: filled),
                    count - filled,
                    off_t(offset) + off_t(filled)
                )
                guard read > 0 else { return }
                filled += read
            }
        }
    }

    private static func descriptor(of path: String, in root: String) throws(SongFileProblem) -> Int32 {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.isEmpty, parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { throw .missing }
        var folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .unreadable }
        for (number, part) in parts.enumerated() {
            let isLast = number == parts.count - 1
            // Without O_NONBLOCK a named pipe would wait for somebody to write into it.
            let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | (isLast ? O_NONBLOCK : O_DIRECTORY)
            let next = openat(folder, String(part), flags)
            let failure = errno
            close(folder)
            guard next >= 0 else {
                switch failure {
                case ENOENT: throw .missing
                case ELOOP, ENOTDIR: throw .link
                default: throw .unreadable
                }
            }
            folder = next
        }
        return folder
    }
}
