import CKissFFT

/// The Fourier transform of so many real numbers, by kissfft; not to be shared between threads.
struct FourierTransform: ~Copyable {
    let count: Int
    private let plan: kiss_fftr_cfg
    private var bins: [kiss_fft_cpx]

    /// Returns nil when the count is odd, and when there is no memory.
    init?(count: Int) {
        guard count >= 2, count.isMultiple(of: 2), let plan = kiss_fftr_alloc(Int32(count), 0, nil, nil) else {
            return nil
        }
        self.count = count
        self.plan = plan
        self.bins = Array(repeating: kiss_fft_cpx(r: 0, i: 0), count: count / 2 + 1)
    }

    deinit { kiss_fftr_released(self.plan) }

    /// Writes the power at each frequency from 0 to half the rate: `count / 2 + 1` numbers.
    mutating func power(of samples: [Float], into power: inout [Float]) {
        kiss_fftr(self.plan, samples, &self.bins)
        self.bins.withUnsafeBufferPointer { bins in
            power.withUnsafeMutableBufferPointer { power in
                for index in bins.indices {
                    power[index] = bins[index].r * bins[index].r + bins[index].i * bins[index].i
                }
            }
        }
    }

    /// Returns the real parts at each frequency from 0 to half the rate.
    mutating func realParts(of samples: [Float]) -> [Float] {
        kiss_fftr(self.plan, samples, &self.bins)
        return self.bins.map(\.r)
    }
}
