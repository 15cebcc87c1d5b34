import Foundation
import Testing

@testable import Notices

struct NoticeWordsTests {
    /// Noon in Vienna on Thu 3 December 2026.
    private let now = Date(timeIntervalSince1970: 1_796_295_600)

    private func words(_ text: String) throws -> NoticeWords {
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        return NoticeWords(self.notice(text), at: self.now, in: zone)
    }

    private func notice(_ text: String) -> Notice {
        Notice(id: "1", kind: .training, text: text, path: "", actions: [], at: self.now, isRead: false)
    }

    @Test(
        "the heading is the first sentence, which says what and who",
        arguments: [
            ("Ben would like to train with you.", "Ben would like to train with you", ""),
            ("You and Ben are buddies now. Say hello.", "You and Ben are buddies now", "Say hello."),
            ("Did you train? You were in for “Legs”.", "Did you train?", "You were in for “Legs”."),
            ("“Slow. And steady.” is for everybody. Thank you.", "“Slow. And steady.” is for everybody", "Thank you."),
            ("You ran 1.5 km. Well done.", "You ran 1.5 km", "Well done."),
            ("Ben proposes a mission to you", "Ben proposes a mission to you", ""),
            ("", "", ""),
        ]
    )
    func heading(text: String, title: String, rest: String) throws {
        let words = try self.words(text)
        #expect(words.title == title)
        #expect(words.rest == rest)
    }

    @Test("a first sentence as long as a letter stands below the name of its kind")
    func long() throws {
        let text = String(repeating: "on and ", count: 40)
        #expect(try self.words(text).title == "Training")
        #expect(try self.words(text).rest == text)
    }

    @Test(
        "a day near the one on which it is read has its name, any other its date",
        arguments: [
            ("“Legs” on Thu 3 December, 17:00–18:00, goes ahead.", "“Legs” today, 17:00–18:00, goes ahead"),
            ("Ben goes to “Run”, Fri 4 December 18:00–19:30.", "Ben goes to “Run”, tomorrow 18:00–19:30"),
            ("Legs on Wed 2 December didn't happen.", "Legs yesterday didn't happen"),
            ("Thu 3 December at 18:00 is free.", "Today at 18:00 is free"),
            ("“Legs” on Sat 5 December, 17:00–18:00.", "“Legs” on Sat 5 December, 17:00–18:00"),
            ("It was on Thu 3 December 2020.", "It was on Thu 3 December 2020"),
        ]
    )
    func days(text: String, title: String) throws {
        #expect(try self.words(text).title == title)
    }

    @Test("what a page shows at once names its days, what a device keeps dates them")
    func responses() throws {
        let notice = self.notice("Ben would like to train with you: Fri 4 December, 17:00–18:00.")
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        #expect(NoticeResponse(notice, at: self.now, in: zone).text.contains("with you: tomorrow, 17:00"))
        #expect(NoticeResponse(notice).text == notice.text)
    }

    @Test("what may be read on a later day keeps its dates")
    func dates() {
        #expect(NoticeWords(lasting: self.notice("Legs on Thu 3 December.")).title == "Legs on Thu 3 December")
    }
}
