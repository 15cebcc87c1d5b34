import CTagLib

/// The formats that songs may have, recognised by a file's first bytes and not by its name.
enum SongFormat: Sendable {
    case mp3, flac, vorbis, opus, wav, mp4

    /// How many bytes are looked at: with them an Ogg stream has said what is in it.
    static let length = 64
    /// The endings of names that are looked at; what else lies in the folder is no song.
    static let endings: Set<String> = ["mp3", "flac", "ogg", "oga", "opus", "wav", "wave", "m4a"]

    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: "RIFF".utf8) || bytes.starts(with: "RF64".utf8),
            bytes.dropFirst(8).starts(with: "WAVE".utf8)
        {
            self = .wav
        } else if bytes.starts(with: "fLaC".utf8) {
            self = .flac
        } else if bytes.starts(with: "OggS".utf8) {
            self = bytes.dropFirst(28).starts(with: "OpusHead".utf8) ? .opus : .vorbis
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            self = .mp4
        } else if bytes.starts(with: "ID3".utf8) {
            self = .mp3
        } else if bytes.count >= 2, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 {
            self = .mp3
        } else {
            return nil
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
