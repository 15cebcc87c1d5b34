import ArgumentParser
import Foundation
import Tempo

struct MeasureTempo: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tempo",
        abstract: "Say how fast songs are: path, beats per minute, how sure (0 to 1), the half or double, tabs between."
    )

    @Argument(help: "Sound: MP3, Ogg Vorbis, Opus, FLAC or WAV.")
    var files: [String]

    func run() throws {
        let estimator = TempoEstimator()
        var failed = false
        for file in self.files {
            let path = file.components(separatedBy: .controlCharacters).joined(separator: " ")
            do throws(SoundProblem) {
                guard let tempo = estimator.estimate(try SoundFile.middle(of: file)) else {
                    throw SoundProblem.noBeat
                }
                let numbers = [(tempo.beatsPerMinute, 1), (tempo.certainty, 2), (tempo.other, 1)].map {
                    number,
                    digits in
                    String(format: "%.\(digits)f", number)
                }
                Self.write(([path] + numbers).joined(separator: "\t"), to: .standardOutput)
            } catch {
                failed = true
                Self.write("\(path): \(error.description)", to: .standardError)
            }
        }
        if failed { throw ExitCode.failure }
    }

    /// Writes a line at once: who reads along waits for no buffer to fill.
    private static func write(_ line: String, to output: FileHandle) {
        output.write(Data((line + "\n").utf8))
    }
}
