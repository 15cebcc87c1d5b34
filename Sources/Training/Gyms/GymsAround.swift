/// The data of the page of gyms.
struct GymsAround: Sendable {
    var place: Coordinate?
    var isRemembered = false
    var near: [GymStore.Near] = []
    var mine: [Gym] = []
    var visited: Set<Gym.ID> = []
    /// Whether a list of gyms was imported.
    var hasList = true
}
