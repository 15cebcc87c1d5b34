/// The data of the page of gyms.
struct GymsAround: Sendable {
    var place: Coordinate?
    /// The words that were typed for the place; empty for none.
    var name = ""
    var isRemembered = false
    var near: [GymStore.Near] = []
    /// Gyms that the words for a place found by their own name, address or town, beside the near ones.
    var named: [Gym] = []
    var mine: [Gym] = []
    var visited: Set<Gym.ID> = []
    /// Whether a list of gyms was imported.
    var hasList = true
}
