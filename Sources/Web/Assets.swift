import Crypto
import Foundation
package import HTTPTypes

/// The browser's files, held in memory under one address that changes when any of them does.
///
/// A single version keeps relative imports between scripts and styles working, and a year's caching safe. What a page begins
/// with is one script and one style sheet.
package struct Assets: Sendable {
    package struct File: Sendable {
        package internal(set) var bytes: [UInt8]
        package let contentType: String
        /// The content policy of a file that stands alone; nil for that of all pages.
        package var policy: String?
        /// How its bytes are coded; nil for as they are.
        package internal(set) var coding: String?

        /// Whether it gets smaller when it is compressed.
        package var pays: Bool { ContentCoding.pays(for: self.contentType) && self.bytes.count >= 256 }
    }

    /// The common path: "/assets/3f9a1c22d07b".
    package let path: String
    package let version: String
    private let files: [String: File]
    private let drawn: [DrawnImages]
    private let compressed = CompressedFiles()

    /// Reads every file under the folders: the floor's first, then those of the wings.
    ///
    /// Throws when a file can't be read, or when two have the same path; only the entry files of pages are joined.
    package init(folders: [String], drawn: [DrawnImages] = []) throws {
        var files: [String: File] = [:]
        for folder in folders { try Self.read(folder, into: &files) }
        try Self.joinStyles(&files)
        try Self.joinScripts(&files)
        self.files = files
        self.drawn = drawn
        self.version = Self.version(of: files, drawn)
        self.path = Places.assets.path(self.version)
    }

    /// The entry files of pages, to which each wing adds its own.
    private static let lists = ["js/app.js", "css/app.css"]

    private static func read(_ folder: String, into files: inout [String: File]) throws {
        guard let names = FileManager.default.enumerator(atPath: folder) else { throw Unreadable(path: folder) }
        for case let name as String in names {
            guard let type = Self.contentTypes[(name as NSString).pathExtension] else { continue }
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
            let known = files[name]
            guard known == nil || Self.lists.contains(name) else { throw Twice(path: name) }
            files[name] = File(bytes: (known?.bytes ?? []) + bytes, contentType: type)
        }
    }

    package subscript(name: String) -> File? {
        if let file = self.files[name] { return file }
        guard let type = Self.contentTypes[(name as NSString).pathExtension] else { return nil }
        return self.drawn.lazy.compactMap { $0[name] }.first
            .map { File(bytes: $0, contentType: type, policy: ContentPolicy.drawing) }
    }

    /// Returns a file as who sends these headers takes it: compressed, or as it is.
    package func file(_ name: String, for headers: HTTPFields) -> File? {
        self[name].map { self.compressed.file(name, $0, for: headers) }
    }

    package struct Unreadable: Error { let path: String }
    package struct Twice: Error { let path: String }

    /// Inlines the files that `css/app.css` imports: one request instead of a chain of them.
    private static func joinStyles(_ files: inout [String: File]) throws {
        guard let index = files["css/app.css"] else { return }
        var joined = ""
        for line in String(decoding: index.bytes, as: UTF8.self).split(separator: "\n") {
            guard line.hasPrefix("@import"), let name = line.split(separator: "\"").dropFirst().first else {
                joined += line + "\n"
                continue
            }
            let path = "css/" + name.replacing("./", with: "")
            guard let part = files[path] else { throw Unreadable(path: path) }
            joined += String(decoding: part.bytes, as: UTF8.self) + "\n"
        }
        let bytes = Array(Self.withoutComments(joined).utf8)
        files["css/app.css"] = File(bytes: bytes, contentType: index.contentType)
    }

    /// Leaves out comments, which are a fifth of what would be sent.
    private static func withoutComments(_ styles: String) -> String {
        let parts = styles.components(separatedBy: "/*")
        return parts.dropFirst().reduce(into: parts[0]) { text, part in
            text += part.components(separatedBy: "*/").dropFirst().joined(separator: "*/")
        }
    }

    private static func version(of files: [String: File], _ drawn: [DrawnImages]) -> String {
        var hash = SHA256()
        for images in drawn { hash.update(data: Data(images.digest.utf8)) }
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            hash.update(data: Data(name.utf8))
            hash.update(data: Data(file.bytes))
        }
        return hash.finalize().prefix(6).map { String(format: "%02x", $0) }.joined()
    }

    private static let contentTypes = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
        "png": "image/png", "ico": "image/x-icon", "wasm": "application/wasm",
    ]
}
