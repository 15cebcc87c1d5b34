/// How well pictures were recognised.
package struct Measures: Sendable, Equatable {
    package private(set) var count = 0
    private var first = 0
    private var inThree = 0
    private var nothing = 0
    private var picked = 0
    private var pickedRight = 0
    private var bins = [Bin](repeating: Bin(), count: 15)

    private struct Bin: Sendable, Equatable {
        var count = 0
        var right = 0
        var confidence = 0.0
    }

    package init() {}

    package mutating func add(_ guesses: [FoodGuess], truth: String) {
        self.count += 1
        guard let best = guesses.first else {
            self.nothing += 1
            return
        }
        let isRight = best.kind == truth
        self.first += isRight ? 1 : 0
        self.inThree += guesses.prefix(3).contains { $0.kind == truth } ? 1 : 0
        if best.confidence >= Recognition.floor {
            self.picked += 1
            self.pickedRight += isRight ? 1 : 0
        }
        let bin = min(self.bins.count - 1, Int(best.confidence * Double(self.bins.count)))
        self.bins[bin].count += 1
        self.bins[bin].right += isRight ? 1 : 0
        self.bins[bin].confidence += best.confidence
    }

    /// The share whose first guess was right, and the share with the right one among the first three.
    package var firstShare: Double { self.share(self.first) }
    package var threeShare: Double { self.share(self.inThree) }
    /// The share in which no food was seen.
    package var nothingShare: Double { self.share(self.nothing) }
    /// The share of which a guess was sure enough to be picked, and how many of these were right.
    package var pickedShare: Double { self.share(self.picked) }
    package var pickedRightShare: Double { self.picked == 0 ? 0 : Double(self.pickedRight) / Double(self.picked) }

    /// The expected calibration error: how far confidence is from being right, on average over 15 bins of confidence, each
    /// by how many are in it (Guo, Pleiss, Sun and Weinberger 2017).
    package var calibrationError: Double {
        self.bins.reduce(0) { $0 + abs(Double($1.right) - $1.confidence) } / Double(max(1, self.count))
    }

    private func share(_ number: Int) -> Double { Double(number) / Double(max(1, self.count)) }

    /// What was measured, a line each.
    package var words: String {
        func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
        return """
            photos                     \(self.count)
            right first                \(percent(self.firstShare))
            right among three          \(percent(self.threeShare))
            picked in advance          \(percent(self.pickedShare)), of which right \(percent(self.pickedRightShare))
            nothing seen               \(percent(self.nothingShare))
            calibration error          \((self.calibrationError * 1000).rounded() / 1000)
            """
    }
}
