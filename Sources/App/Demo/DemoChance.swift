import HealthMath

/// Chance that is the same for the same seed, so that two houses are filled alike.
struct DemoChance: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { self.state = seed.mixed }

    mutating func next() -> UInt64 {
        self.state &+= UInt64.mixingStep
        return self.state.mixed
    }

    /// Returns whether something happens that happens in this share of cases.
    mutating func hits(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    /// Returns a number between two, to one decimal.
    mutating func tenth(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 10).rounded() / 10
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<T>(_ list: [T]) -> T? { list.randomElement(using: &self) }

    /// Returns an id as devices make them, for a request that is sent once.
    mutating func id() -> String {
        let (high, low) = (self.next(), self.next())
        let digits = [high, low].map { number in
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        var letters = Array(digits)
        // Version 4, variant 10 (RFC 9562).
        (letters[12], letters[16]) = ("4", "8")
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(letters[$0]) }
        return parts.joined(separator: "-")
    }
}
