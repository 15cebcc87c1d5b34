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
}
