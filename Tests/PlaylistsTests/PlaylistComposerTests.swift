import Testing

@testable import Playlists

struct PlaylistComposerTests {
    private static let library = SongLibrary(Made.library(500))

    private func list(
        _ songs: [PlaylistSong],
        _ phases: [PlaylistPhase],
        taste: PlaylistRequest.Taste = .init(),
        heardDaysAgo: [String: Double] = [:],
        allowsUnknownTempo: Bool = false,
        seed: UInt64 = 1
    ) throws(PlaylistProblem) -> ComposedPlaylist {
        let request = PlaylistRequest(
            phases: phases,
            taste: taste,
            heardDaysAgo: heardDaysAgo,
            allowsUnknownTempo: allowsUnknownTempo,
            seed: seed
        )
        return try PlaylistComposer.compose(request, from: SongLibrary(songs))
    }

    @Test(
        "lasts as long as the workout, in the tempos of its phases",
        arguments: PlaylistWorkout.allCases,
        [20.0, 75]
    )
    func usual(workout: PlaylistWorkout, minutes: Double) throws {
        let phases = workout.phases(seconds: minutes * 60)
        let list = try PlaylistComposer.compose(PlaylistRequest(phases: phases, seed: 5), from: Self.library)
        #expect(abs(list.seconds - minutes * 60) <= 30)
        #expect(list.notes == [])
        for entry in list.entries {
            let beats = try #require(entry.beats)
            #expect(phases[entry.phase].tempos.contains(beats), "\(entry.words)")
        }
    }

    @Test("tempo changes between neighbours as the workout asks, and by little beyond")
    func jumps() throws {
        let phases = PlaylistWorkout.running.phases(seconds: 2_700)
        let timeline = try Timeline(phases)
        for seed in UInt64(1)...8 {
            let list = try PlaylistComposer.compose(PlaylistRequest(phases: phases, seed: seed), from: Self.library)
            for (one, next) in zip(list.entries, list.entries.dropFirst()) {
                let asked =
                    timeline.target(at: next.start + next.song.seconds / 2)
                    / timeline.target(at: one.start + one.song.seconds / 2)
                let heard = try #require(next.beats) / #require(one.beats)
                #expect(abs(heard / asked - 1) < 0.12, "\(one.words), then \(next.words)")
            }
        }
    }

    @Test("ballads play in no sprint while there is anything else")
    func sprint() throws {
        let ballads = (0..<30).map { Made.song("slow \($0)", 68 + Double($0) / 5, genres: ["Pop"]) }
        let quick = (0..<30).map { Made.song("quick \($0)", 134 + Double($0) / 2, genres: ["Rock"]) }
        var taste = PlaylistRequest.Taste()
        taste.likedSongs = Set(ballads.map(\.id))
        let list = try self.list(ballads + quick, [Made.phase(.endurance, .allOut, minutes: 20)], taste: taste)
        #expect(list.entries.allSatisfy { $0.song.genres == ["Rock"] })
        let only = try self.list(ballads, [Made.phase(.endurance, .allOut, minutes: 20, name: "sprint")])
        #expect(only.entries.allSatisfy { $0.reasons.contains(.isCalmer) })
    }

    @Test("metal plays in no cool-down while there is anything else, and else it is told")
    func coolDown() throws {
        let metal = (0..<6).map { Made.song("metal \($0)", 84 + Double($0), genres: ["Thrash Metal"]) }
        let soul = (0..<6).map { Made.song("soul \($0)", 104 - Double($0) * 6, genres: ["Soul"]) }
        var taste = PlaylistRequest.Taste()
        taste.likedGenres = ["metal"]
        let list = try self.list(metal + soul, [Made.phase(.coolDown, minutes: 10)], taste: taste)
        #expect(list.entries.allSatisfy { $0.song.genres == ["Soul"] })
        let only = try self.list(metal, [Made.phase(.coolDown, minutes: 10)])
        #expect(only.entries.allSatisfy { $0.words.hasSuffix("suits the cool-down; lively by its mood") })
    }

