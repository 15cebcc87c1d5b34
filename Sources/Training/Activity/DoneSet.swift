import Foundation

/// One set that was done.
struct DoneSet: Sendable, Codable, Equatable {
    var exercise: Exercise.ID
    var name: String
    var part: WorkoutPart
    var reps: Int?
    var kilograms: Double?
    var seconds: Double?
    /// The rating of perceived exertion, 1 to 10.
    var exertion: Double?
    var doneAt: Date
}
