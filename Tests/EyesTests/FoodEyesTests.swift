import Foundation
import Testing

@testable import Eyes

/// With the model itself, which `bin/setup` installs.
@Suite(.serialized)
struct FoodEyesTests {
    private static let folder: String = {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
        return environment["SPOTTER_EYES"] ?? cache + "/spotter/eyes"
    }()

    private static let eyes = FoodEyes(folder: Self.folder)

    @Test("what bin/setup installs is all there")
    func whole() {
        #expect(Self.eyes.lack == nil)
    }

    @Test("on a drawn banana a banana is seen first")
    func banana() async throws {
        let recognition = try await Self.eyes.recognise(try #require(Drawing.banana))
        #expect(recognition.guesses.first?.kind == "Banana")
    }

    /// By name: a test that fails prints its arguments.
    @Test("what is no food shows none", arguments: ["a black frame", "a white one", "noise", "a page of words"])
    func nothing(drawing: String) async throws {
        let image =
            switch drawing {
            case "a black frame": Drawing.plain([0, 0, 0])
            case "a white one": Drawing.plain([255, 255, 255])
            case "noise": Drawing.noise
            default: Drawing.page
            }
        let recognition = try await Self.eyes.recognise(try #require(image))
        #expect(recognition.guesses.isEmpty)
        #expect(recognition.picked == nil)
    }

    @Test("a printed page that lies askew is no food", arguments: [0.0, 8, -20, 45, 100, 170])
    func printed(degrees: Double) async throws {
        for dot in [1.5, 3] {
            let recognition = try await Self.eyes.recognise(try #require(PrintedPage.lying(at: degrees, dot: dot)))
            #expect(recognition.guesses.isEmpty && recognition.picked == nil, "\(dot)")
        }
    }

    @Test("tiny, thin and giant pictures are looked at like others", arguments: [(1, 1), (3, 2000), (5000, 4000)])
    func sizes(width: Int, height: Int) async throws {
        let image = try #require(Drawing.plain([90, 90, 90], width: width, height: height))
        #expect(try await Self.eyes.recognise(image).guesses.isEmpty)
    }

    @Test("the same picture is seen the same twice")
    func steady() async throws {
        let image = try #require(Drawing.banana)
        #expect(try await Self.eyes.recognise(image) == Self.eyes.recognise(image))
    }

    @Test("two pictures that are looked at at once are seen as each by itself")
    func atOnce() async throws {
        let images = [try #require(Drawing.banana), try #require(Drawing.page), try #require(Drawing.noise)]
        let one = try SightStreams(folder: Self.folder, count: 1)
        let two = try SightStreams(folder: Self.folder, count: 2)
        try await withThrowingTaskGroup(of: (Int, Sight).self) { group in
            for place in images.indices { group.addTask { (place, try await two.sight(of: images[place])) } }
            for try await (place, sight) in group {
                let alone = try await one.sight(of: images[place])
                #expect(sight.features == alone.features && sight.logits == alone.logits)
            }
        }
    }

    @Test("the model is loaded for the first picture and let go when idle")
    func idle() async throws {
        let eyes = FoodEyes(folder: Self.folder, idle: .milliseconds(300))
        #expect(!eyes.isAwake)
        _ = try await eyes.recognise(try #require(Drawing.plain([0, 0, 0], width: 9, height: 9)))
        #expect(eyes.isAwake)
        let end = ContinuousClock.now + .seconds(60)
        while eyes.isAwake, .now < end { try await Task.sleep(for: .milliseconds(50)) }
        #expect(!eyes.isAwake)
        _ = try await eyes.recognise(try #require(Drawing.plain([0, 0, 0], width: 9, height: 9)))
        #expect(eyes.isAwake)
    }

    @Test("a house without the parts says which is missing and how to get it")
    func missing() async throws {
        let eyes = FoodEyes(folder: "/nowhere/at/all")
        let lack = EyesProblem.missing("/nowhere/at/all/libopenvino_c.so.2641")
        #expect(eyes.lack == lack)
        #expect(lack.words.contains("/nowhere/at/all"))
        #expect(lack.cure?.contains("bin/setup") == true)
        let image = try #require(Drawing.plain([0, 0, 0]))
        await #expect(throws: lack) { try await eyes.recognise(image) }
        #expect(!eyes.isAwake)
    }

    @Test("parts that aren't what they should be are a failure in words, not the end of the program")
    func broken() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "eyes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in VisionModel.files { try Data("no library".utf8).write(to: folder.appending(path: file)) }
        let eyes = FoodEyes(folder: folder.path)
        let image = try #require(Drawing.plain([0, 0, 0]))
        let problem = try await #require(throws: EyesProblem.self) { try await eyes.recognise(image) }
        #expect(problem.words.contains("can't be recognised"))
    }

    @Test("whoever comes when too many wait is told so, and all others are served")
    func busy() async throws {
        let eyes = FoodEyes(folder: Self.folder, longestLine: 2)
        let image = try #require(Drawing.plain([0, 0, 0]))
        let answers = await withTaskGroup(of: EyesProblem?.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    do throws(EyesProblem) {
                        _ = try await eyes.recognise(image)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: [EyesProblem?]()) { $0.append($1) }
        }
        #expect(answers.contains(nil))
        #expect(answers.contains(.busy))
        #expect(answers.allSatisfy { $0 == nil || $0 == .busy })
    }
}
