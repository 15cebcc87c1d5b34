package import Crypto
import Foundation

/// The 256-bit key of sealed columns; no description shows it.
package struct SealingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Thrown when the text is not 32 bytes in base64.
    package struct Malformed: Error {}

    /// Thrown when there is no key file at the path.
    package struct Missing: Error {
        package let path: String
    }

    package let key: SymmetricKey

    package var description: String { "•••" }
    package var debugDescription: String { self.description }
    package var customMirror: Mirror { Mirror(self, children: []) }

    /// Reads 32 bytes in base64, as a setting has them.
    package init(base64: String) throws {
        guard let data = Data(base64Encoded: base64.trimmingCharacters(in: .whitespacesAndNewlines)), data.count == 32
        else { throw Malformed() }
        self.key = SymmetricKey(data: data)
    }

    /// Returns the key's file in a data folder, used unless the settings have the key.
    package static func path(in folder: String) -> String { folder + "/key" }

    /// Reads `key` in the data folder; without one, makes it, readable by its owner alone, or throws `Missing`.
    package static func load(folder: String, making: Bool = true) throws -> SealingKey {
        let path = Self.path(in: folder)
        if !FileManager.default.fileExists(atPath: path) {
            guard making else { throw Missing(path: path) }
            try Self.make(path)
        }
        return try SealingKey(base64: String(contentsOfFile: path, encoding: .utf8))
    }

    /// Writes the file atomically and never replaces another: of two first starts at once one wins.
    private static func make(_ path: String) throws {
        let text = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
        let draft = path + "." + RowID.new()
        guard
            FileManager.default.createFile(
                atPath: draft,
                contents: Data(text.utf8),
                attributes: [.posixPermissions: 0o600]
            )
        else { throw DatabaseError.unavailable("The file \(path) can't be written.") }
        defer { unlink(draft) }
        guard link(draft, path) == 0 || errno == EEXIST else {
            throw DatabaseError.unavailable("The file \(path) can't be written.")
        }
    }
}
