/// Why nothing could be recognised.
package enum EyesProblem: Error, Equatable, Sendable {
    /// A file that `bin/setup` installs isn't there; its path.
    case missing(String)
    /// Too many pictures wait already.
    case busy
    /// What the library says.
    case failed(String)

    /// For the operator; members are told in the words of the page.
    package var words: String {
        switch self {
        case .missing(let file): "Photos of foods can't be recognised: \(file) isn't there."
        case .busy: "Too many photos wait already."
        case .failed(let words): "Photos of foods can't be recognised: \(words)"
        }
    }

    /// How the operator mends it; nil where there is nothing to do.
    package var cure: String? {
        switch self {
        case .missing: "bin/setup fetches it (85 MB); SPOTTER_EYES names another folder."
        case .busy: nil
        case .failed: "Delete the folder that SPOTTER_EYES names and run bin/setup again."
        }
    }
}
