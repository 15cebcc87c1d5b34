/// Looks for the list against which least speaks, from the first song to the last.
///
/// It is a beam search over time: of all beginnings that end within the same few seconds, only the best few are
/// continued. So the length comes out right by itself, and a list that begins badly is given up early.
struct PlaylistSearch {
    /// How thoroughly it looks.
    struct Effort {
        /// Seconds within which beginnings compete.
        var slot: Double
        /// Beginnings that are kept of those.
        var width: Int
        /// Songs that are tried after each.
        var tries: Int

        static let quick = Effort(slot: 30, width: 4, tries: 24)
        static let thorough = Effort(slot: 10, width: 24, tries: 64)
    }

    struct Step {
        let candidate: SongPool.Candidate
        let start: Double
    }

    /// A list differs from its workout by no more, in seconds.
    static let tolerance = 30.0
    /// How often an artist may play in a row.
    private static let mostInARow = 2
    /// How far ahead the middle of the next song is, in seconds, before one is chosen.
    private static let halfASong = 105.0
    /// When less than this is left, in seconds, songs that end with the workout are tried as well.
    private static let nearEnd = 900.0

    private struct Beginning {
        var last: SongPool.Candidate?
        /// The place of the beginning without the last song.
        var before = 0
        /// Seconds.
        var length = 0.0
        var cost = 0.0
        /// Where the music should have been in the middle of the last song.
        var target = 0.0
        /// How often the last artist has played in a row.
        var inARow = 0
        /// A number for the same songs in whatever order.
        var songs: UInt64 = 0
        /// Bits of songs and artists: what has none here hasn't played.
        var songBits: UInt64 = 0
        var artistBits: UInt64 = 0

        /// Cost for each second.
        var rate: Double { self.length > 0 ? self.cost / self.length : 0 }
    }

    private struct Course: Hashable {
        let band: TempoBand
        /// To whole beats a minute.
        let target: Double
    }

    private let timeline: Timeline
    private let pools: [SongPool]
    private let effort: Effort
    private var beginnings: [Beginning] = []
    private var slots: [[Int]]
    /// The songs of a block in the order in which they are tried, by where the music should be.
    private var orders: [Course: [Int]] = [:]
    private var best: Int?

    /// Needs a pool for each block.
    init(_ timeline: Timeline, _ pools: [SongPool], _ effort: Effort) {
        self.timeline = timeline
        self.pools = pools
        self.effort = effort
        self.slots = Array(repeating: [], count: Int((timeline.seconds + Self.tolerance) / effort.slot) + 1)
    }

    /// Returns the songs in their order; none when no song may be played.
    mutating func run() -> [Step] {
        self.beginnings = [Beginning()]
        self.slots[0] = [0]
        for slot in self.slots.indices where !self.slots[slot].isEmpty {
            let tries = self.tries(slot)
            for beginning in self.slots[slot] { self.extend(beginning, tries) }
        }
        return self.steps
    }

    private var steps: [Step] {
        var steps: [Step] = []
        var place = self.best ?? 0
        while let last = self.beginnings[place].last {
            let before = self.beginnings[place].before
            steps.append(Step(candidate: last, start: self.beginnings[before].length))
            place = before
        }
        return steps.reversed()
    }

    /// Songs that may follow, by their block.
    private struct Tries {
        let pool: SongPool
        /// Places in the pool, the best first.
        let order: [Int]
    }

    private mutating func tries(_ slot: Int) -> Tries {
        let middle = min((Double(slot) + 0.5) * self.effort.slot + Self.halfASong, self.timeline.seconds - 1)
        let block = self.timeline.block(at: middle)
        let pool = self.pools[block]
        guard pool.candidates.count > 2 * self.effort.tries else {
            return Tries(pool: pool, order: Array(pool.candidates.indices))
        }
        let band = self.timeline.blocks[block].band
        let target = self.timeline.target(at: middle, in: self.timeline.blocks[block]).rounded()
        let key = Course(band: band, target: target)
        if let order = self.orders[key] { return Tries(pool: pool, order: order) }
        let costs = pool.candidates.map {
            $0.cost + Costs.misfit(beats: $0.beats, band: band, target: target)
                + Costs.misfit(moods: $0.moods, band: band)
        }
        let order = costs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
        self.orders[key] = order
        return Tries(pool: pool, order: order)
    }

    private mutating func extend(_ place: Int, _ tries: Tries) {
        let beginning = self.beginnings[place]
        let left = self.timeline.seconds - beginning.length
        // One that is long enough already would only get worse; none at all is no list.
        guard left > Self.tolerance || beginning.last == nil else { return }
        let isSmall = tries.order.count <= 2 * self.effort.tries
        var tried = 0
        for candidate in tries.order {
            if self.append(tries.pool.candidates[candidate], to: beginning, place) { tried += 1 }
            if tried == self.effort.tries, !isSmall { break }
        }
        if left < Self.nearEnd, !isSmall {
            for candidate in tries.pool.places(lasting: left - Self.tolerance...left + Self.tolerance) {
                _ = self.append(tries.pool.candidates[candidate], to: beginning, place)
            }
        }
    }

