/// An exercise as a row of any wing's page.
package struct ExerciseLine: Encodable, Sendable, Equatable {
    package let exerciseId: String
    package let exercisePath: String
    package let exerciseName: String
    /// What it trains; empty where it trains nothing in particular.
    package let exerciseNote: String
    /// Its drawn figure; empty for none.
    package let figure: String

    package init(id: String, path: String, name: String, note: String, figure: String = "") {
        self.exerciseId = id
        self.exercisePath = path
        self.exerciseName = name
        self.exerciseNote = note
        self.figure = figure
    }
}
