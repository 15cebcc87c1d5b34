/// All that the page of gyms shows.
struct GymsAround: Sendable {
    var place: Coordinate?
    var isRemembered = false
    var near: [GymStore.Near] = []
    var mine: [Gym] = []
    var visited: Set<Gym.ID> = []
    /// Whether any list of gyms was read in.
    var hasList = true
}
