/// A word of the question, and which words of a name match it.
struct AskedWord: Sendable {
    let word: String
    /// The cost of a match in which the name's word only begins with this one; nil when it must be the whole word.
    var beginning: Double?
    /// Known words that this one may be a misspelling of.
    var corrections: [String] = []

    private let letters: [UInt8]
    private var corrected: [[UInt8]] = []

    init(_ word: String, beginning: Double? = nil, corrections: [String] = []) {
        self.word = word
        self.beginning = beginning
        self.corrections = corrections
        self.letters = Array(word.utf8)
        self.corrected = corrections.map { Array($0.utf8) }
    }

    /// Returns the cost of taking `other` for this word; nil when it is another word.
    @inline(__always)
    func cost(_ other: UnsafeRawBufferPointer) -> Double? {
        if other.count >= self.letters.count, Self.begins(other, self.letters) {
            let more = other.count - self.letters.count
            if more == 0 { return 0 }
            if let beginning = self.beginning { return beginning + min(0.25 * Double(more), 2) }
        }
        for word in self.corrected where word.count == other.count && Self.begins(other, word) { return 1.5 }
        return nil
    }

    @inline(__always)
    private static func begins(_ bytes: UnsafeRawBufferPointer, _ with: [UInt8]) -> Bool {
        for place in with.indices where bytes[place] != with[place] { return false }
        return true
    }
}
