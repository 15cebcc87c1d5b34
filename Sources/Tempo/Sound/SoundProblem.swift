/// Why a file has no tempo.
package enum SoundProblem: Error, Equatable, CustomStringConvertible {
    case missing, unreadable, noFile, empty, tooLarge, otherFormat, broken, noSound, tookTooLong, noBeat
    case sampleRate(Int)
    case channels(Int)

    package var description: String {
        switch self {
        case .missing: "There is no such file."
        case .unreadable: "The file can't be opened."
        case .noFile: "This is no file."
        case .empty: "The file is empty."
        case .tooLarge: "The file is too large to be one song."
        case .otherFormat: "This is no MP3, Ogg Vorbis, Opus, FLAC or WAV file."
        case .broken: "The file is broken, or not what it says it is."
        case .noSound: "There is no sound in the file."
        case .noBeat: "No beat is to be heard."
        case .tookTooLong: "The file takes too long to decode."
        case .sampleRate(let rate): "The file claims \(rate) samples a second, which no song has."
        case .channels(let count): "The file claims \(count) channels, which no song has."
        }
    }
}
