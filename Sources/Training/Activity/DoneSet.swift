import Foundation

/// One set that was really done.
struct DoneSet: Sendable, Codable, Equatable {
    var exercise: Exercise.ID
    var name: String
    var part: WorkoutPart
    var reps: Int?
    var kilograms: Double?
    var seconds: Double?
    /// As felt, 1 to 10: the rating of perceived exertion.
    var exertion: Double?
    var doneAt: Date
}
