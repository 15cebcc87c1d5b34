/// Sound of one channel.
package struct Sound: Sendable {
    package let samples: [Float]
    /// Samples per second.
    package let sampleRate: Double

    package init(samples: [Float], sampleRate: Double) {
        self.samples = samples
        self.sampleRate = sampleRate
    }

    /// The sample rates that are read: from a telephone's half to the highest of recording studios.
    package static let sampleRates: ClosedRange<Double> = 4_000...384_000

    /// Seconds.
    package var duration: Double { Double(self.samples.count) / self.sampleRate }
}
