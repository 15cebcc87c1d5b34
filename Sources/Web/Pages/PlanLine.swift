/// A planned workout for the template `plan-rows` on any page.
package struct PlanLine: Encodable, Sendable, Equatable {
    package let planPath: String
    package let planTitle: String
    /// Its time, and what became of it.
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
