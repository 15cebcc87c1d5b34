import Members
import Playlists

/// What a list was asked for, as the fields of its form: sent again, they make another.
struct AskedPlaylist: Sendable, Equatable {
    /// A field a line, "minutes=30".
    let text: String

    /// Characters: all genres, all moods, and the rest.
    static let longest = 1_000

    /// Returns those that the form has.
    var fields: [(name: String, value: String)] {
        self.text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, PlaylistForm.fields[parts[0]] != nil else { return nil }
            return (parts[0], parts[1])
        }
    }
}

extension AskedPlaylist {
    init(_ order: PlaylistOrder) {
        var fields: [(String, String)] =
            switch order.purpose {
            case .workout(let id): [("workoutId", id)]
            case .type(let type, let minutes, let steps):
                [
                    ("type", type.rawValue), ("minutes", "\(minutes)"),
                    ("steps", steps.map { Numerals.text($0, decimals: 1) } ?? ""),
                ]
            }
        fields.append(("genres", order.genres.joined(separator: ",")))
        fields += Mood.allCases.filter(order.moods.contains).map { ("moods", $0.rawValue) }
        fields.append(("allowsUnknownTempo", order.allowsUnknownTempo ? "on" : ""))
        self.init(text: fields.filter { !$1.isEmpty }.map { "\($0)=\($1)" }.joined(separator: "\n"))
    }
}
