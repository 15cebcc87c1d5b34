/// Thrown when a form comes again that was done, and whose page can't be shown again; answered with 200 and these words.
struct DoneBefore: Error {
    let words: String
    /// Where to look; nil for the start.
    let path: String?
    let name: String

    init(
        _ words: String = "You sent this twice, and it was done once. Go back to see what came of it.",
        path: String? = nil,
        name: String = "Go to the start"
    ) {
        self.words = words
        self.path = path
        self.name = name
    }
}
