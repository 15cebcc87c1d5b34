/// The figure of a page's one exercise, for the template `figure`.
struct FigureView: Encodable, Sendable {
    let figure: String

    /// The figure of an exercise; empty where it has none.
    static func of(_ exercise: Exercise.ID) -> [FigureView] {
        let name = ExerciseFigures.name(of: exercise)
        return name.isEmpty ? [] : [FigureView(figure: name)]
    }
}
