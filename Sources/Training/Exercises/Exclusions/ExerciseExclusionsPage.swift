import Web

/// The page of a member's excluded exercises, each with a button that takes it back.
struct ExerciseExclusionsPage: PageModel {
    static let template = "exercises/left-out"

    let frame: Frame
    let items: [Item]

    struct Item: Encodable, Sendable {
        /// The drawn figure; empty for none.
        let figure: String
        let itemName: String
        let itemPath: String
        let allowPath: String
    }

    init(_ exercises: [Exercise], frame: Frame) {
        self.frame = frame
        self.items = exercises.map {
            Item(
                figure: ExerciseFigures.name(of: $0),
                itemName: $0.name,
                itemPath: ExerciseLinks.exercise($0.id),
                allowPath: ExerciseLinks.allowing($0.id)
            )
        }
    }
}
