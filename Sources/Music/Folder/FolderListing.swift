import Foundation

/// The song files of the folder as they are now, and what of them can't be read.
struct FolderListing: Sendable, Equatable {
    /// Holds what is known of a file without reading it.
    struct Facts: Sendable, Equatable {
        let bytes: Int64
        /// Milliseconds since 1970.
        let modifiedAt: Int64
        /// Set where it needs no reading to be refused.
        var problem: SongFileProblem?
    }

    /// By path in the folder, such as "Albums/One/01.flac".
    private(set) var files: [String: Facts] = [:]

    /// The most files of a house.
    static let mostFiles = 500_000
    /// The most folders in folders: more only a file system that is broken has.
    private static let deepest = 100

    /// Looks through the folder, which blocks; nil where it can't be read.
    init?(of root: String) {
        guard let path = realpath(root, nil) else { return nil }
        defer { free(path) }
        guard self.look(in: String(cString: path), as: "", depth: 0) else { return nil }
    }

    /// Looks through a folder but for names that begin with a dot, and returns whether it could be read.
    @discardableResult
    private mutating func look(in folder: String, as prefix: String, depth: Int) -> Bool {
        guard depth <= Self.deepest, let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        var folders: [String] = []
        while let entry = readdir(stream), self.files.count < Self.mostFiles {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard bytes.first != UInt8(ascii: ".") else { continue }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                let shown = String(decoding: bytes, as: UTF8.self)
                if Self.isSong(shown) { self.files[prefix + shown] = Facts(bytes: 0, modifiedAt: 0, problem: .notUTF8) }
                continue
            }
            var facts = stat()
            guard fstatat(dirfd(stream), name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            switch facts.st_mode & S_IFMT {
            case S_IFDIR: folders.append(name)
            case S_IFLNK: self.add(prefix + name, facts, problem: .link)
            case S_IFREG: self.add(prefix + name, facts, problem: nil)
            default: continue
            }
        }
        for name in folders { self.look(in: folder + "/" + name, as: prefix + name + "/", depth: depth + 1) }
        return true
    }

    /// Adds a file whose name is that of a song; a link without an ending may stand for a folder of them, so it counts.
    private mutating func add(_ path: String, _ facts: stat, problem: SongFileProblem?) {
        let isUnnamedLink = problem == .link && (path as NSString).pathExtension.isEmpty
        guard Self.isSong(path) || isUnnamedLink else { return }
        #if os(Linux)
        let modified = facts.st_mtim
        #else
        let modified = facts.st_mtimespec
        #endif
        self.files[path] = Facts(
            bytes: Int64(facts.st_size),
            modifiedAt: Int64(modified.tv_sec) * 1_000 + Int64(modified.tv_nsec) / 1_000_000,
            problem: problem
        )
    }

    private static func isSong(_ path: String) -> Bool {
        SongFormat.endings.contains((path as NSString).pathExtension.lowercased())
    }
}
