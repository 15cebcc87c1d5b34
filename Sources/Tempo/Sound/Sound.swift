/// Sound of one channel.
package struct Sound: Sendable {
    package let samples: [Float]
    /// Samples per second.
    package let sampleRate: Double
    /// The loudness of all channels in LUFS (EBU R128); nil for silence, and where it wasn't measured.
    package let loudness: Double?

    package init(samples: [Float], sampleRate: Double, loudness: Double? = nil) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.loudness = loudness
    }

    /// The sample rates that are read: from a telephone's half to the highest of recording studios.
    package static let sampleRates: ClosedRange<Double> = 4_000...384_000

    /// Seconds.
    package var duration: Double { Double(self.samples.count) / self.sampleRate }
}
