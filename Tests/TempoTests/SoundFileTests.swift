import CSndfile
import Foundation
import Testing

@testable import Tempo

struct SoundFileTests {
    @Test("every format is decoded", arguments: EncodedSound.formats)
    func formats(format: EncodedSound) throws {
        let file = try TemporaryFile(try format.encoded(Signals(sampleRate: 48_000, seconds: 8).clicks(120)))
        let sound = try SoundFile.middle(of: file.path)
        #expect(sound.sampleRate == 48_000)
        #expect(abs(sound.duration - 8) < 0.2)
        let estimate = try #require(TempoEstimator().estimate(sound))
        #expect(abs(estimate.beatsPerMinute - 120) < 2, "\(estimate)")
    }

    @Test("only the middle is read", arguments: EncodedSound.formats)
    func middle(format: EncodedSound) throws {
        let signals = Signals(sampleRate: 48_000, seconds: 7)
        let song = signals.clicks(80) + signals.clicks(130) + signals.clicks(80)
        let file = try TemporaryFile(try format.encoded(song))
        var limits = SoundLimits()
        limits.seconds = 7
        let sound = try SoundFile.middle(of: file.path, limits: limits)
        #expect(abs(sound.duration - 7) < 0.05)
        let estimate = try #require(TempoEstimator().estimate(sound))
        #expect(abs(estimate.beatsPerMinute - 130) < 2, "\(estimate)")
    }

    @Test("channels are mixed, and rates beyond hearing thinned")
    func mixed() throws {
        let stereo = try TemporaryFile(WAVFile(channels: 2, samples: [1_000, 3_000, -8_000, 0]).bytes)
        let sound = try SoundFile.middle(of: stereo.path)
        #expect(sound.samples.map { ($0 * 32_768).rounded() } == [2_000, -4_000])
        let fast = try TemporaryFile(WAVFile(rate: 192_000, samples: [4, 8, 12, 16, 40, 40, 40, 40]).bytes)
        let thinned = try SoundFile.middle(of: fast.path)
        #expect(thinned.sampleRate == 48_000)
        #expect(thinned.samples.map { ($0 * 32_768).rounded() } == [10, 40])
    }

    @Test("says why a file can't be read")
    func problems() throws {
        func problem(_ bytes: [UInt8], _ limits: SoundLimits = SoundLimits()) throws -> SoundProblem? {
            let file = try TemporaryFile(bytes)
            do throws(SoundProblem) {
                _ = try SoundFile.middle(of: file.path, limits: limits)
                return nil
            } catch {
                return error
            }
        }
        var small = SoundLimits()
        small.bytes = 10
        #expect(try problem([]) == .empty)
        #expect(try problem([0]) == .otherFormat)
        #expect(try problem(Array("<html>not a song</html>".utf8)) == .otherFormat)
        #expect(try problem(Array("RIFF".utf8)) == .otherFormat)
        #expect(try problem(Array("RIFF1234WAVE".utf8)) == .broken)
        #expect(try problem(Array("fLaC".utf8) + Array(repeating: 0, count: 99)) == .broken)
        #expect(try problem(Array("OggS".utf8)) == .broken)
        #expect(try problem(Array("ID3".utf8)) == .broken)
        #expect(try problem(WAVFile(samples: []).bytes) == .noSound)
        #expect(try problem(WAVFile(samples: [1, 2, 3]).bytes, small) == .tooLarge)
        #expect(try problem(WAVFile(rate: 2_000_000_000, samples: [1, 2, 3]).bytes) == .sampleRate(2_000_000_000))
        #expect(try problem(WAVFile(rate: 1, samples: [1, 2, 3]).bytes) == .sampleRate(1))
        #expect(try problem(WAVFile(channels: 900, samples: Array(repeating: 1, count: 1_800)).bytes) != nil)
        let places: [(String, SoundProblem)] = [
            ("/nowhere/song.mp3", .missing), ("/tmp", .noFile), ("/dev/zero", .noFile),
        ]
        for (path, expected) in places {
            #expect(throws: expected) { try SoundFile.middle(of: path) }
        }
    }

    @Test("a named pipe is no file, and nobody waits for it")
    func pipe() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        #expect(throws: SoundProblem.noFile) { try SoundFile.middle(of: path) }
    }

    @Test("a length that lies neither helps nor harms", arguments: [UInt32(0), 2, 1_000_000, 0x7FFF_FFFF, .max])
    func lyingLength(claimed: UInt32) throws {
        let samples = Signals(seconds: 12).clicks(120).map { Int16($0 * 20_000) }
        let file = try TemporaryFile(WAVFile(samples: samples, claimed: claimed).bytes)
        let sound = try? SoundFile.middle(of: file.path)
        #expect((sound?.samples.count ?? 0) <= samples.count)
        if claimed > 1_000_000 { #expect(sound?.samples.count == samples.count) }
    }

    @Test("broken files of every format end in words or sound", arguments: EncodedSound.formats)
    func broken(format: EncodedSound) throws {
        let whole = try format.encoded(Signals(sampleRate: 48_000, seconds: 2).clicks(120))
        var random = SplitMix(state: 7)
        for round in 0..<40 {
            var bytes =
                round.isMultiple(of: 3) ? Array(whole.prefix(Int.random(in: 4...whole.count, using: &random))) : whole
            for _ in 0..<(round % 7) {
                // Headers are where lengths stand.
                let place = Int.random(
                    in: 4..<(Bool.random(using: &random) ? min(200, bytes.count + 1) : bytes.count + 1),
                    using: &random
                )
                if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
            }
            let file = try TemporaryFile(bytes)
            let sound = try? SoundFile.middle(of: file.path)
            #expect((sound?.duration ?? 0) <= 91)
        }
    }

    @Test("broken files that are opened at once close nothing of each other's")
    func closing() async throws {
        // Each file that is written here may get the descriptor that a broken one had.
        let failed = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<300).contains { _ in
                        guard let file = try? TemporaryFile(Array("RIFF1234WAVE".utf8)) else { return true }
                        do throws(SoundProblem) {
                            _ = try SoundFile.middle(of: file.path)
                            return true
                        } catch { return error != .broken }
                    }
                }
            }
            return await group.contains(true)
        }
        #expect(!failed)
    }
}
