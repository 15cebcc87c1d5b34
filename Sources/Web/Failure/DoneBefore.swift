/// Thrown when a form comes again that was done, and whose page can't be shown again; answered with 200 and these words.
struct DoneBefore: Error {
    var words = "You sent this twice, and it was done once. Go back to see what came of it."
    /// Where to look; nil for the start.
    var way: (path: String, name: String)?
}
