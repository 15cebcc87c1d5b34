import Web

/// The page for choosing the buddy who gets something.
struct ShareChoicePage: PageModel {
    static let template = "sharing/choice"

    let frame: Frame
    let thingTitle: String
    let thingNote: String
    /// What a workout is like; empty for a meal.
    let figures: [FigureView]
    let rows: [Row]

    struct Row: Encodable, Sendable {
        let rowPath: String
        let person: PersonView
    }

    init(_ thing: SharedThing, _ rows: [Row], frame: Frame) {
        self.frame = frame
        self.thingTitle = thing.title
        self.thingNote = thing.note
        self.figures = FigureView.all(thing.figures)
        self.rows = rows
    }
}
