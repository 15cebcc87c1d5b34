import Tempo

/// Says why a file of the folder isn't a song here.
enum SongFileProblem: Error, Equatable, CustomStringConvertible {
    case missing, unreadable, noFile, link, empty, tooLarge, otherFormat, noSound, broken, notUTF8, endedUs
    case undecodable(SoundProblem)

    var description: String {
        switch self {
        case .missing: "It is gone."
        case .unreadable: "It can't be opened: let Spotter's user read it."
        case .noFile: "It is no file."
        case .link: "It is a link, and links aren't followed: put the file itself into the folder."
        case .empty: "It is empty."
        case .tooLarge: "It is larger than 1 GB, too large to be one song."
        case .otherFormat: "It is no MP3, Ogg Vorbis, Opus, FLAC, WAV or M4A file, whatever its name says."
        case .noSound: "There is no sound in it."
        case .broken: "It is broken, or not what it says it is."
        case .notUTF8: "Its name can't be read: give it one in UTF-8."
        case .endedUs: "Spotter ended twice while it read this file, so it is left alone until it changes."
        case .undecodable(let problem): problem.description
        }
    }
}
