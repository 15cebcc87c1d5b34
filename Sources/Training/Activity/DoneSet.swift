package import Foundation

/// One set that was really done.
package struct DoneSet: Sendable, Codable, Equatable {
    package var exercise: Exercise.ID
    package var name: String
    package var part: WorkoutPart
    package var reps: Int?
    package var kilograms: Double?
    package var seconds: Double?
    /// As felt, 1 to 10: the rating of perceived exertion.
    package var exertion: Double?
    package var doneAt: Date

    package init(
        exercise: Exercise.ID,
        name: String,
        part: WorkoutPart,
        reps: Int?,
        kilograms: Double?,
        seconds: Double?,
        exertion: Double?,
        doneAt: Date
    ) {
        self.exercise = exercise
        self.name = name
        self.part = part
        self.reps = reps
        self.kilograms = kilograms
        self.seconds = seconds
        self.exertion = exertion
        self.doneAt = doneAt
    }
}
