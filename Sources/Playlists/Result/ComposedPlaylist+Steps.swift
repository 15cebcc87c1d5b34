extension ComposedPlaylist {
    init(
        _ steps: [PlaylistSearch.Step],
        _ timeline: Timeline,
        _ pools: [SongPool],
        _ appeal: SongAppeal,
        _ request: PlaylistRequest,
        _ library: SongLibrary
    ) {
        let explaining = Explaining(timeline: timeline, request: request, library: library)
        self.entries = steps.map(explaining.entry)
        self.seconds = steps.reduce(0) { $0 + $1.candidate.seconds }
        self.notes =
            Self.lengthNotes(steps, seconds: self.seconds, timeline, appeal, request, library)
            + Self.bandNotes(self.entries, request.phases, timeline, pools)
            + Self.unknownNotes(self.entries)
    }

    /// Says what is missing, where the length isn't that of the workout.
    private static func lengthNotes(
        _ steps: [PlaylistSearch.Step],
        seconds: Double,
        _ timeline: Timeline,
        _ appeal: SongAppeal,
        _ request: PlaylistRequest,
        _ library: SongLibrary
    ) -> [PlaylistNote] {
        guard abs(seconds - timeline.seconds) > PlaylistSearch.tolerance else { return [] }
        let played = Set(steps.map(\.candidate.place))
        let playable = appeal.knownCount + (request.allowsUnknownTempo ? appeal.unknownCount : 0)
        var notes: [PlaylistNote] = []
        if seconds < timeline.seconds, played.count == playable {
            let isChoice = !request.genres.isEmpty || !request.moods.isEmpty
            notes.append(.tooFewSongs(count: playable, isChoice: isChoice, seconds: seconds, of: timeline.seconds))
        } else {
            notes.append(.uneven(seconds: seconds, of: timeline.seconds))
        }
        guard seconds < timeline.seconds else { return notes }
        let usable = request.allowsUnknownTempo ? library.count : library.knownCount
        let left = (0..<usable).filter { appeal.isPlayable($0) && !played.contains($0) }
        if let artist = Self.onlyArtist(left + steps.suffix(2).map(\.candidate.place), library), !left.isEmpty {
            notes.append(.artistInARow(artist, songs: left.count))
        }
        if !request.allowsUnknownTempo, appeal.unknownCount > 0 {
            notes.append(.unknownTempoLeftOut(songs: appeal.unknownCount))
        }
        return notes
    }

    /// Returns the artist of songs that have one in common.
    private static func onlyArtist(_ places: [Int], _ library: SongLibrary) -> String? {
        guard let first = places.first, library.facts[first].hasArtist,
            places.allSatisfy({ library.facts[$0].artist == library.facts[first].artist })
        else { return nil }
        return library.songs[first].artist
    }

    /// Says where songs lie outside their band because the library has too few inside.
    private static func bandNotes(
        _ entries: [Entry],
        _ phases: [PlaylistPhase],
        _ timeline: Timeline,
        _ pools: [SongPool]
    ) -> [PlaylistNote] {
        var told: Set<TempoBand> = []
        return entries.compactMap { entry in
            let phase = phases[entry.phase]
            let band = TempoBand(phase)
            guard let beats = entry.beats, !band.tempos.contains(beats), !told.contains(band) else { return nil }
            let places = timeline.blocks.indices.filter { timeline.blocks[$0].band == band }
            let asked = places.reduce(0.0) {
                $0 + timeline.blocks[$1].span.upperBound - timeline.blocks[$1].span.lowerBound
            }
            guard let first = places.first, pools[first].secondsInBand < asked else { return nil }
            told.insert(band)
            return .bandTooSmall(
                phase: phase.name,
                tempos: band.tempos,
                seconds: pools[first].secondsInBand,
                of: asked
            )
        }
    }

    private static func unknownNotes(_ entries: [Entry]) -> [PlaylistNote] {
        let count = entries.count { $0.beats == nil }
        return count > 0 ? [.unknownTempo(songs: count)] : []
    }
}
