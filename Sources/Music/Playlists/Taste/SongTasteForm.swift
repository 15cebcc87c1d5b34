import Foundation
import Playlists
import Web

/// Reads what a member says that they like.
struct SongTasteForm: Form {
    static let fields: [String: FieldKind] = ["artists": .lines, "genres": .lines, "moods": .list]

    var input: FormInput

    init(input: FormInput) { self.input = input }

    init(_ taste: SongTaste) {
        self.input = FormInput([
            "artists": taste.artists.joined(separator: "\n"), "genres": taste.genres.joined(separator: "\n"),
        ])
        for mood in Mood.allCases where taste.moods.contains(mood) { self.input.append(mood.rawValue, to: "moods") }
    }

    func validate(into errors: inout FormErrors) -> SongTaste? {
        let artists = self.names("artists", into: &errors)
        let genres = self.names("genres", into: &errors)
        let moods = self.input.all("moods").map(Mood.init(rawValue:))
        if moods.contains(nil) { errors.add("moods", "Choose moods from the list.") }
        guard errors.isEmpty else { return nil }
        return SongTaste(artists: artists, genres: genres, moods: Set(moods.compactMap(\.self)))
    }

    /// Reads one name a line, each once.
    private func names(_ field: String, into errors: inout FormErrors) -> [String] {
        var seen: Set<String> = []
        let names = self.input[field].split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && seen.insert(SearchWords.folded($0)).inserted }
        if names.count > SongTaste.most { errors.add(field, "Name \(SongTaste.most) at most.") }
        if names.contains(where: { !FieldRules.isFit($0, upTo: SongTaste.longest, kind: .text) }) {
            errors.add(field, "Keep each to \(SongTaste.longest) characters that can be seen.")
        }
        return names
    }
}
