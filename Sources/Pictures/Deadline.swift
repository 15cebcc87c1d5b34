/// When the decoding of an image ends, whether it is done or not.
///
/// libvips reports its progress every few lines; a stopped image gives no more pixels, and neither do images made of
/// it.
final class Deadline {
    private let end: ContinuousClock.Instant
    /// Whether a decoding was ended.
    private(set) var isOver = false

    init(seconds: Double) { self.end = .now + .seconds(seconds) }

    /// Whether the decoding that asks must end now.
    func isReached() -> Bool {
        guard ContinuousClock.now >= self.end else { return false }
        self.isOver = true
        return true
    }
}