    /// Returns false when the song has played already, or would be the artist's third in a row.
    private mutating func append(_ candidate: SongPool.Candidate, to beginning: Beginning, _ place: Int) -> Bool {
        let songBit: UInt64 = 1 << (candidate.hash & 63)
        let artistBit: UInt64 = candidate.hasArtist ? 1 << UInt64(candidate.artist & 63) : 0
        if beginning.songBits & songBit != 0, self.hasPlayed(candidate, in: place) { return false }
        let isSame = candidate.hasArtist && beginning.last.map { $0.artist == candidate.artist } ?? false
        let inARow = isSame ? beginning.inARow + 1 : 1
        guard inARow <= Self.mostInARow else { return false }

        let end = beginning.length + candidate.seconds
        let target = self.timeline.target(at: (beginning.length + end) / 2)
        var cost = candidate.cost * candidate.seconds + self.misfit(candidate, from: beginning.length, to: end)
        if let last = beginning.last {
            cost += Costs.jump(from: last.beats, to: candidate.beats, asked: target / beginning.target)
            if !last.moods.isEmpty, !candidate.moods.isEmpty, !last.moods.meets(candidate.moods) {
                cost += Costs.moodChange
            }
        }
        if beginning.artistBits & artistBit != 0 {
            cost += Costs.earlierArtist * Double(self.songs(by: candidate.artist, in: place))
            if isSame { cost += Costs.sameArtist }
        }
        self.keep(
            Beginning(
                last: candidate,
                before: place,
                length: end,
                cost: beginning.cost + cost,
                target: target,
                inARow: inARow,
                songs: beginning.songs ^ candidate.hash,
                songBits: beginning.songBits | songBit,
                artistBits: beginning.artistBits | artistBit
            )
        )
        return true
    }

    private func hasPlayed(_ candidate: SongPool.Candidate, in place: Int) -> Bool {
        var place = place
        while let last = self.beginnings[place].last {
            if last.place == candidate.place { return true }
            place = self.beginnings[place].before
        }
        return false
    }

    private func songs(by artist: Int32, in place: Int) -> Int {
        var (place, count) = (place, 0)
        while let last = self.beginnings[place].last {
            if last.hasArtist, last.artist == artist { count += 1 }
            place = self.beginnings[place].before
        }
        return count
    }

    /// Adds up what speaks against a song over the blocks that it touches; what goes beyond the workout counts as its
    /// end.
    private func misfit(_ candidate: SongPool.Candidate, from start: Double, to end: Double) -> Double {
        var (time, sum) = (start, 0.0)
        for index in self.timeline.block(at: start)..<self.timeline.blocks.count {
            let block = self.timeline.blocks[index]
            let until = index == self.timeline.blocks.count - 1 ? end : min(end, block.span.upperBound)
            guard until > time else { break }
            let target = self.timeline.target(at: (time + until) / 2, in: block)
            let tempo = Costs.misfit(beats: candidate.beats, band: block.band, target: target)
            sum += (tempo + Costs.misfit(moods: candidate.moods, band: block.band)) * (until - time)
            time = until
        }
        return sum
    }

    /// Keeps a beginning if it is among the best that end about then, and remembers the best list.
    private mutating func keep(_ beginning: Beginning) {
        let slot = Int(beginning.length / self.effort.slot)
        var isKept = false
        if self.slots.indices.contains(slot), beginning.length <= self.timeline.seconds + Self.tolerance {
            isKept = self.enter(beginning, slot)
        }
        let isBest = self.best.map { self.isBetter(beginning, than: self.beginnings[$0]) } ?? true
        guard isKept || isBest else { return }
        if isBest { self.best = self.beginnings.count }
        self.beginnings.append(beginning)
    }

    /// Takes the place of the same songs in another order, or of the worst; returns false where there is none to take.
    private mutating func enter(_ beginning: Beginning, _ slot: Int) -> Bool {
        let (next, rate) = (self.beginnings.count, beginning.rate)
        let rivals = self.slots[slot]
        if let same = rivals.firstIndex(where: { self.beginnings[$0].songs == beginning.songs }) {
            guard rate < self.beginnings[rivals[same]].rate else { return false }
            self.slots[slot][same] = next
            return true
        }
        guard rivals.count == self.effort.width else {
            self.slots[slot].append(next)
            return true
        }
        guard
            let worst = rivals.indices.max(by: { self.beginnings[rivals[$0]].rate < self.beginnings[rivals[$1]].rate }),
            rate < self.beginnings[rivals[worst]].rate
        else { return false }
        self.slots[slot][worst] = next
        return true
    }

    private func isBetter(_ one: Beginning, than other: Beginning) -> Bool {
        let gaps = (abs(one.length - self.timeline.seconds), abs(other.length - self.timeline.seconds))
        if gaps.0 <= Self.tolerance, gaps.1 <= Self.tolerance { return one.rate < other.rate }
        return gaps.0 == gaps.1 ? one.rate < other.rate : gaps.0 < gaps.1
    }
}
