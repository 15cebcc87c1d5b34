package import Hummingbird
import Storage

extension RequestContext {
    /// Reads the id of a row in the path.
    ///
    /// Throws `missing` for a malformed id.
    package func id(_ name: String = "id", orElse missing: any Error = NotFound()) throws -> String {
        guard let id = self.parameters.get(name).flatMap(RowID.read) else { throw missing }
        return id
    }

    /// Reads a name in the path that needn't be an id of ours, such as a food's of a catalogue.
    ///
    /// Throws `missing` for none, for more than `longest` bytes, and for anything but printable ASCII without spaces.
    package func name(
        _ name: String = "id",
        upTo longest: Int = 100,
        orElse missing: any Error = NotFound()
    ) throws -> String {
        guard let text = self.parameters.get(name), (1...longest).contains(text.utf8.count),
            text.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
        else { throw missing }
        return text
    }

    /// Reads the numeric id of a row in the path, such as a member's.
    ///
    /// Throws `missing` for anything but a number.
    package func number(_ name: String = "id", orElse missing: any Error = NotFound()) throws -> Int64 {
        guard let number = self.parameters.get(name, as: Int64.self) else { throw missing }
        return number
    }
}
