package import Hummingbird
import Storage

extension RequestContext {
    /// The id of a row in the path.
    ///
    /// Throws `missing` for what can't be one.
    package func id(_ name: String = "id", orElse missing: HTTPError = HTTPError(.notFound)) throws -> String {
        guard let id = self.parameters.get(name).flatMap(RowID.read) else { throw missing }
        return id
    }

    /// The id of a row that the database numbers, such as a member's, in the path.
    ///
    /// Throws `missing` for what is no number.
    package func number(_ name: String = "id", orElse missing: HTTPError = HTTPError(.notFound)) throws -> Int64 {
        guard let number = self.parameters.get(name, as: Int64.self) else { throw missing }
        return number
    }
}
