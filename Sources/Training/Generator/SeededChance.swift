import HealthMath

/// A random number generator that gives the same numbers for the same seed on every machine: SplitMix64.
struct SeededChance {
    private var state: UInt64

    init(seed: UInt64) { self.state = seed }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func share() -> Double { self.next().asShare }

    private mutating func next() -> UInt64 {
        defer { self.state &+= UInt64.mixingStep }
        return self.state.mixed
    }
}
