import Testing

@testable import Playlists

/// What holds for every library, workout and taste: thousands of each are drawn.
struct PlaylistPropertyTests {
    private static let genres = [
        "Pop", "House", "Drum & Bass", "Hip-Hop", "Rock", "Ambient", "Jazz", "Kraut", "Metal/Punk",
    ]

    private struct Draw {
        var songs: [PlaylistSong]
        var request: PlaylistRequest
        /// Whether each song has an artist of its own.
        var areArtistsDistinct: Bool

        var seconds: Double { self.request.phases.reduce(0) { $0 + $1.seconds } }

        /// The songs that may play.
        var playable: [PlaylistSong] {
            let wanted = self.request.genres.first.map { name in GenreTag(name).keys[0] }
            return self.songs.filter { song in
                let keys = song.genres.flatMap(GenreTag.split).flatMap { GenreTag($0).keys }
                let unwanted = self.request.taste.dislikedGenres.flatMap { GenreTag($0).keys.prefix(1) }
                return !self.request.taste.dislikedSongs.contains(song.id)
                    && !self.request.taste.dislikedArtists.contains(song.artist)
                    && Set(unwanted).isDisjoint(with: keys)
                    && (wanted.map(keys.contains) ?? true)
                    && (song.tempo != nil || self.request.allowsUnknownTempo)
            }
        }
    }

    private static func draw(_ seed: UInt64) -> Draw {
        var random = SeededSongs(seed: seed)
        let count = random.hits(0.05) ? 30 : 1 + random.below(10)
        let areArtistsDistinct = random.hits(0.5)
        let areEven = random.hits(0.2)
        let songs = (0..<count).map { number in
            Made.song(
                "\(number)",
                random.hits(0.1) ? nil : random.number(55...185),
                seconds: areEven ? 240 : random.number(60...420).rounded(),
                artist: areArtistsDistinct ? "\(number)" : ["", "A", "B", "C"][random.below(4)],
                genres: random.hits(0.1) ? [] : [Self.genres[random.below(Self.genres.count)]],
                moods: random.hits(0.1) ? [Mood.allCases[random.below(Mood.allCases.count)]] : []
            )
        }
        var taste = PlaylistRequest.Taste()
        for song in songs {
            if random.hits(0.1) { taste.dislikedSongs.insert(song.id) }
            if random.hits(0.1) { taste.likedSongs.insert(song.id) }
        }
        if random.hits(0.2) { taste.likedGenres = ["rock"] }
        let phases = (0..<1 + random.below(4)).map { _ in
            Made.phase(
                PlaylistPhase.Kind.allCases[random.below(5)],
                PlaylistPhase.Effort.allCases[random.below(4)],
                minutes: random.number(0.4...6),
                steps: random.hits(0.1) ? random.number(80...200) : nil
            )
        }
        var request = PlaylistRequest(
            phases: phases,
            taste: taste,
            genres: random.hits(0.15) ? [Self.genres[random.below(8)]] : [],
            heardDaysAgo: random.hits(0.3) ? ["0": 0, "1": 3] : [:],
            allowsUnknownTempo: random.hits(0.3),
            seed: seed
        )
        if random.hits(0.1) { request.taste.dislikedGenres = [Self.genres[random.below(8)]] }
        if random.hits(0.1) { request.taste.dislikedArtists = ["A"] }
        return Draw(songs: songs, request: request, areArtistsDistinct: areArtistsDistinct)
    }

    @Test("holds for 2,000 drawn libraries, workouts and tastes")
    func drawn() {
        for seed in UInt64(0)..<2_000 {
            let draw = Self.draw(seed)
            let library = SongLibrary(draw.songs)
            do throws(PlaylistProblem) {
                let list = try PlaylistComposer.compose(draw.request, from: library)
                for broken in Self.broken(list, draw) { Issue.record("seed \(seed): \(broken)") }
                guard seed.isMultiple(of: 10) else { continue }
                let again = try PlaylistComposer.compose(draw.request, from: SongLibrary(draw.songs.reversed()))
                #expect(again == list, "seed \(seed)")
            } catch {
                #expect(draw.playable.isEmpty, "seed \(seed): \(error)")
            }
        }
    }

