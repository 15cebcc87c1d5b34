import CSndfile
import Foundation
import Testing

/// A format in which tests write sound of one channel at 48 kHz, by libsndfile.
struct EncodedSound: CustomTestStringConvertible {
    let testDescription: String
    private let format: Int

    static let formats = [
        EncodedSound("WAV", SF_FORMAT_WAV, SF_FORMAT_PCM_16),
        EncodedSound("WAV of floats", SF_FORMAT_WAV, SF_FORMAT_FLOAT),
        EncodedSound("FLAC", SF_FORMAT_FLAC, SF_FORMAT_PCM_16),
        EncodedSound("Ogg Vorbis", SF_FORMAT_OGG, SF_FORMAT_VORBIS),
        EncodedSound("Opus", SF_FORMAT_OGG, SF_FORMAT_OPUS),
        EncodedSound("MP3", SF_FORMAT_MPEG, SF_FORMAT_MPEG_LAYER_III),
    ]

    private init(_ name: String, _ type: Int, _ subtype: Int) {
        self.testDescription = name
        self.format = type | subtype
    }

    func encoded(_ samples: [Float]) throws -> [UInt8] {
        let file = try TemporaryFile([])
        var facts = SF_INFO()
        facts.samplerate = 48_000
        facts.channels = 1
        facts.format = Int32(self.format)
        let output = try #require(sf_open(file.path, Int32(SFM_WRITE), &facts))
        #expect(sf_writef_float(output, samples, Int64(samples.count)) == samples.count)
        sf_close(output)
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    }
}
