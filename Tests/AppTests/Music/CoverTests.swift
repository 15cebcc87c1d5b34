import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Covers as they stand in files.
struct CoverTests {
    @Test("a cover that is a bomb, cut off or no picture makes a song without one", arguments: Backend.available)
    func covers(_ backend: Backend) async throws {
        var bomb = SmallPicture.bytes
        // A JPEG says its height and width five bytes after the mark of its frame: 65,000 of each here.
        let frame = bomb.indices.dropLast(9).first { bomb[$0] == 0xFF && [0xC0, 0xC2].contains(bomb[$0 + 1]) }
        let size = try #require(frame) + 5
        bomb.replaceSubrange(size..<size + 4, with: [0xFD, 0xE8, 0xFD, 0xE8])
        let half = Array(SmallPicture.bytes.prefix(SmallPicture.bytes.count / 2))
        let page = Array("<svg onload=alert(1)>".utf8)
        let folder = try Backend.newFolder()
        let all = [("Bomb", bomb), ("Half", half), ("Page", page), ("Good", SmallPicture.bytes)]
        for (number, (title, cover)) in all.enumerated() {
            var song = SmallSong(90 + Double(number), title: title)
            (song.seconds, song.cover) = (2, cover)
            try song.write(to: folder.appending(path: "\(title).wav"))
        }
        try await TestApp.run(backend, configure: { $0.music = folder.path }) { app in
            let ana = try await app.person(body: false)
            try await app.work(on: "music-folder")
            let songs = try await ana.api(.get, "/songs").json()["songs"] as? [[String: Any]] ?? []
            let titles = { (hasCover: Bool) in
                songs.filter { $0["hasCover"] as? Bool == hasCover }.compactMap { $0["title"] as? String }
            }
            #expect(titles(true) == ["Good"])
            #expect(titles(false) == ["Bomb", "Half", "Page"])
            #expect(try await !ana.get("/music").text.contains("no song"))
        }
    }
}
