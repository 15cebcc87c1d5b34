/// The kinds of sources; each is a folder of this wing.
///
/// Rows keep the names, so a name never changes.
enum SourceKind: String, Sendable, CaseIterable {
    /// The house's own folder, which is there without being connected.
    case folder
    case subsonic
    case spotify

    var label: String {
        switch self {
        case .folder: "This house's folder"
        case .subsonic: "Subsonic server"
        case .spotify: "Spotify"
        }
    }

    /// Whether lists can be written there.
    var takesLists: Bool { self == .spotify }

    /// Returns the address at which a list that was written is played; nil for a source that takes none.
    func page(ofList list: String) -> String? {
        switch self {
        case .folder, .subsonic: nil
        case .spotify: SpotifyApplication.page(ofList: list)
        }
    }

    /// Returns the address at which a song is played instead of here; nil for a source whose sound passes through here.
    func handover(of song: String) -> String? {
        switch self {
        case .folder, .subsonic: nil
        case .spotify: SpotifyApplication.page(of: song)
        }
    }
}