    @Test("counts at double and at half where a genre is felt so, and says it")
    func readings() throws {
        let trap = (0..<8).map { Made.song("\($0)", 68 + Double($0) / 4, genres: ["Trap"]) }
        let run = try self.list(trap, [Made.phase(.endurance, .hard, minutes: 20, name: "run")])
        #expect(run.entries.allSatisfy { $0.reading == .double })
        let first = try #require(run.entries.first { $0.song.id == "0" })
        #expect(first.beats == 136)
        #expect(first.words.hasPrefix("68 beats a minute, counted at double: 136, which suits the run"))
        let bass = (0..<4).map { Made.song("\($0)", 174, genres: ["Drum & Bass"]) }
        let rest = try self.list(bass, [Made.phase(.coolDown, minutes: 10)])
        #expect(rest.entries.map(\.beats) == [87, 87, 87])
    }

    @Test("follows steps, a beat for each or for each second one")
    func steps() throws {
        let songs =
            (0..<20).map { Made.song("on \($0)", 171, genres: ["Drum & Bass"]) }
            + (0..<20).map { Made.song("half \($0)", 85, genres: ["Hip-Hop"]) }
            + (0..<40).map { Made.song("off \($0)", 135, genres: ["House"]) }
        let list = try self.list(songs, [Made.phase(.endurance, .hard, minutes: 40, name: "run", steps: 170)])
        for entry in list.entries {
            if entry.song.id.hasPrefix("on") { #expect(entry.words.hasPrefix("171 beats a minute, one for each step")) }
            if entry.song.id.hasPrefix("half") {
                #expect(entry.words.hasPrefix("85 beats a minute, one for every second step"))
            }
            #expect(!entry.song.id.hasPrefix("off"))
        }
        #expect(list.notes == [])
    }

    @Test("says when a song crosses the border of a phase")
    func crossing() throws {
        let songs = [Made.song("1", 118, seconds: 400), Made.song("2", 125, seconds: 500)]
        let early = try self.list(
            songs,
            [Made.phase(.warmUp, minutes: 5), Made.phase(.endurance, minutes: 10, name: "ride")]
        )
        #expect(early.entries.map(\.song.id) == ["1", "2"])
        #expect(early.entries[0].reasons.contains(.goesOn(into: "ride", seconds: 100)))
        #expect(early.entries[0].words.hasSuffix("goes on 2 minutes into the ride"))
        let late = try self.list(
            songs,
            [Made.phase(.warmUp, minutes: 8), Made.phase(.endurance, minutes: 7, name: "ride")]
        )
        #expect(late.entries[1].reasons.contains(.beginsBefore(phase: "ride", seconds: 80)))
        #expect(late.entries[1].words.hasSuffix("begins 80 seconds before the ride"))
    }

    @Test("each kind of liking comes first", arguments: ["song", "artist", "genre", "mood"])
    func liking(kind: String) throws {
        var taste = PlaylistRequest.Taste()
        taste.likedMoods = kind == "mood" ? [.focused] : []
        taste.likedGenres = kind == "genre" ? ["Zydeco"] : []
        // Pairs that differ in nothing but what is liked.
        let songs = (0..<40).flatMap { number in
            let tempo = 70 + Double(number) * 2
            if kind == "song" { taste.likedSongs.insert("liked \(number)") }
            if kind == "artist" { taste.likedArtists.insert("ARTIST liked \(number)") }
            return ["liked", "other"].map { which in
                Made.song(
                    "\(which) \(number)",
                    tempo,
                    genres: [which == "liked" ? "zydeco" : "Kraut"],
                    moods: kind != "mood" ? [] : which == "liked" ? [.focused, .driving] : [.driving]
                )
            }
        }
        for seed in UInt64(1)...2 {
            let list = try self.list(songs, PlaylistWorkout.strength.phases(seconds: 1_500), taste: taste, seed: seed)
            let played = Set(list.entries.map(\.song.id))
            for number in 0..<40 where played.contains("other \(number)") {
                #expect(played.contains("liked \(number)"))
            }
            #expect(played.count { $0.hasPrefix("liked") } * 4 >= played.count * 3)
        }
    }

    @Test("says what is liked")
    func likedWords() throws {
        var taste = PlaylistRequest.Taste()
        taste.likedSongs = ["1"]
        taste.likedArtists = ["nina"]
        taste.likedGenres = ["House"]
        taste.likedMoods = [.cheerful]
        let song = Made.song("1", 124, seconds: 600, artist: "Nina", genres: ["Deep House"])
        let list = try self.list([song], [Made.phase(.strength, minutes: 10, name: "lifting")], taste: taste)
        #expect(
            list.entries[0].words
                == """
                124 beats a minute, which suits the lifting; you love it; you like Nina; you like House; \
                you like cheerful songs
                """
        )
    }

