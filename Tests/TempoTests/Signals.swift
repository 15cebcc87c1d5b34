import Foundation

/// Sound that tests make, of known tempo; the same seed makes the same noise.
struct Signals {
    var sampleRate = 11_025.0
    var seconds = 20.0
    var seed: UInt64 = 1

    var count: Int { Int(self.sampleRate * self.seconds) }

    func silence() -> [Float] { Array(repeating: 0, count: self.count) }

    /// White noise of this amplitude.
    func noise(_ amplitude: Float = 0.3) -> [Float] {
        var random = SplitMix(state: self.seed)
        return (0..<self.count).map { _ in random.signed() * amplitude }
    }

    /// Short bursts of 1 kHz.
    func clicks(_ beatsPerMinute: Double, noise: Float = 0) -> [Float] {
        var samples = self.noise(noise)
        for time in stride(from: 0.1, to: self.seconds, by: 60 / beatsPerMinute) {
            self.add(to: &samples, at: time, length: 0.02) { sin(2 * .pi * 1_000 * $0) * exp(-$0 * 200) }
        }
        return samples
    }

    /// A drummer's bars of four: bass drum on one and three, snare on two and four, and hats between, the second of
    /// each pair as late as `swing` says: 0.5 is straight, 2/3 are triplets.
    func drums(_ beatsPerMinute: Double, swing: Double = 0.5) -> [Float] {
        var samples = self.silence()
        var random = SplitMix(state: self.seed)
        let beat = 60 / beatsPerMinute
        for (index, time) in stride(from: 0.05, to: self.seconds, by: beat).enumerated() {
            if index.isMultiple(of: 2) {
                self.add(to: &samples, at: time, length: 0.25) {
                    sin(2 * .pi * (50 + 60 * exp(-$0 * 30)) * $0) * exp(-$0 * 12)
                }
            } else {
                self.add(to: &samples, at: time, length: 0.2) {
                    0.6 * (Double(random.signed()) + sin(2 * .pi * 190 * $0)) * exp(-$0 * 20)
                }
            }
            for (place, loudness) in [(time, 0.25), (time + beat * swing, 0.2)] {
                var last = 0.0
                self.add(to: &samples, at: place, length: 0.06) {
                    let now = Double(random.signed())
                    defer { last = now }
                    return loudness * (now - last) * exp(-$0 * 60)
                }
            }
        }
        return samples
    }

    /// A tone that grows without a beat.
    func ramp() -> [Float] {
        (0..<self.count).map { index in
            let time = Double(index) / self.sampleRate
            return Float(sin(2 * .pi * 440 * time) * time / self.seconds)
        }
    }

    private func add(to samples: inout [Float], at time: Double, length: Double, _ wave: (Double) -> Double) {
        let start = Int(time * self.sampleRate)
        for index in 0..<Int(length * self.sampleRate) where start + index < samples.count {
            samples[start + index] += Float(wave(Double(index) / self.sampleRate))
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        self.state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From -1 to 1.
    mutating func signed() -> Float { Float.random(in: -1...1, using: &self) }
}
