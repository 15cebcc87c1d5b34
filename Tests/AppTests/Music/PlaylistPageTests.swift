import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Planning

/// Playlists through both doors.
struct PlaylistPageTests {
    /// Runs work in a house with nine songs of half a minute.
    private static func run(
        _ backend: Backend = .sqlite,
        _ work: @Sendable @escaping (TestApp, TestPerson) async throws -> Void
    ) async throws {
        let folder = try Backend.newFolder()
        for number in 0..<9 {
            var song = SmallSong(84 + Double(number) * 7, title: "Song \(number)", artist: "Artist \(number)")
            song.seconds = 31 + Double(number)
            song.tags["TCON"] = number < 8 ? "Rock" : "Polka"
            try song.write(to: folder.appending(path: "\(number).wav"))
        }
        try await TestApp.run(backend, configure: { $0.music = folder.path }) { app in
            let person = try await app.person(body: false)
            try await app.work(on: "music-folder")
            try await work(app, person)
        }
    }

    private static let id = "00000000-0000-4000-8000-000000000001"
    private static let path = "/music/playlists/\(id)"

    private static func make(_ person: TestPerson, _ more: [String: String] = [:]) async throws -> TestResponse {
        let fields = ["requestId": Self.id, "type": "running", "minutes": "5", "allowsUnknownTempo": "on"]
        return try await person.post("/music/playlists", fields.merging(more) { $1 })
    }

    /// Returns the songs of the list by their ids, as a device reads them.
    private static func songs(_ person: TestPerson) async throws -> [String] {
        let list = try await person.api(.get, "/playlists/\(Self.id)").json()
        return (list["songs"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }

    @Test("a list is asked for, made, and shows why each song is in it", arguments: Backend.available)
    func making(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            #expect(try await ana.get("/music/playlists").text.contains("No playlists yet"))
            #expect(try await ana.get("/music/playlists/new").text.contains("What will you do?"))
            let wrong = try await Self.make(ana, ["minutes": "2"])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Type 5 to 360 minutes."))
            let none = try await Self.make(ana, ["genres": "Jazz"])
            #expect(none.status == .unprocessableContent && none.text.contains("None of your songs is Jazz."))
            let made = try await Self.make(ana)
            #expect(made.status == .seeOther && made.headers[.location] == Self.path)
            let page = try await ana.get(Self.path).text
            #expect(page.contains("Running, 5 min") && page.contains("beats a minute") && page.contains("data-song="))
            #expect(page.contains("Keep for the gym"))
            #expect(try await ana.get("/music/playlists").text.contains("5 minutes of running"))
        }
    }

    @Test("a list is renamed, loved, deleted and brought back", arguments: Backend.available)
    func changing(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            try #require(try await Self.make(ana).status == .seeOther)
            #expect(try await ana.post(Self.path + "/name", ["name": "Hills"]).status == .seeOther)
            #expect(try await ana.get(Self.path).text.contains("Hills"))
            let empty = try await ana.post(Self.path + "/name", ["name": " "])
            #expect(empty.status == .unprocessableContent && empty.text.contains("Give the playlist a name."))
            let second = "00000000-0000-4000-8000-000000000002"
            try #require(try await Self.make(ana, ["requestId": second, "name": "Flat"]).status == .seeOther)
            let taken = try await ana.post("/music/playlists/\(second)/name", ["name": "HILLS"])
            #expect(taken.status == .unprocessableContent && taken.text.contains("has this name"))
            #expect(try await ana.post(Self.path + "/love/on").status == .seeOther)
            #expect(try await ana.api(.get, "/playlists/\(Self.id)").json()["isLoved"] as? Bool == true)
            #expect(try await ana.post(Self.path + "/love/perhaps").status == .notFound)
            #expect(try await ana.post(Self.path + "/removal").headers[.location] == "/music/playlists")
            #expect(try await ana.get(Self.path).status == .notFound)
            #expect(try await ana.post(Self.path + "/restoration").headers[.location] == Self.path)
            #expect(try await ana.get(Self.path).text.contains("Hills"))
        }
    }

