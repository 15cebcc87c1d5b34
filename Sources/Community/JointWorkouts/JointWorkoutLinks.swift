import Web

/// The addresses of workouts that buddies plan together.
enum JointWorkoutLinks: String, LinkTable {
    static let name = "jointWorkouts"

    case all = "/together/chats/:id/workouts"
    case new = "/together/chats/:id/workouts/new"
    case acceptance = "/together/chats/:id/workouts/:workout/acceptance"
    case refusal = "/together/chats/:id/workouts/:workout/refusal"
    /// Undoes a refusal.
    case restoration = "/together/chats/:id/workouts/:workout/restoration"
}

/// Paths that only devices ask.
enum JointWorkoutAPI: String, RoutePath {
    case all = "/chats/:id/workouts"
    case acceptance = "/chats/:id/workouts/:workout/acceptance"
    case refusal = "/chats/:id/workouts/:workout/refusal"
}
