/// The songs from which those of a block are chosen.
struct SongPool {
    struct Candidate {
        let place: Int
        let reading: BeatReading
        /// As counted; 0 where nobody knows.
        let beats: Double
        let moods: MoodSet
        let seconds: Double
        let artist: Int32
        let hasArtist: Bool
        let hash: UInt64
        /// What speaks against it at every place of the block, for each second.
        let cost: Double
    }

    /// By length, the shortest first.
    let candidates: [Candidate]
    /// How long the songs of the library that lie in the band last together.
    let secondsInBand: Double

    /// The most songs that one block chooses from; a workout of six hours takes half.
    private static let most = 192
    /// Parts of a band that each give their best, so that no end of it is empty.
    private static let parts = 4

    init(_ block: Timeline.Block, _ appeal: SongAppeal, _ library: SongLibrary, withUnknownTempo: Bool) {
        let band = block.band
        let middle = (band.start + band.end) / 2
        let width = (band.tempos.upperBound - band.tempos.lowerBound) / Double(Self.parts)
        var parts = Array(repeating: Best(count: Self.most / Self.parts), count: Self.parts)
        var others = Best(count: Self.most)
        var secondsInBand = 0.0
        func visit(_ place: Int) {
            guard appeal.isPlayable(place) else { return }
            let facts = library.facts[place]
            let (reading, readingCost) = Self.reading(of: facts, band)
            let beats = facts.tempo * reading.factor
            var cost = appeal.costs[place] + readingCost
            cost += Costs.misfit(moods: facts.character.moods(reading), band: band)
            if band.tempos.contains(beats) {
                let part = min(Int((beats - band.tempos.lowerBound) / width), Self.parts - 1)
                parts[part].add(place, reading, facts, cost: cost)
                secondsInBand += facts.seconds
            } else {
                others.add(place, reading, facts, cost: cost + Costs.misfit(beats: beats, band: band, target: middle))
            }
        }
        let ranges = Self.ranges(band, library)
        for range in ranges { for place in range { visit(place) } }
        var chosen = parts.flatMap(\.songs)
        if chosen.count < Self.most {
            for place in 0..<library.knownCount where !ranges.contains(where: { $0.contains(place) }) { visit(place) }
        }
        chosen += others.songs.prefix(Self.most - chosen.count)
        if withUnknownTempo { chosen += Self.unknown(appeal, library) }
        self.candidates = chosen.map { Candidate($0, band, appeal, library) }
            .sorted { ($0.seconds, $0.place) < ($1.seconds, $1.place) }
        self.secondsInBand = secondsInBand
    }

    /// Returns the places of candidates that last no less and no longer than a range says.
    func places(lasting seconds: ClosedRange<Double>) -> Range<Int> {
        let first = self.candidates.firstIndex { $0.seconds >= seconds.lowerBound } ?? self.candidates.count
        let end = self.candidates[first...].firstIndex { $0.seconds > seconds.upperBound } ?? self.candidates.count
        return first..<end
    }

    /// Returns where songs stand that lie in a band as they are, at double or at half; none twice.
    private static func ranges(_ band: TempoBand, _ library: SongLibrary) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        // From slow to fast: songs to be counted at double come first.
        for factor in [2.0, 1, 0.5] {
            let tempos = band.tempos.lowerBound / factor...band.tempos.upperBound / factor
            let range = library.places(in: tempos)
            let start = max(range.lowerBound, ranges.last?.upperBound ?? 0)
            if start < range.upperBound { ranges.append(start..<range.upperBound) }
        }
        return ranges
    }

    /// Returns how a song is best counted in a band, and what that costs.
    private static func reading(of facts: SongFacts, _ band: TempoBand) -> (BeatReading, Double) {
        var best = (reading: BeatReading.asIs, cost: 0.0)
        if band.tempos.contains(facts.tempo) { return best }
        var least = Costs.outside(facts.tempo, band)
        for reading in [BeatReading.double, .half] {
            let cost = Costs.reading(reading, of: facts.character, band: band)
            let all = cost + Costs.outside(facts.tempo * reading.factor, band)
            if all < least { (best, least) = ((reading, cost), all) }
        }
        return best
    }

    private static func unknown(_ appeal: SongAppeal, _ library: SongLibrary) -> [Best.Song] {
        var best = Best(count: Self.most)
        for place in library.knownCount..<library.count where appeal.isPlayable(place) {
            best.add(place, .asIs, library.facts[place], cost: appeal.costs[place])
        }
        return best.songs
    }
}

extension SongPool.Candidate {
    fileprivate init(_ song: Best.Song, _ band: TempoBand, _ appeal: SongAppeal, _ library: SongLibrary) {
        let facts = library.facts[song.place]
        let reading = Costs.reading(song.reading, of: facts.character, band: band)
        self.init(
            place: song.place,
            reading: song.reading,
            beats: facts.tempo * song.reading.factor,
            moods: facts.character.moods(song.reading),
            seconds: facts.seconds,
            artist: facts.artist,
            hasArtist: facts.hasArtist,
            hash: facts.hash,
            cost: appeal.costs[song.place] + reading
        )
    }
}

/// The cheapest of many songs, without sorting them all.
///
/// At most two in three are by one artist, because more can't play without a third in a row.
private struct Best {
    struct Song {
        let place: Int
        let reading: BeatReading
        fileprivate let cost: Double
        fileprivate let artist: Int32?
    }

    private let count: Int
    private var kept: [Song] = []
    /// What one must stay below to be kept.
    private var limit = Double.infinity

    init(count: Int) { self.count = count }

    var songs: [Song] {
        var best = self
        best.cut()
        return best.kept
    }

    mutating func add(_ place: Int, _ reading: BeatReading, _ facts: SongFacts, cost: Double) {
        guard cost < self.limit else { return }
        let artist = facts.hasArtist ? facts.artist : nil
        self.kept.append(Song(place: place, reading: reading, cost: cost, artist: artist))
        if self.kept.count == 2 * self.count { self.cut() }
    }

    private mutating func cut() {
        self.kept.sort { ($0.cost, $0.place) < ($1.cost, $1.place) }
        guard self.kept.count > self.count else { return }
        var songs: [Int32: Int] = [:]
        self.kept.removeAll { song in
            guard let artist = song.artist else { return false }
            songs[artist, default: 0] += 1
            return songs[artist, default: 0] > self.count * 2 / 3
        }
        guard self.kept.count > self.count else { return }
        self.kept.removeLast(self.kept.count - self.count)
        self.limit = self.kept[self.count - 1].cost
    }
}