    @Test("songs of a list are moved, taken out, brought back and put in", arguments: Backend.available)
    func songs(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            try #require(try await Self.make(ana).status == .seeOther)
            let songs = try await Self.songs(ana)
            try #require(songs.count > 2)
            let moved = try await ana.post("\(Self.path)/songs/\(songs[2])/place/0")
            #expect(moved.headers[.location] == "\(Self.path)#song-\(songs[2])")
            #expect(try await Self.songs(ana).first == songs[2])
            for place in ["-1", "500", "x"] {
                #expect(try await ana.post("\(Self.path)/songs/\(songs[2])/place/\(place)").status == .notFound)
            }
            #expect(try await ana.post("\(Self.path)/songs/\(songs[0])/removal").status == .seeOther)
            #expect(try await !Self.songs(ana).contains(songs[0]))
            // A page from before leads back to the list, with words.
            for rest in ["removal", "place/1"] {
                let stale = try await ana.post("\(Self.path)/songs/\(songs[0])/\(rest)")
                #expect(stale.headers[.location] == Self.path, "\(rest)")
            }
            #expect(try await ana.post("\(Self.path)/songs/\(songs[0])/restoration").status == .seeOther)
            #expect(try await Self.songs(ana)[1] == songs[0])
            _ = try await ana.post("\(Self.path)/songs/\(songs[0])/removal")
            let added = try await ana.post("/music/songs/\(songs[0])/playlists", ["playlistId": Self.id])
            #expect(added.headers[.location] == "/music/songs/\(songs[0])")
            #expect(try await Self.songs(ana).last == songs[0])
            #expect(try await ana.post("/music/songs/\(songs[0])/heard").status == .noContent)
        }
    }

    @Test("nobody reads or changes another's list", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        try await Self.run(backend) { app, ana in
            try #require(try await Self.make(ana).status == .seeOther)
            let song = try await Self.songs(ana)[0]
            let ben = try await app.person("Ben", body: false)
            #expect(try await ben.get(Self.path).status == .notFound)
            for rest in ["/removal", "/restoration", "/love/on", "/songs/\(song)/removal", "/songs/\(song)/place/0"] {
                #expect(try await ben.post(Self.path + rest).status == .notFound, "\(rest)")
            }
            #expect(try await ben.post(Self.path + "/name", ["name": "Mine"]).status == .notFound)
            #expect(try await ben.api(.get, "/playlists/\(Self.id)").status == .notFound)
            #expect(try await ben.api(.delete, "/playlists/\(Self.id)").status == .notFound)
            #expect(try await ben.get("/music/playlists").text.contains("No playlists yet"))
            let stolen = try await ben.post("/music/songs/\(song)/playlists", ["playlistId": Self.id])
            #expect(stolen.status == .notFound)
            #expect(try await Self.songs(ana).first == song)
        }
    }

    @Test("a device makes, reads, changes and deletes lists", arguments: Backend.available)
    func api(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            let new = #"{"requestId": "\#(Self.id)", "type": "walking", "minutes": 5, "allowsUnknownTempo": true}"#
            let made = try await ana.api(.post, "/playlists", new)
            #expect(made.status == .created)
            #expect(try made.json()["name"] as? String == "Walking, 5 min")
            #expect(try await ana.api(.post, "/playlists", "{}").status == .unprocessableContent)
            let songs = try await Self.songs(ana)
            let order = songs.reversed().map { "\"\($0)\"" }.joined(separator: ",")
            let change = #"{"name": "Dog", "loved": true, "songs": [\#(order)]}"#
            let changed = try await ana.api(.patch, "/playlists/\(Self.id)", change).json()
            #expect(changed["name"] as? String == "Dog" && changed["isLoved"] as? Bool == true)
            #expect(try await Self.songs(ana) == songs.reversed())
            let strange = #"{"songs": ["00000000-0000-4000-8000-00000000000f"]}"#
            #expect(try await ana.api(.patch, "/playlists/\(Self.id)", strange).status == .unprocessableContent)
            let all = try await ana.api(.get, "/playlists").json()["playlists"] as? [[String: Any]]
            #expect(all?.count == 1 && all?.first?["songs"] as? Int == songs.count)
            #expect(try await ana.api(.put, "/songs/\(songs[0])/heard").status == .noContent)
            #expect(try await ana.api(.delete, "/playlists/\(Self.id)").status == .noContent)
            #expect(try await ana.api(.get, "/playlists/\(Self.id)").status == .notFound)
        }
    }

    @Test("what one likes is kept, and comes first", arguments: Backend.available)
    func taste(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            let fields = ["artists": "Ana & Co\nBjörk\n\nbjörk", "genres": "Rock", "moods": "driving"]
            #expect(try await ana.post("/music/taste", fields).status == .seeOther)
            let taste = try await ana.api(.get, "/song-taste").json()
            #expect(taste["artists"] as? [String] == ["Ana & Co", "Björk"])
            #expect(taste["moods"] as? [String] == ["driving"])
            #expect(try await ana.get("/music/taste").text.contains("Björk"))
            let wrong = try await ana.post("/music/taste", ["moods": "odd"])
            #expect(wrong.status == .unprocessableContent)
            let both = try await ana.post("/music/taste", ["artists": "Björk", "dislikedArtists": "BJÖRK"])
            #expect(both.status == .unprocessableContent && both.text.contains("BJÖRK stands above as well."))
            let put = try await ana.api(.put, "/song-taste", #"{"artists": "", "genres": "Polka", "moods": []}"#)
            #expect(try put.json()["genres"] as? [String] == ["Polka"])
            try #require(try await Self.make(ana).status == .seeOther)
            #expect(try await ana.get(Self.path).text.contains("you like Polka"))
        }
    }

    @Test("whom and what one never wants to hear is in no list", arguments: Backend.available)
    func distaste(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            let fields = ["dislikedArtists": "artist 1\nARTIST 3", "dislikedGenres": "Polka"]
            try #require(try await ana.post("/music/taste", fields).status == .seeOther)
            let taste = try await ana.api(.get, "/song-taste").json()
            #expect(taste["dislikedGenres"] as? [String] == ["Polka"])
            try #require(try await Self.make(ana).status == .seeOther)
            let songs = try await ana.api(.get, "/playlists/\(Self.id)").json()["songs"] as? [[String: Any]] ?? []
            let artists = songs.compactMap { ($0["song"] as? [String: Any])?["artist"] as? String }
            #expect(!artists.isEmpty && Set(artists).isDisjoint(with: ["Artist 1", "Artist 3", "Artist 8"]))
            let all = ["dislikedGenres": "Rock\nPolka"]
            try #require(try await ana.post("/music/taste", all).status == .seeOther)
            let none = try await Self.make(ana, ["requestId": "00000000-0000-4000-8000-000000000002"])
            #expect(none.status == .unprocessableContent && none.text.contains("never want to hear any"))
        }
    }

    @Test("another list like one is made with one tap", arguments: Backend.available)
    func another(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            try #require(try await Self.make(ana, ["moods": "driving", "name": "Mine"]).status == .seeOther)
            let page = try await ana.get(Self.path).text
            #expect(page.contains("Make another"))
            for field in [("type", "running"), ("minutes", "5"), ("moods", "driving"), ("allowsUnknownTempo", "on")] {
                #expect(page.contains("name=\"\(field.0)\" value=\"\(field.1)\""), "\(field.0)")
            }
            let fields = [
                "requestId": "00000000-0000-4000-8000-000000000002", "type": "running", "minutes": "5",
                "moods": "driving", "allowsUnknownTempo": "on",
            ]
            let other = try #require(try await ana.post("/music/playlists", fields).headers[.location])
            #expect(try await ana.get(other).text.contains("Running, 5 min"))
            try #require(try await ana.api(.post, "/workouts", WorkoutFixture.body).status == .created)
            let daily = try #require(try await ana.post("/music/daily/\(WorkoutFixture.request)").headers[.location])
            #expect(try await !ana.get("/music/playlists/new").text.contains("value=\"171.5\""))
            let steps = ["requestId": "00000000-0000-4000-8000-000000000003", "steps": "171,5"]
            try #require(try await Self.make(ana, steps).status == .seeOther)
            #expect(try await ana.get("/music/playlists/new").text.contains("value=\"171.5\""), "Steps are remembered.")
            #expect(try await ana.get(daily).text.contains("name=\"workoutId\" value=\"\(WorkoutFixture.request)\""))
        }
    }

    @Test("a workout's page leads to its songs, and what is planned today has its list", arguments: Backend.available)
    func daily(_ backend: Backend) async throws {
        try await Self.run(backend) { _, ana in
            try #require(try await ana.api(.post, "/workouts", WorkoutFixture.body).status == .created)
            let workout = WorkoutFixture.request
            #expect(try await ana.get(WorkoutFixture.path).text.contains("/music/playlists/new?workoutId=\(workout)"))
            #expect(try await ana.get("/music/playlists/new?workoutId=\(workout)").text.contains("Legs"))
            let plan = """
                {"requestId": "\(Self.id)", "day": "2026-03-14", "at": "17:30", "workoutId": "\(workout)"}
                """
            try #require(try await ana.api(.post, "/planned-workouts", plan).status == .created)
            #expect(try await ana.get("/music/playlists").text.contains("/music/daily/\(workout)"))
            let list = try #require(try await ana.post("/music/daily/\(workout)").headers[.location])
            #expect(try await ana.get(list).text.contains("Legs, Saturday"))
            #expect(try await ana.post("/music/daily/\(workout)").headers[.location] == list)
            let none = try await ana.post("/music/daily/\(Self.id)")
            #expect(none.status == .conflict && none.text.contains("No songs for it"))
            // The plan has the id that it was asked for with.
            let session = "/sessions/00000000-0000-4000-8000-000000000003"
            let start = ["requestId": "00000000-0000-4000-8000-000000000003"]
            try #require(try await ana.post("\(WorkoutFixture.path)/sessions", start).status == .seeOther)
            for page in [WorkoutFixture.path, "/plans/\(Self.id)", session] {
                let text = try await ana.get(page).text
                #expect(text.contains("data-play-page=\"\(list)\"") && text.contains("Play its songs"), "\(page)")
            }
        }
    }

    @Test("a morning's list is there unasked, and its reminder plays it with one tap", arguments: Backend.available)
    func morning(_ backend: Backend) async throws {
        try await Self.run(backend) { app, ana in
            try #require(try await ana.api(.post, "/workouts", WorkoutFixture.body).status == .created)
            try await app.work(on: "morning-playlists")
            #expect(try await ana.get("/music/playlists").text.contains("No playlists yet"), "Nothing is planned.")
            let plan = """
                {"requestId": "\(Self.id)", "day": "2026-03-14", "at": "12:00", "workoutId": "\(WorkoutFixture.request)"}
                """
            try #require(try await ana.api(.post, "/planned-workouts", plan).status == .created)
            try await app.work(on: "morning-playlists")
            let lists = try await ana.api(.get, "/playlists").json()["playlists"] as? [[String: Any]]
            #expect(lists?.compactMap { $0["name"] as? String } == ["Legs, Saturday"])
            let list = "/music/playlists/\(try #require(lists?.first?["id"] as? String))"
            try await ana.remind()
            let notices = try await ana.get("/notices").text
            #expect(notices.contains("Songs for it: “Legs, Saturday”.") && notices.contains("href=\"\(list)?play=on\""))
            #expect(try await ana.get(list + "?play=on").text.contains("data-play-list"))
            let reminder = try #require(try await ana.trainingReminders().first { $0.reminder.state == .sent }).id
            #expect(try await ana.get("/reminders/\(reminder)").text.contains("data-play-page=\"\(list)\""))
            let after = try await ana.api(.get, "/playlists").json()["playlists"] as? [Any]
            #expect(after?.count == 1)
        }
    }

    @Test("a loved song says what it goes well with, an exercise leads to songs at its pace")
    func pace() async throws {
        try await Self.run { _, ana in
            let songs = try await ana.api(.get, "/songs?minBpm=112&maxBpm=126").json()["songs"] as? [[String: Any]]
            let id = try #require(songs?.first?["id"] as? String)
            #expect(try await !ana.get("/music/songs/\(id)").text.contains("Goes well with"))
            _ = try await ana.post("/music/songs/\(id)/heart/loved")
            #expect(try await ana.get("/music/songs/\(id)").text.contains("Goes well with"))
            let squat = try await ana.get("/exercises/bodyweight-squat").text
            #expect(squat.contains("/music?minBpm=") && squat.contains("Songs at its pace"))
        }
    }

    @Test("loved songs are found alone")
    func loved() async throws {
        try await Self.run { _, ana in
            let all = try await ana.api(.get, "/songs").json()["songs"] as? [[String: Any]]
            let id = try #require(all?.first?["id"] as? String)
            try #require(try await ana.api(.put, "/songs/\(id)/heart", #"{"kind": "loved"}"#).status == .ok)
            let loved = try await ana.api(.get, "/songs?loved=true").json()["songs"] as? [[String: Any]]
            #expect(loved?.compactMap { $0["id"] as? String } == [id])
            #expect(try await ana.get("/music?loved=on").text.contains("song-\(id)"))
        }
    }
}
