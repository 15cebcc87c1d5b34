import Testing

@testable import Playlists

/// What is said where the library can't give what the workout asks.
struct MissingSongsTests {
    private func list(_ songs: [PlaylistSong], _ phases: [PlaylistPhase]) throws -> ComposedPlaylist {
        try PlaylistComposer.compose(PlaylistRequest(phases: phases, seed: 1), from: SongLibrary(songs))
    }

    @Test("with three songs all play, and what is missing is told")
    func threeSongs() throws {
        let songs = [132.0, 128, 136].map { tempo in Made.song(String(tempo), tempo, seconds: 220) }
        let list = try self.list(songs, [Made.phase(.endurance, .hard, minutes: 30, name: "run")])
        #expect(list.entries.compactMap(\.beats) == [128, 132, 136])
        #expect(list.notes.map(\.words) == ["Your three songs last 11 minutes of 30."])
    }

    @Test("songs from far away fill a phase that has none, and it is told")
    func band() throws {
        let songs = (0..<10).map { Made.song("\($0)", 100 + Double($0), genres: ["Pop"]) }
        let list = try self.list(songs, [Made.phase(.endurance, .hard, minutes: 20, name: "run")])
        #expect(Set(list.entries.compactMap(\.beats)) == [104, 105, 106, 107, 108, 109])
        #expect(list.entries.contains { $0.words == "104 beats a minute, so a calm one for the run" })
        #expect(
            list.notes.map(\.words)
                == ["None of your songs has 126 to 144 beats a minute, as the run asks; the nearest fill it."]
        )
        let few = try self.list(
            songs + [Made.song("fit", 130)],
            [Made.phase(.endurance, .hard, minutes: 20, name: "run")]
        )
        #expect(
            few.notes.map(\.words)
                == [
                    """
                    The run lasts 20 minutes, your songs of 126 to 144 beats a minute 3 minutes; \
                    the nearest fill the rest.
                    """
                ]
        )
    }

    @Test("songs that don't add up come as near as they can")
    func uneven() throws {
        let songs = (0..<9).map { Made.song("\($0)", 124, seconds: 400) }
        let late = try self.list(songs, [Made.phase(.endurance, minutes: 19)])
        #expect(late.seconds == 1_200)
        #expect(late.notes.map(\.words) == ["Your songs don't add up to the workout: these end 60 seconds after it."])
        let early = try self.list(songs, [Made.phase(.endurance, minutes: 22)])
        #expect(early.seconds == 1_200)
        #expect(early.notes.map(\.words) == ["Your songs don't add up to the workout: these end 2 minutes before it."])
    }

    @Test("a workout shorter than any song has one")
    func short() throws {
        let list = try self.list(
            [Made.song("1", 124), Made.song("2", 124, seconds: 150)],
            [Made.phase(.strength, minutes: 1)]
        )
        #expect(list.entries.map(\.song.id) == ["2"])
    }

    @Test("an artist never plays three times in a row, even when there is no other")
    func artist() throws {
        let songs = (0..<3).map { Made.song("\($0)", 124, artist: $0 == 2 ? "ABBA" : "Abba") }
        let list = try self.list(songs, [Made.phase(.endurance, minutes: 20)])
        #expect(list.entries.count == 2)
        #expect(list.notes.count == 2)
        #expect(
            list.notes[1].words.hasPrefix("One more song by A")
                && list.notes[1].words.hasSuffix("was left out, so that nobody plays three times in a row.")
        )
        let nameless = (0..<3).map { Made.song("\($0)", 124, artist: " ") }
        #expect(try self.list(nameless, [Made.phase(.endurance, minutes: 20)]).entries.count == 3)
    }

    @Test("an artist of most songs, loved as they are, leaves room for the others between")
    func oneArtist() throws {
        let songs = (0..<400).map { number in
            let tempo = 70 + Double(number % 100) * 0.7
            return Made.song("\(number)", tempo, artist: number % 8 == 0 ? nil : "Abba", genres: ["Disco"])
        }
        var taste = PlaylistRequest.Taste()
        taste.likedArtists = ["Abba"]
        let phases = PlaylistWorkout.strength.phases(seconds: 3_600)
        let list = try PlaylistComposer.compose(
            PlaylistRequest(phases: phases, taste: taste, seed: 1),
            from: SongLibrary(songs)
        )
        #expect(abs(list.seconds - 3_600) <= 30)
        let artists = list.entries.map(\.song.artist)
        #expect(!zip(artists, zip(artists.dropFirst(), artists.dropFirst(2))).contains { $0 == $1.0 && $0 == $1.1 })
    }

    @Test("says why there is no list")
    func problems() {
        func problem(
            _ songs: [PlaylistSong],
            _ change: (inout PlaylistRequest) -> Void = { _ in }
        ) -> PlaylistProblem? {
            var request = PlaylistRequest(phases: [Made.phase(.endurance, minutes: 20)], seed: 1)
            change(&request)
            do throws(PlaylistProblem) {
                _ = try PlaylistComposer.compose(request, from: SongLibrary(songs))
                return nil
            } catch {
                return error
            }
        }
        let song = Made.song("1", 124, genres: ["House"])
        #expect(problem([]) == .noSongs)
        #expect(problem([Made.song("1", 124, seconds: 3), Made.song("2", 124, seconds: .nan)]) == .noSongs)
        #expect(problem([song]) { $0.taste.dislikedSongs = ["1", "2"] } == .allDisliked)
        #expect(problem([song]) { $0.genres = ["Polka", "?"] } == .noneOfGenres(["Polka", "?"]))
        #expect(problem([song]) { $0.moods = [.calm] } == .noneOfMoods([.calm]))
        #expect(problem([Made.song("1", nil)]) == .noTempos(songs: 1))
        #expect(problem([song]) { $0.phases = [] } == .noWorkout)
        let words: [(PlaylistProblem, String)] = [
            (.noneOfGenres(["Polka", "Ska"]), "None of your songs is Polka or Ska."),
            (.noneOfMoods([.fierce, .calm]), "None of your songs is calm or fierce."),
            (.noTempos(songs: 1), "Nobody knows the tempo of your only song yet."),
            (.noTempos(songs: 12), "Nobody knows the tempo of your 12 songs yet."),
        ]
        for (problem, expected) in words { #expect(problem.words == expected) }
    }
}
