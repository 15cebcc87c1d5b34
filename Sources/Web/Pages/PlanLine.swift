/// A planned workout as any page lists it (`plan-rows`).
package struct PlanLine: Encodable, Sendable, Equatable {
    package let planPath: String
    package let planTitle: String
    /// When it is, and what became of it.
    package let planNote: String
    package let planIcon: String
    package let planColour: String

    package init(path: String, title: String, note: String, icon: String, colour: String) {
        self.planPath = path
        self.planTitle = title
        self.planNote = note
        self.planIcon = icon
        self.planColour = colour
    }
}
