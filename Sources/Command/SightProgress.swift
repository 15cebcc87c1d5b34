import Foundation

/// Says how many of some photos were looked at, and how long the others may take.
struct SightProgress {
    private let count: Int
    private let known: Int
    private var seen: Int
    private let begun = ContinuousClock.now
    private var said = ContinuousClock.now

    private static let pause = Duration.seconds(10)

    /// `known` were looked at before.
    init(_ count: Int, known: Int) {
        (self.count, self.known, self.seen) = (count, known, known)
        if known > 0 { self.say("\(known) of \(count) were seen before") }
    }

    /// Takes one more; says something every ten seconds, and at the end.
    mutating func advance() {
        self.seen += 1
        let isLast = self.seen == self.count
        guard isLast || self.said.duration(to: .now) >= Self.pause else { return }
        self.said = .now
        let each = self.begun.duration(to: .now) / .seconds(1) / Double(self.seen - self.known)
        let left = each * Double(self.count - self.seen)
        self.say("\(self.seen) of \(self.count) seen" + (isLast ? "" : ", \(Self.words(seconds: left)) left"))
    }

    private static func words(seconds: Double) -> String {
        seconds < 90 ? "some \(Int(seconds.rounded())) s" : "some \(Int((seconds / 60).rounded())) min"
    }

    /// Unlike what is printed, it is there at once where the output goes to a file.
    private func say(_ words: String) { FileHandle.standardOutput.write(Data("\(words)\n".utf8)) }
}
