import Testing

@testable import Playlists

struct GenreTests {
    @Test(
        "genres are found however people write them",
        arguments: [
            ("Drum & Bass", "drum bass"), ("drum and bass", "drum bass"), ("Drum 'n' Bass", "drum bass"),
            ("DRUM-N-BASS", "drum bass"), ("R&B", "rb"), ("Hip-Hop", "hip hop"), ("HipHop", "hip hop"),
            ("Synth-Pop", "synthpop"), ("Lo-Fi", "lofi"), ("Rock 'n' Roll", "rock roll"),
            ("Melodic Death Metal", "death metal"), ("Swedish Folk Metal", "metal"), ("Rock alternatif", "rock"),
            ("Classic Rock", "rock"), ("K-Pop", "k pop"), ("Progressive House", "progressive house"),
        ]
    )
    func spellings(text: String, name: String) {
        #expect(GenreTag(text).genre?.name == name)
    }

    @Test("what nobody knows is no genre", arguments: ["", "?", "Kraut", "Ωμέγα", "and"])
    func unknown(text: String) {
        #expect(GenreTag(text).genre == nil)
    }

    @Test("a tag may have several")
    func several() {
        #expect(GenreTag.split("Hip-Hop/Rap") == ["Hip-Hop", "Rap"])
        #expect(GenreTag.split("Rock; Pop,Jazz") == ["Rock", " Pop", "Jazz"])
        #expect(GenreTag.split(" / 17") == [])
    }

    @Test("the table has each genre once, under a name that is found")
    func table() {
        #expect(GenreTable.byKey.count == GenreTable.genres.count)
        for genre in GenreTable.genres {
            #expect(GenreTag(genre.name).genre == genre, "\(genre.name)")
            #expect(!genre.moods.isEmpty)
        }
        for mood in Mood.allCases { #expect(GenreTable.genres.count { $0.moods.contains(mood) } >= 10, "\(mood)") }
    }

    private func character(_ tempo: Double?, _ genres: String..., moods: Set<Mood> = []) -> SongCharacter {
        SongCharacter(
            Made.song("1", tempo, moods: moods),
            tempo: tempo,
            genres: genres.compactMap { GenreTag($0).genre }
        )
    }

    @Test("tempo decides between the moods of a genre")
    func tempos() {
        #expect(self.character(120, "Pop").asIs == [.cheerful])
        #expect(self.character(100, "Pop").asIs == [.cheerful, .laidBack])
        #expect(self.character(70, "Pop").asIs == [.laidBack])
        #expect(self.character(140, "Metal").asIs == [.driving, .fierce])
        #expect(self.character(nil, "Pop").asIs == [.cheerful, .laidBack])
        #expect(self.character(120).asIs.isEmpty)
    }

    @Test("a ballad stays one at double, and a beat felt both ways doesn't")
    func double() {
        #expect(self.character(70, "Rock").moods(.double) == [.laidBack])
        #expect(self.character(70, "Trap").moods(.asIs) == [.laidBack])
        #expect(self.character(70, "Trap").moods(.double) == [.driving, .fierce])
        #expect(self.character(72, "Techno").moods(.double) == [.focused])
        #expect(self.character(72, "Disco").moods(.double) == [.laidBack])
    }

    @Test("what members said wins")
    func said() {
        #expect(self.character(70, "Ambient", moods: [.fierce]).asIs == [.fierce])
        #expect(self.character(70, "Ambient", moods: [.fierce]).moods(.double) == [.fierce])
    }
}
