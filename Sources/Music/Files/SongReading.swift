/// Says what a file of the folder is, before its sound is measured.
struct SongReading: Sendable {
    let id: String
    let tags: SongTags
    /// What members are told of the file; empty for nothing.
    let note: String

    /// Reads a file by its path in the folder.
    static func of(_ path: String, in root: String) throws(SongFileProblem) -> SongReading {
        let file = try SongFile(path, in: root)
        let ranges = SoundRanges(of: file)
        guard let id = SongID.of(ranges, of: file) else { throw .noSound }
        guard file.size - ranges.count <= SongTags.largest else {
            return SongReading(id: id, tags: .named(path), note: "Its tags are larger than 32 MB, so they aren't read.")
        }
        guard TagNesting.isHarmless(file), var tags = SongTags(of: file) else {
            // What can't be decoded here must at least be what it says it is.
            guard file.format.isDecoded else { throw .broken }
            return SongReading(id: id, tags: .named(path), note: "Its tags can't be read.")
        }
        if tags.title.isEmpty { tags.title = SongTags.named(path).title }
        return SongReading(id: id, tags: tags, note: "")
    }
}

extension SongTags {
    /// The tags of a file that has none: its name is its title.
    static func named(_ path: String) -> SongTags {
        let name = path.split(separator: "/").last ?? ""
        var tags = SongTags()
        let title = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        tags.title = SongTags.line(String(title))
        return tags
    }
}
