/// The addresses of workouts under way.
enum SessionLinks {
    static func session(_ id: String) -> String { "/sessions/\(id)" }
    static func events(_ id: String) -> String { "/sessions/\(id)/events" }
    static func bell(_ id: String) -> String { "/sessions/\(id)/bell" }
}
