/// Announcements on their way to a reader, of whom only so many wait.
///
/// One that finds no room is a gap, which the reader is told of as soon as there is room again.
struct AnnouncementQueue {
    /// Each has less than 8000 bytes.
    static let longest = 1_000

    let stream: AsyncStream<Announcement>
    let words: AsyncStream<Announcement>.Continuation
    private var owesGap = false

    init(longest: Int = Self.longest) {
        (self.stream, self.words) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(longest))
    }

    mutating func add(_ text: String) {
        self.settle()
        if self.owesGap { return }
        if case .dropped = self.words.yield(.text(text)) { self.owesGap = true }
    }

    mutating func addGap() {
        self.owesGap = true
        self.settle()
    }

    /// Tells of a gap that could not be told yet.
    mutating func settle() {
        guard self.owesGap else { return }
        if case .dropped = self.words.yield(.gap) { return }
        self.owesGap = false
    }
}