    /// Returns in words what doesn't hold.
    private static func broken(_ list: ComposedPlaylist, _ draw: Draw) -> [String] {
        let ids = list.entries.map(\.song.id)
        let playable = draw.playable
        let allowed = Set(playable.map(\.id))
        let artists = list.entries.map(\.song.artist)
        let rows = zip(artists, zip(artists.dropFirst(), artists.dropFirst(2)))
        let gap = abs(list.seconds - draw.seconds)
        let isTold = list.notes.contains { note in
            switch note {
            case .tooFewSongs, .uneven: true
            default: false
            }
        }
        var broken: [String] = []
        if ids.isEmpty { broken.append("no song") }
        if Set(ids).count != ids.count { broken.append("a song twice") }
        if !allowed.isSuperset(of: ids) { broken.append("a song that may not play") }
        if rows.contains(where: { !$0.isEmpty && $0 == $1.0 && $0 == $1.1 }) { broken.append("an artist thrice") }
        if (gap > 30) != isTold { broken.append("a gap of \(gap) and the notes \(list.notes)") }
        if draw.areArtistsDistinct, playable.count <= 10, gap > 30 {
            let nearest = Self.nearestGap(playable.map(\.seconds), draw.seconds)
            if nearest <= 30 { broken.append("a gap of \(gap) where \(nearest) is possible") }
        }
        if list.notes.contains(where: { if case .tooFewSongs = $0 { true } else { false } }),
            ids.count != playable.count || list.seconds > draw.seconds
        {
            broken.append("too few songs, and \(playable.count - ids.count) unused")
        }
        return broken + self.brokenEntries(list, draw)
    }

    private static func brokenEntries(_ list: ComposedPlaylist, _ draw: Draw) -> [String] {
        var broken: [String] = []
        var start = 0.0
        for entry in list.entries {
            let phase = draw.request.phases[entry.phase]
            if abs(entry.start - start) > 0.001 { broken.append("a pause or an overlap at \(start)") }
            start += entry.song.seconds
            if entry.beats != entry.song.tempo.map({ $0 * entry.reading.factor }) {
                broken.append("beats of another song")
            }
            let isInBand = entry.beats.map(phase.tempos.contains)
            let saysSo = entry.reasons.contains { reason in
                switch reason {
                case .suits, .followsSteps: true
                default: false
                }
            }
            if (isInBand ?? false) != saysSo { broken.append("a wrong reason: \(entry.words) for \(phase)") }
            if entry.beats == nil, entry.reasons.first != .unknownTempo { broken.append("a tempo from nowhere") }
            broken += self.brokenCrossing(entry, draw.request.phases)
        }
        if abs(start - list.seconds) > 0.001 { broken.append("a wrong length") }
        return broken
    }

    /// Long phases alone, because those of a few seconds may be one with their neighbours.
    private static func brokenCrossing(_ entry: ComposedPlaylist.Entry, _ phases: [PlaylistPhase]) -> [String] {
        guard phases.allSatisfy({ $0.seconds >= 180 }) else { return [] }
        let whole = phases.reduce(0) { $0 + $1.seconds }
        var border = 0.0
        var crossed = 0
        for phase in phases.dropLast() {
            border += phase.seconds
            let end = min(entry.start + entry.song.seconds, whole)
            if border - entry.start > 5, end - border > 5 { crossed += 1 }
        }
        let isTold = entry.reasons.contains { reason in
            switch reason {
            case .beginsBefore, .goesOn: true
            default: false
            }
        }
        return (crossed > 0) == isTold ? [] : ["a border that is crossed \(crossed) times: \(entry.words)"]
    }

    /// Returns how near some of the songs come to a length, by trying all.
    private static func nearestGap(_ lengths: [Double], _ seconds: Double) -> Double {
        var sums: Set<Double> = [0]
        for length in lengths { sums.formUnion(sums.map { $0 + length }) }
        sums.remove(0)
        return sums.map { abs($0 - seconds) }.min() ?? .infinity
    }

    @Test("holds for 50,000 songs, and takes the band's best from everywhere")
    func large() throws {
        let library = SongLibrary(Made.library(50_000, artists: 2_000))
        #expect(library.count == 50_000)
        var taste = PlaylistRequest.Taste()
        taste.likedSongs = Set((0..<50_000).filter { $0 % 97 == 0 }.map(String.init))
        let phases = PlaylistWorkout.strength.phases(seconds: 3_600)
        let list = try PlaylistComposer.compose(PlaylistRequest(phases: phases, taste: taste, seed: 3), from: library)
        #expect(abs(list.seconds - 3_600) <= 30)
        #expect(list.notes == [])
        #expect(list.entries.count { $0.reasons.contains(.likedSong) } * 10 >= list.entries.count * 9)
        #expect(list.entries.allSatisfy { phases[$0.phase].tempos.contains($0.beats ?? 0) })
    }
}
