import CVips
import Synchronization

/// libvips, opened for the first picture: it and what it needs would take 11 MB of every program from its start.
enum VipsLibrary {
    private static let isOpen = Mutex(false)

    /// Opens it unless it is open; what failed, for want of file handles say, is tried again with the next picture.
    static func open() throws(PictureProblem) {
        try self.isOpen.withLock { isOpen throws(PictureProblem) in
            guard !isOpen else { return }
            try Self.open("libvips.so.42")
            isOpen = true
        }
    }

    /// Opens a library as libvips, or throws `PictureProblem.unavailable` with why it can't be.
    static func open(_ name: String) throws(PictureProblem) {
        var words = [CChar](repeating: 0, count: 500)
        guard vips_library_open(name, &words, words.count) else {
            throw .unavailable(String(decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
    }
}