    @Test("disliked songs never play, and songs heard lately give way")
    func dislikedAndHeard() throws {
        let songs = (0..<24).map { Made.song("\($0)", 122 + Double($0 % 4), genres: ["House"]) }
        var taste = PlaylistRequest.Taste()
        taste.dislikedSongs = Set((0..<8).map(String.init))
        let heard = Dictionary(uniqueKeysWithValues: (8..<16).map { (String($0), 1.0) })
        let ride = [Made.phase(.endurance, minutes: 20)]
        let list = try self.list(songs, ride, taste: taste, heardDaysAgo: heard)
        #expect(list.entries.allSatisfy { (16..<24).map(String.init).contains($0.song.id) })
        taste.dislikedSongs = Set((0..<8).map(String.init) + (16..<24).map(String.init))
        let again = try self.list(songs, ride, taste: taste, heardDaysAgo: heard)
        #expect(again.entries.allSatisfy { $0.reasons.contains(.heardLately) })
    }

    @Test("the same seed makes the same list whatever the order of the songs, the next another")
    func seeds() throws {
        let songs = Made.library(300)
        let phases = PlaylistWorkout.running.phases(seconds: 2_700)
        let lists = try (UInt64(1)...5).map { try self.list(songs, phases, seed: $0) }
        #expect(try self.list(songs.reversed(), phases, seed: 1) == lists[0])
        for (one, next) in zip(lists, lists.dropFirst()) {
            let before = Set(one.entries.map(\.song.id))
            let shared = next.entries.count { before.contains($0.song.id) }
            #expect(shared * 3 < next.entries.count * 2)
        }
    }

    @Test("songs of unknown tempo come only when allowed, and where others don't last")
    func unknownTempo() throws {
        let known = (0..<3).map { Made.song("known \($0)", 124) }
        let unknown = (0..<5).map { Made.song("unknown \($0)", nil) } + [Made.song("odd", 3_000)]
        let ride = [Made.phase(.endurance, minutes: 20)]
        let strict = try self.list(known + unknown, ride)
        #expect(strict.entries.count == 3)
        #expect(
            strict.notes.map(\.words)
                == [
                    "Your three songs last 10 minutes of 20.",
                    "Nobody knows the tempo of six other songs yet; they are left out.",
                ]
        )
        let open = try self.list(known + unknown, ride, allowsUnknownTempo: true)
        #expect(Set(open.entries.map(\.song.id)).isSuperset(of: known.map(\.id)))
        #expect(open.seconds == 1_200)
        #expect(open.entries.count { $0.reasons.contains(.unknownTempo) } == 3)
        #expect(open.notes.map(\.words) == ["Three songs of unknown tempo fill the rest."])
        let enough = try self.list(known + unknown, [Made.phase(.endurance, minutes: 10)], allowsUnknownTempo: true)
        #expect(enough.entries.allSatisfy { $0.beats != nil })
    }

    @Test("intervals get the music of the sprints, and nobody is told of each")
    func intervals() throws {
        let phases = (0..<10).flatMap { _ in
            [
                Made.phase(.endurance, .allOut, minutes: 0.5, name: "sprint"),
                Made.phase(.endurance, .light, minutes: 0.5, name: "jog"),
            ]
        }
        let list = try PlaylistComposer.compose(PlaylistRequest(phases: phases, seed: 1), from: Self.library)
        for entry in list.entries {
            #expect(entry.phase == 0)
            #expect(entry.reasons == [.suits(phase: "sprint", tempo: entry.song.tempo ?? 0, entry.reading)])
        }
    }

    @Test("chosen genres and moods leave everything else out")
    func choices() throws {
        var request = PlaylistRequest(phases: PlaylistWorkout.running.phases(seconds: 1_800), genres: ["rock"], seed: 1)
        let rock = try PlaylistComposer.compose(request, from: Self.library)
        #expect(rock.entries.allSatisfy { ["Rock", "Indie Rock"].contains($0.song.genres[0]) })
        #expect(abs(rock.seconds - 1_800) <= 30)
        request.genres = []
        request.moods = [.fierce]
        let fierce = try PlaylistComposer.compose(request, from: Self.library)
        #expect(fierce.entries.allSatisfy { ["Metal", "Drum & Bass"].contains($0.song.genres[0]) })
    }
}
