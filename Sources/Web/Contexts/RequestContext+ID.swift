package import Hummingbird
import Storage

extension RequestContext {
    /// Reads the id of a row in the path.
    ///
    /// Throws `missing` for a malformed id.
    package func id(_ name: String = "id", orElse missing: HTTPError = HTTPError(.notFound)) throws -> String {
        guard let id = self.parameters.get(name).flatMap(RowID.read) else { throw missing }
        return id
    }

    /// Reads the numeric id of a row in the path, such as a member's.
    ///
    /// Throws `missing` for anything but a number.
    package func number(_ name: String = "id", orElse missing: HTTPError = HTTPError(.notFound)) throws -> Int64 {
        guard let number = self.parameters.get(name, as: Int64.self) else { throw missing }
        return number
    }
}
