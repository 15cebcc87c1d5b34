/// Which songs of a library may be played, and how much somebody wants to hear each.
struct SongAppeal {
    /// What each costs whatever its place; infinite for one that may not be played.
    private(set) var costs: [Double]
    /// How many may be played and have a known tempo.
    private(set) var knownCount = 0
    /// How many may be played and have none.
    private(set) var unknownCount = 0

    /// Throws when not one may be played.
    init(_ request: PlaylistRequest, _ library: SongLibrary) throws(PlaylistProblem) {
        guard library.count > 0 else { throw .noSongs }
        self.costs = Array(repeating: 0, count: library.count)
        Self.exclude(request, library, &self.costs)
        for place in library.songs.indices where self.costs[place].isFinite {
            if place < library.knownCount { self.knownCount += 1 } else { self.unknownCount += 1 }
        }
        guard self.knownCount + self.unknownCount > 0 else { throw Self.problem(request) }
        guard self.knownCount > 0 || request.allowsUnknownTempo else { throw .noTempos(songs: self.unknownCount) }
        Self.addLiking(request.taste, library, &self.costs)
        let variety = Variety(seed: request.seed)
        for (place, facts) in library.facts.enumerated() where self.costs[place].isFinite {
            self.costs[place] += Costs.chance * variety.share(of: facts.hash)
            if !Costs.usualLengths.contains(facts.seconds) { self.costs[place] += Costs.unusualLength }
        }
        for (id, days) in request.heardDaysAgo where !days.isNaN {
            guard let place = library.place(of: id) else { continue }
            self.costs[place] += Costs.heard / (1 + max(0, days) / Costs.heardHalving)
        }
    }

    func isPlayable(_ place: Int) -> Bool { self.costs[place].isFinite }

    private static func exclude(_ request: PlaylistRequest, _ library: SongLibrary, _ costs: inout [Double]) {
        for id in request.taste.dislikedSongs {
            if let place = library.place(of: id) { costs[place] = .infinity }
        }
        let artists = Set(request.taste.dislikedArtists.compactMap(library.artist))
        let unwanted = library.genres(among: request.taste.dislikedGenres)
        if !artists.isEmpty || unwanted.contains(true) {
            for (place, facts) in library.facts.enumerated() {
                if unwanted[Int(facts.genres)] || facts.hasArtist && artists.contains(facts.artist) {
                    costs[place] = .infinity
                }
            }
        }
        let genres = library.genres(among: request.genres)
        let moods = MoodSet(request.moods)
        guard !request.genres.isEmpty || !moods.isEmpty else { return }
        for (place, facts) in library.facts.enumerated() {
            let fits =
                (request.genres.isEmpty || genres[Int(facts.genres)])
                && (moods.isEmpty || facts.character.asIs.meets(moods))
            if !fits { costs[place] = .infinity }
        }
    }

    private static func addLiking(_ taste: PlaylistRequest.Taste, _ library: SongLibrary, _ costs: inout [Double]) {
        var songs = Array(repeating: false, count: library.count)
        for place in taste.likedSongs.compactMap(library.place) { songs[place] = true }
        var artists = Array(repeating: false, count: library.artistCount)
        for artist in taste.likedArtists.compactMap(library.artist) { artists[Int(artist)] = true }
        let genres = library.genres(among: taste.likedGenres)
        let moods = MoodSet(taste.likedMoods)
        for (place, facts) in library.facts.enumerated() {
            var liking = songs[place] ? Costs.likedSong : 0
            if facts.hasArtist, artists[Int(facts.artist)] { liking += Costs.likedArtist }
            if genres[Int(facts.genres)] { liking += Costs.likedGenre }
            if facts.character.asIs.meets(moods) { liking += Costs.likedMood }
            costs[place] -= min(liking, Costs.mostLiked)
        }
    }

    private static func problem(_ request: PlaylistRequest) -> PlaylistProblem {
        if !request.genres.isEmpty { return .noneOfGenres(request.genres) }
        return request.moods.isEmpty ? .allDisliked : .noneOfMoods(request.moods)
    }
}
