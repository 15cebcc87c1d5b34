import Web

/// The page of a member's playlists, each to be written to a source.
struct WrittenListsPage: PageModel {
    static let template = "sources/lists"

    /// Says what became of the list that was just written, as the address has it.
    struct Written: Sendable {
        let made: String
        let songs: Int
        let missing: Int
    }

    struct Item: Encodable, Sendable {
        let listName: String
        let writePath: String
    }

    let frame: Frame
    let kindName: String
    let lists: [Item]
    /// Empty before one was written.
    let writtenWords: String
    let writtenAddress: String

    init(_ source: MemberSource, _ lists: [Playlist], _ written: Written, frame: Frame) {
        self.frame = frame
        self.kindName = source.kind.label
        self.lists = lists.map { Item(listName: $0.name, writePath: SourceLinks.writing.path(source.id, $0.id)) }
        let isWritten = SpotifySong.id(written.made) != nil && written.songs > 0
        self.writtenAddress = isWritten ? source.kind.page(ofList: written.made) ?? "" : ""
        self.writtenWords = isWritten ? Self.words(written, source.kind.label) : ""
    }

    private static func words(_ written: Written, _ kind: String) -> String {
        let songs = written.songs == 1 ? "1 song stands" : "\(written.songs) songs stand"
        let missing =
            written.missing <= 0
            ? "" : written.missing == 1 ? " 1 wasn't found there." : " \(written.missing) weren't found there."
        return "\(songs) in \(kind) now.\(missing)"
    }
}
