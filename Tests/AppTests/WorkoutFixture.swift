import Foundation
import HummingbirdTesting

/// Requests for workouts, and how their responses are read.
enum WorkoutFixture {
    typealias Object = [String: Any]

    static let request = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"
    static let body = """
        {"requestId": "\(request)", "title": "Legs", "description": "Slowly.", "intensity": "moderate", "minutes": 30,
         "place": "home", "equipment": "none", "seed": 7}
        """
    static let fields = [
        "requestId": request, "title": "Legs", "description": "Slowly.", "intensity": "moderate", "minutes": "30",
        "place": "home", "equipment": "none", "goal": "conditioning",
    ]
    static let path = "/workouts/\(request)"

    static func exercises(_ workout: Object, _ phase: String? = nil) -> [Object] {
        (workout["phases"] as? [Object] ?? [])
            .filter { phase == nil || $0["name"] as? String == phase }
            .flatMap { $0["exercises"] as? [Object] ?? [] }
    }

    static func ids(_ workout: Object, _ phase: String? = nil) -> [String] {
        self.exercises(workout, phase).compactMap { $0["exerciseId"] as? String }
    }
}
