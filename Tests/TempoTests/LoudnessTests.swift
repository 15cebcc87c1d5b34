import Foundation
import Testing

@testable import Tempo

struct LoudnessTests {
    private func loudness(of samples: [Int16], asked: Bool = true) throws -> Double? {
        let file = try TemporaryFile(WAVFile(rate: 48_000, samples: samples).bytes)
        let descriptor = open(file.path, O_RDONLY)
        defer { close(descriptor) }
        return try SoundFile.middle(of: descriptor, measuringLoudness: asked).loudness
    }

    private func tone(_ amplitude: Double) -> [Int16] {
        let step = 2 * Double.pi * 997 / 48_000
        return (0..<480_000).map { (place: Int) -> Int16 in Int16(sin(step * Double(place)) * amplitude * 32_767) }
    }

    @Test("a tone is as loud as the recommendation says", arguments: [(1.0, -3.01), (0.1, -23.01), (0.01, -43.01)])
    func tones(amplitude: Double, lufs: Double) throws {
        // ITU-R BS.1770-4: a sine of 997 Hz at full scale in one channel reads −3.01 LKFS.
        let loudness = try #require(try self.loudness(of: self.tone(amplitude)))
        #expect(abs(loudness - lufs) < 0.1, "\(loudness)")
    }

    @Test("silence has no loudness, and none is measured where nobody asks")
    func none() throws {
        #expect(try self.loudness(of: [Int16](repeating: 0, count: 480_000)) == nil)
        #expect(try self.loudness(of: self.tone(0.5), asked: false) == nil)
    }
}
