import Storage
import Support
import Testing

@testable import Training

@Suite("An operator's list of videos")
struct VideoFileTests {
    private static func read(_ text: String) throws -> VideoFile {
        try VideoFile(text, exercises: try ExerciseCatalogue.shipped())
    }

    @Test("lines are videos on our exercises and topics, in their order")
    func lines() throws {
        let list = try Self.read(
            """
            # Chosen by Ana
            goblet-squat\tmadeUp-id_1\tThe squat\tA coach
            goblet-squat\tmadeUp-id_2\tAgain
            warm-up\tmadeUp-id_3\tWarm up
            """
        )
        #expect(list.count == 3 && list.skipped.isEmpty)
        #expect(list.videos["goblet-squat"]?.map(\.id) == ["madeUp-id_1", "madeUp-id_2"])
        #expect(list.videos["goblet-squat"]?.first?.channel == "A coach")
    }

    @Test(
        "what can't be used is left out, and why is counted",
        arguments: [
            ("goblet-squat\tmadeUp-id_1", "fewer than three fields"),
            ("no-such-thing\tmadeUp-id_1\tTitle", "no exercise or topic of ours"),
            ("goblet-squat\thttps://evil\tTitle", "no id of YouTube, or no title"),
            ("goblet-squat\tmadeUp-id_1\t ", "no id of YouTube, or no title"),
        ]
    )
    func skipped(_ line: String, _ reason: String) throws {
        let list = try Self.read("warm-up\tmadeUp-id_3\tWarm up\n" + line)
        #expect(list.count == 1 && list.skipped == [reason: 1])
        #expect(throws: VideoFile.Problem.self) { try Self.read(line) }
    }

    @Test("the list is kept, and replaced as a whole", arguments: Backend.available)
    func kept(_ backend: Backend) async throws {
        let store = VideoListStore(database: try await Gym(backend).database)
        try await store.replace(with: try Self.read("warm-up\tmadeUp-id_3\tWarm up\twith Ana"))
        let video = try #require(Video(id: "madeUp-id_3", title: "Warm up", channel: "with Ana"))
        #expect(try await store.videos(on: "warm-up") == [video])
        try await store.replace(with: try Self.read("cool-down\tmadeUp-id_4\tStretch"))
        #expect(try await store.videos(on: "warm-up").isEmpty)
    }
}
