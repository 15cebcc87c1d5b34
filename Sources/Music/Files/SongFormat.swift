import CTagLib
import Tempo

/// The formats that songs may have, recognised by a file's first bytes and not by its name.
enum SongFormat: Sendable {
    case mp3, flac, vorbis, opus, wav, mp4

    /// How many bytes are looked at: with them an Ogg stream has said what is in it.
    static let length = 64
    /// The endings of names that are looked at; what else lies in the folder is no song.
    static let endings: Set<String> = ["mp3", "flac", "ogg", "oga", "opus", "wav", "wave", "m4a"]

    init?(_ bytes: [UInt8]) {
        let isMP4 = bytes.dropFirst(4).starts(with: "ftyp".utf8)
        switch SoundFormat(bytes) {
        case .wav: self = .wav
        case .flac: self = .flac
        case .ogg: self = bytes.dropFirst(28).starts(with: "OpusHead".utf8) ? .opus : .vorbis
        case .mp3 where !isMP4: self = .mp3
        case .mp3, nil:
            guard isMP4 else { return nil }
            self = .mp4
        }
    }

    var contentType: String {
        switch self {
        case .mp3: "audio/mpeg"
        case .flac: "audio/flac"
        case .vorbis, .opus: "audio/ogg"
        case .wav: "audio/wav"
        case .mp4: "audio/mp4"
        }
    }

    /// Whether its sound can be decoded here.
    var isDecoded: Bool { self != .mp4 }

    var ofTags: SongTagsFormat {
        switch self {
        case .mp3: SONG_TAGS_MP3
        case .flac: SONG_TAGS_FLAC
        case .vorbis: SONG_TAGS_VORBIS
        case .opus: SONG_TAGS_OPUS
        case .wav: SONG_TAGS_WAV
        case .mp4: SONG_TAGS_MP4
        }
    }
}
