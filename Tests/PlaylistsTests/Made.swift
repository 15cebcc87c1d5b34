@testable import Playlists

/// Songs and phases that tests make.
enum Made {
    static func song(
        _ id: String,
        _ tempo: Double?,
        seconds: Double = 200,
        artist: String? = nil,
        genres: [String] = [],
        moods: Set<Mood> = []
    ) -> PlaylistSong {
        PlaylistSong(
            id: id,
            title: "Song \(id)",
            artist: artist ?? "Artist \(id)",
            genres: genres,
            seconds: seconds,
            tempo: tempo,
            moods: moods
        )
    }

    static func phase(
        _ kind: PlaylistPhase.Kind,
        _ effort: PlaylistPhase.Effort = .moderate,
        minutes: Double,
        name: String? = nil,
        steps: Double? = nil
    ) -> PlaylistPhase {
        PlaylistPhase(
            name: name ?? kind.rawValue,
            kind: kind,
            effort: effort,
            seconds: minutes * 60,
            stepsPerMinute: steps
        )
    }

    /// A library as people have them: twelve genres with their usual tempos, in beats per minute, and lengths, in
    /// seconds.
    static func library(_ count: Int, artists: Int = 90) -> [PlaylistSong] {
        let genres: [(name: String, tempos: [ClosedRange<Double>], seconds: ClosedRange<Double>)] = [
            ("Pop", [92...128, 64...80], 170...240), ("House", [120...128], 190...340),
            ("Techno", [124...142], 220...440),
            ("Drum & Bass", [170...178], 200...340), ("Hip-Hop/Rap", [82...100, 130...150, 68...76], 150...260),
            ("Rock", [104...150, 66...88], 170...310), ("Metal", [90...190], 190...390),
            ("Soul", [84...116, 60...74], 160...270),
            ("Ambient", [52...88], 180...480), ("Jazz", [70...150], 180...420),
            ("Reggae", [68...84, 140...160], 190...280),
            ("Indie Rock", [100...146, 74...92], 160...280),
        ]
        var random = SeededSongs(seed: 12)
        return (0..<count).map { number in
            let genre = genres[number % genres.count]
            let tempos = genre.tempos[random.below(genre.tempos.count)]
            return self.song(
                "\(number)",
                random.number(tempos),
                seconds: random.number(genre.seconds).rounded(),
                artist: "\(genre.name) \(random.below(artists))",
                genres: [genre.name]
            )
        }
    }
}

/// Chance that draws the same on every run (SplitMix64; Steele, Lea and Flood, OOPSLA 2014).
struct SeededSongs: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { self.state = seed }

    mutating func next() -> UInt64 {
        self.state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func hits(_ share: Double) -> Bool { self.number(0...1) < share }
}
