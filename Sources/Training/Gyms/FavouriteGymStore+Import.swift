import Members
import Portability
import Storage

extension FavouriteGymStore {
    /// Takes name and place of an imported favourite from the list that has the gym; throws `UnfitRow` when none has it.
    @Sendable
    static func complete(
        _ values: inout [String: SQLValue],
        of owner: Member.ID,
        in db: any SQLConnection
    ) throws {
        guard case .text(let id) = values["gym_id"], let gym = try GymStore.find(id, in: db) else {
            throw UnfitRow("gym_id")
        }
        let place = gym.town == nil ? gym.place : nil
        values["name"] = .text(gym.name)
        values["latitude"] = place.map { .real($0.latitude) } ?? .null
        values["longitude"] = place.map { .real($0.longitude) } ?? .null
    }
}
