/// Safety texts for the template `safety/notes` on any page.
struct SafetyNotes: Encodable, Sendable {
    let safetyNotes: [Note]

    struct Note: Encodable, Sendable {
        let noteTitle: String
        let noteWords: String
    }

    init(_ texts: SafetyText...) {
        self.safetyNotes = texts.map { Note(noteTitle: $0.title, noteWords: $0.words) }
    }
}
