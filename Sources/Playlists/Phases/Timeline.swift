/// A workout as a course of tempos over time.
struct Timeline: Sendable {
    /// A phase, or intervals of which none lasts as long as a song.
    struct Section: Sendable {
        /// The phase that gives it its name and music: of intervals the hardest.
        let phase: Int
        let span: Range<Double>
    }

    /// Sections that follow each other and have one band.
    struct Block: Sendable {
        let band: TempoBand
        var span: Range<Double>
    }

    /// The longest workout a list is made for, in seconds.
    static let longest = 6.0 * 3_600
    /// A phase shorter than this, in seconds, has no song of its own: few songs are shorter.
    private static let shortPhase = 180.0

    /// Those that have a length.
    let phases: [PlaylistPhase]
    /// Where each stood among all.
    let places: [Int]
    let sections: [Section]
    let blocks: [Block]
    let seconds: Double

    /// Leaves out phases without length.
    init(_ phases: [PlaylistPhase]) throws(PlaylistProblem) {
        self.places = phases.indices.filter { phases[$0].seconds > 0 && phases[$0].seconds.isFinite }
        self.phases = self.places.map { phases[$0] }
        self.seconds = self.phases.reduce(0) { $0 + $1.seconds }
        guard self.seconds > 0 else { throw .noWorkout }
        guard self.seconds <= Self.longest else { throw .tooLong }
        self.sections = Self.sections(self.phases)
        self.blocks = Self.blocks(self.sections, self.phases)
    }

    func block(at time: Double) -> Int {
        self.blocks.firstIndex { time < $0.span.upperBound } ?? self.blocks.count - 1
    }

    /// Returns the beats per minute that the music should have at a time.
    func target(at time: Double) -> Double { self.target(at: time, in: self.blocks[self.block(at: time)]) }

    func target(at time: Double, in block: Block) -> Double {
        let length = block.span.upperBound - block.span.lowerBound
        let share = min(max((time - block.span.lowerBound) / length, 0), 1)
        return block.band.start + (block.band.end - block.band.start) * share
    }

    private static func sections(_ phases: [PlaylistPhase]) -> [Section] {
        var sections: [Section] = []
        for (place, phase) in phases.enumerated() {
            let start = sections.last?.span.upperBound ?? 0
            let end = start + phase.seconds
            if let last = sections.last, Self.isInterval(phases[place - 1]), Self.isInterval(phase) {
                let isHarder = Self.hardness(phase) > Self.hardness(phases[last.phase])
                sections.removeLast()
                sections.append(Section(phase: isHarder ? place : last.phase, span: last.span.lowerBound..<end))
            } else {
                sections.append(Section(phase: place, span: start..<end))
            }
        }
        return sections
    }

    private static func blocks(_ sections: [Section], _ phases: [PlaylistPhase]) -> [Block] {
        var blocks: [Block] = []
        for section in sections {
            let band = TempoBand(phases[section.phase])
            if let last = blocks.last, last.band == band {
                blocks[blocks.count - 1].span = last.span.lowerBound..<section.span.upperBound
            } else {
                blocks.append(Block(band: band, span: section.span))
            }
        }
        return blocks
    }

    private static func isInterval(_ phase: PlaylistPhase) -> Bool {
        phase.seconds < self.shortPhase && (phase.kind == .endurance || phase.kind == .strength)
    }

    private static func hardness(_ phase: PlaylistPhase) -> (PlaylistPhase.Effort, Double) {
        (phase.effort, TempoBand(phase).end)
    }
}
