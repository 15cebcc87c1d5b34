import Foundation
import Testing

@testable import Tempo

struct TempoEstimatorTests {
    private let estimator = TempoEstimator()

    private func estimate(_ samples: [Float], _ signals: Signals = Signals()) -> TempoEstimate? {
        self.estimator.estimate(Sound(samples: samples, sampleRate: signals.sampleRate))
    }

    private func isNear(_ number: Double, _ truth: Double) -> Bool { abs(number / truth - 1) < 0.02 }

    @Test("clicks under noise are counted", arguments: [72.0, 101, 120, 137, 164], [Float(0), 0.1])
    func clicks(beats: Double, noise: Float) throws {
        let estimate = try #require(self.estimate(Signals().clicks(beats, noise: noise)))
        #expect(self.isNear(estimate.beatsPerMinute, beats), "\(estimate)")
    }

    @Test(
        "drums are counted by their beats, straight or swung",
        arguments: [110.0, 122, 133],
        [0.5, 0.6, 2.0 / 3]
    )
    func drums(beats: Double, swing: Double) throws {
        let estimate = try #require(self.estimate(Signals().drums(beats, swing: swing)))
        #expect(self.isNear(estimate.beatsPerMinute, beats), "\(estimate)")
    }

    @Test("slow and fast drums are counted by their beats, or the other reading is", arguments: [66.0, 84, 160, 176])
    func slowAndFast(beats: Double) throws {
        let estimate = try #require(self.estimate(Signals().drums(beats)))
        #expect([estimate.beatsPerMinute, estimate.other].contains { self.isNear($0, beats) }, "\(estimate)")
    }

    @Test("the other reading is the half or the double", arguments: [60.0, 140, 230])
    func other(beats: Double) throws {
        let estimate = try #require(self.estimate(Signals().clicks(beats)))
        let ratio = estimate.other / estimate.beatsPerMinute
        #expect(abs(ratio - 2) < 0.001 || abs(ratio - 0.5) < 0.001, "\(estimate)")
        let readings = [estimate.beatsPerMinute, estimate.other]
        #expect(readings.contains { self.isNear($0, beats) }, "\(estimate)")
    }

    @Test("a beat is surer than noise")
    func certainty() throws {
        let drums = try #require(self.estimate(Signals().drums(118)))
        #expect((0.5...1).contains(drums.certainty), "\(drums)")
        for seed in UInt64(1)...2 {
            let noise = self.estimate(Signals(seed: seed).noise())
            #expect((noise?.certainty ?? 0) < drums.certainty / 2, "\(String(describing: noise))")
        }
    }

    @Test("where nothing beats there is no tempo")
    func nothing() {
        #expect(self.estimate([]) == nil)
        #expect(self.estimate([1]) == nil)
        #expect(self.estimate(Signals().silence()) == nil)
        #expect(self.estimate(Array(repeating: 0.5, count: 120_000)) == nil)
        #expect(self.estimate(Signals(seconds: 3).drums(120)) == nil)
        #expect(self.estimate(Signals().ramp()) == nil)
    }

    @Test("loudness makes no difference", arguments: [Float(0.0001), 10_000])
    func loudness(factor: Float) throws {
        let samples = Signals().drums(104)
        let estimate = try #require(self.estimate(samples.map { $0 * factor }))
        #expect(self.isNear(estimate.beatsPerMinute, 104), "\(estimate)")
    }

    @Test("every sample rate is read", arguments: [4_000.0, 7_999, 11_025, 48_000, 384_000])
    func sampleRate(rate: Double) throws {
        let signals = Signals(sampleRate: rate, seconds: 12)
        let estimate = try #require(self.estimate(signals.clicks(126), signals))
        #expect(self.isNear(estimate.beatsPerMinute, 126), "\(estimate)")
    }

    @Test("rates that no sound has are no trap", arguments: [0.0, -1, .nan, .infinity, 1, 3_999, 400_000, 1e300])
    func strangeRate(rate: Double) {
        #expect(self.estimator.estimate(Sound(samples: Signals().clicks(120), sampleRate: rate)) == nil)
    }

    @Test("what is no number is silent", arguments: [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func strangeSamples(number: Float) throws {
        var samples = Signals().drums(120)
        for index in stride(from: 50_000, to: 51_000, by: 7) { samples[index] = number }
        // A number that is only too large is a click as loud as all the rest.
        let estimate = self.estimate(samples)
        if !number.isFinite { #expect(self.isNear(try #require(estimate).beatsPerMinute, 120), "\(estimate as Any)") }
        let all = self.estimate(Array(repeating: number, count: 120_000))
        #expect((all?.certainty ?? 0) < 0.3)
    }
}
