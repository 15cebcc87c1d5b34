import FoodCatalogue
import Hummingbird
import Web

extension RequestContext {
    /// Reads the id of a food in the path.
    ///
    /// Throws `missing` for a malformed id, and for one that tells another origin.
    func food(of origin: FoodOrigin, orElse missing: any Error) throws -> Food.ID {
        let id = try self.name(orElse: missing)
        guard FoodOrigin(id) == origin else { throw missing }
        return id
    }
}
