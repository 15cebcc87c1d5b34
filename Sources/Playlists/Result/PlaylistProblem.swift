/// Why there is no list.
package enum PlaylistProblem: Error, Equatable {
    /// No phase has a length.
    case noWorkout
    /// Beyond six hours.
    case tooLong
    case noSongs
    case allDisliked
    case noneOfGenres([String])
    case noneOfMoods(Set<Mood>)
    /// Nobody knows the tempo of any, and songs without one weren't allowed.
    case noTempos(songs: Int)

    package var words: String {
        switch self {
        case .noWorkout: "A playlist needs a workout that lasts."
        case .tooLong: "A playlist lasts six hours at most."
        case .noSongs: "You have no songs yet."
        case .allDisliked: "You never want to hear any of your songs again."
        case .noneOfGenres(let genres): "None of your songs is \(genres.joined(separator: " or "))."
        case .noneOfMoods(let moods):
            """
            None of your songs is \
            \(Mood.allCases.filter(moods.contains).map { $0.label.lowercased() }.joined(separator: " or ")).
            """
        case .noTempos(let songs):
            "Nobody knows the tempo of \(songs == 1 ? "your only song" : "your \(Words.count(songs, "song"))") yet."
        }
    }
}
