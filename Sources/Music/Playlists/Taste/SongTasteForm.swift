import Foundation
import Playlists
import Web

/// Reads what a member says that they like, and never want to hear.
struct SongTasteForm: Form {
    static let fields: [String: FieldKind] = [
        "artists": .lines, "genres": .lines, "moods": .list, "dislikedArtists": .lines, "dislikedGenres": .lines,
    ]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> SongTaste? {
        let artists = self.names("artists", into: &errors)
        let genres = self.names("genres", into: &errors)
        let moods = self.input.all("moods").map(Mood.init(rawValue:))
        if moods.contains(nil) { errors.add("moods", "Choose moods from the list.") }
        let dislikedArtists = self.names("dislikedArtists", into: &errors)
        let dislikedGenres = self.names("dislikedGenres", into: &errors)
        Self.refuse("dislikedArtists", dislikedArtists, alsoIn: artists, into: &errors)
        Self.refuse("dislikedGenres", dislikedGenres, alsoIn: genres, into: &errors)
        guard errors.isEmpty else { return nil }
        return SongTaste(
            artists: artists,
            genres: genres,
            moods: Set(moods.compactMap(\.self)),
            dislikedArtists: dislikedArtists,
            dislikedGenres: dislikedGenres
        )
    }

    private static func refuse(
        _ field: String,
        _ names: [String],
        alsoIn liked: [String],
        into errors: inout FormErrors
    ) {
        let liked = Set(liked.map(SearchWords.folded))
        guard let both = names.first(where: { liked.contains(SearchWords.folded($0)) }) else { return }
        errors.add(field, "\(both) stands above as well. Take it out of one of the two.")
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

extension SongTasteForm {
    init(_ taste: SongTaste) {
        var input = FormInput([
            "artists": taste.artists.joined(separator: "\n"), "genres": taste.genres.joined(separator: "\n"),
            "dislikedArtists": taste.dislikedArtists.joined(separator: "\n"),
            "dislikedGenres": taste.dislikedGenres.joined(separator: "\n"),
        ])
        for mood in Mood.allCases where taste.moods.contains(mood) { input.append(mood.rawValue, to: "moods") }
        self.init(input: input)
    }
}
