/// Collects samples at no more than 48 kHz: of higher rates the mean of several becomes one.
///
/// Beats are heard below 11 kHz, so more samples would only cost time and memory. What is no number, as files of floats may
/// hold, becomes silence.
struct Thinning {
    private static let highestRate = 48_000.0
    private static let loudest: Float = 1e6

    let factor: Int
    private(set) var samples: [Float] = []
    private var sum: Float = 0
    private var count = 0

    init(sampleRate: Double) {
        self.factor = max(1, Int((sampleRate / Self.highestRate).rounded(.up)))
    }

    mutating func append(_ sample: Float) {
        let sample = sample.isFinite ? min(max(sample, -Self.loudest), Self.loudest) : 0
        guard self.factor > 1 else { return self.samples.append(sample) }
        self.sum += sample
        self.count += 1
        guard self.count == self.factor else { return }
        self.samples.append(self.sum / Float(self.factor))
        self.sum = 0
        self.count = 0
    }
}
