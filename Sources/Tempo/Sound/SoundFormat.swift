/// The formats that are decoded, recognised by a file's first bytes and not by its name.
///
/// libsndfile decodes some twenty others, which no player plays and which are less well tested against hostile files.
package enum SoundFormat {
    case wav, flac, ogg, mp3

    /// How many bytes are looked at.
    static let length = 12

    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: "RIFF".utf8) || bytes.starts(with: "RF64".utf8),
            bytes.dropFirst(8).starts(with: "WAVE".utf8)
        {
            self = .wav
        } else if bytes.starts(with: "fLaC".utf8) {
            self = .flac
        } else if bytes.starts(with: "OggS".utf8) {
            self = .ogg
        } else if bytes.starts(with: "ID3".utf8) {
            self = .mp3
        } else if bytes.count >= 2, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 {
            self = .mp3
        } else {
            return nil
        }
    }
}
