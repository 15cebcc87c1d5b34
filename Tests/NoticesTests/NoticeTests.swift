import Foundation
import Jobs
import Storage
import Support
import Testing
import Web

@testable import Notices

struct NoticeTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func fixture(_ backend: Backend) async throws -> (database: any Database, ana: Int64, ben: Int64) {
        let database = try await backend.open(StandInMember.migrations + JobMigrations.all + NoticeMigrations.all)
        return (
            database, try await StandInMember.add("Ana", to: database), try await StandInMember.add("Ben", to: database)
        )
    }

    @Test("the same cause is told once", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        for _ in 0..<3 {
            try await database.write { try Notice.tell(ana, .welcome, "Hello", cause: "welcome", at: self.now, in: $0) }
        }
        let notices = try await NoticeStore(database: database, owner: ana, kinds: .sample).latest()
        #expect(notices.map(\.text) == ["Hello"])
        #expect(notices.first?.isRead == false)
    }

    @Test("what is said again comes to the top, unread, and isn't sent again", arguments: Backend.available)
    func renewed(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let store = NoticeStore(database: database, owner: ana, kinds: .sample)
        try await database.write { db in
            for (place, text) in ["Off", "On"].enumerated() {
                let moment = self.now.addingTimeInterval(Double(place))
                try Notice.tell(ana, .training, text, cause: text, at: moment, in: db)
            }
        }
        try await store.readAll(now: self.now)
        func jobs() async throws -> Int? { try await database.row("SELECT COUNT(*) FROM job") { try $0.int(0) } }
        let sent = try await jobs()
        try await database.write { db in
            try Notice.renew(ana, .training, cause: "Off", at: self.now.addingTimeInterval(2), in: db)
            try Notice.renew(ana, .training, cause: "Never", at: self.now.addingTimeInterval(2), in: db)
        }
        let notices = try await store.latest()
        #expect(notices.map(\.text) == ["Off", "On"])
        #expect(notices.map(\.isRead) == [false, true])
        #expect(try await jobs() == sent)
    }

    @Test(
        "what leads to a part that is switched off is passed over, and counted by nobody",
        arguments: Backend.available
    )
    func closedPart(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        try await database.write { db in
            try Notice.tell(ana, .training, "Closed", path: "/a", part: .chat, cause: "a", at: self.now, in: db)
            try Notice.tell(ana, .training, "Open", path: "/b", cause: "b", at: self.now, in: db)
        }
        let switches = HouseSwitches()
        func told() async throws -> ([String], Int) {
            let store = NoticeStore(database: database, owner: ana, kinds: .sample, without: switches.off)
            return (try await store.latest().map(\.text).sorted(), try await store.unread())
        }
        #expect(try await told() == (["Closed", "Open"], 2))
        switches.set(off: [HousePart.chat.name])
        #expect(try await told() == (["Open"], 1))
    }

    @Test("a notice told before parts were written down knows its own", arguments: Backend.available)
    func partOfOldNotice(_ backend: Backend) async throws {
        let all = NoticeMigrations.all
        let before = try #require(all.firstIndex { $0.name == "notices-0007-part" })
        let database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + all[..<before]
        )
        let ana = try await StandInMember.add("Ana", to: database)
        for path in ["/together/chats/x", "/workouts"] {
            try await database.write { db in
                _ = try db.execute(
                    """
                    INSERT INTO notice (owner_id, id, kind, body, path, cause, created_at)
                    VALUES (\(ana), \(path), 'training', 'Old', \(path), \(path), 1)
                    """
                )
            }
        }
        try await database.migrate(StandInMember.migrations + JobMigrations.all + all)
        let store = NoticeStore(database: database, owner: ana, kinds: .sample, without: [HousePart.chat.name])
        #expect(try await store.latest().map(\.path) == ["/workouts"])
    }

    @Test("reading marks mine and nobody else's", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        try await database.write { db in
            try Notice.tell(ana, .safety, "For Ana", cause: "a", at: self.now, in: db)
            try Notice.tell(ben, .safety, "For Ben", cause: "a", at: self.now, in: db)
        }
        try await NoticeStore(database: database, owner: ana, kinds: .sample).readAll(now: self.now)
        #expect(try await NoticeStore(database: database, owner: ana, kinds: .sample).latest().map(\.isRead) == [true])
        let hers = try await NoticeStore(database: database, owner: ben, kinds: .sample).latest()
        #expect(hers.map(\.text) == ["For Ben"])
        #expect(hers.map(\.isRead) == [false])
    }

    @Test(
        "notices that say the same stand as one, unread while one of them is, and are read together",
        arguments: Backend.available
    )
    func folded(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let store = NoticeStore(database: database, owner: ana, kinds: .sample)
        for (number, text) in ["Legs", "Arms", "Legs", "Legs"].enumerated() {
            let moment = self.now.addingTimeInterval(Double(number))
            try await database.write { try Notice.tell(ana, .training, text, cause: "\(number)", at: moment, in: $0) }
        }
        let folded = try await store.latest().folded()
        #expect(folded.map(\.notice.text) == ["Legs", "Arms"])
        #expect(folded.map(\.times) == [3, 1])
        try await store.readAll(like: folded[0].notice, now: self.now)
        #expect(try await store.unread() == 1)
    }

    @Test(
        "those without buttons stand as one even where they lead to different pages, and each is opened in its turn",
        arguments: Backend.available
    )
    func foldedPages(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let store = NoticeStore(database: database, owner: ana, kinds: .sample)
        for number in 1...3 {
            let moment = self.now.addingTimeInterval(Double(number))
            try await database.write { db in
                try Notice.tell(
                    ana,
                    .imported,
                    "A report",
                    path: "/\(number)",
                    cause: "\(number)",
                    at: moment,
                    in: db
                )
                try Notice.tell(
                    ana,
                    .training,
                    "Legs",
                    path: "/legs/\(number)",
                    actions: [Notice.Action("Done", path: "/legs")],
                    cause: "legs \(number)",
                    at: moment,
                    in: db
                )
            }
        }
        let reports = try await store.latest().folded().filter { $0.notice.kind == .imported }
        #expect(reports.map(\.times) == [3])
        #expect(reports.first?.notice.path == "/3")
        try await store.readAll(like: try #require(reports.first?.notice), now: self.now)
        let next = try await store.latest().folded()
        #expect(next.first { $0.notice.kind == .imported }?.notice.path == "/2")
        #expect(next.filter { $0.notice.kind == .training }.count == 3)
    }

    @Test("an answered notice keeps what was answered until that is taken back", arguments: Backend.available)
    func answered(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        try await database.write { db in
            for owner in [ana, ben] {
                try Notice.tell(owner, .training, "Legs", path: "/a", cause: "a", at: self.now, in: db)
            }
            try Notice.settle(ana, path: "/a", answer: "You said: I'm busy.", at: self.now, in: db)
        }
        let store = NoticeStore(database: database, owner: ana, kinds: .sample)
        let shown = try #require(try await store.latest().first)
        #expect(shown.answer == "You said: I'm busy." && shown.isRead)
        let his = NoticeStore(database: database, owner: ben, kinds: .sample)
        #expect(try await his.latest().map(\.answer) == [""])
        try await database.write { _ = try Notice.settle(ana, path: "/a", answer: "", at: self.now, in: $0) }
        #expect(try await store.latest().map(\.answer) == [""])
    }

    @Test("the list comes a page at a time, none left out and none twice", arguments: Backend.available)
    func paging(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        try await database.write { db in
            for number in 0..<7 {
                // Several at the same moment.
                let moment = self.now.addingTimeInterval(Double(number / 3))
                try Notice.tell(ana, .imported, "\(number)", cause: "\(number)", at: moment, in: db)
                try Notice.tell(ben, .imported, "Ben's", cause: "\(number)", at: moment, in: db)
            }
        }
        let store = NoticeStore(database: database, owner: ana, kinds: .sample)
        var pages: [[Notice]] = []
        var cursor: Cursor?
        repeat {
            let page = try await store.latest(3, after: cursor)
            pages.append(page)
            cursor = page.last.map { Cursor(at: $0.at.milliseconds, id: $0.id) }
        } while !(pages.last ?? []).isEmpty
        let texts = pages.joined().map(\.text)
        #expect(pages.map(\.count) == [3, 3, 1, 0])
        #expect(texts.first == "6")
        #expect(Set(texts) == ["0", "1", "2", "3", "4", "5", "6"])
    }

    @Test("one is read by its own member, and what is answered is read", arguments: Backend.available)
    func reading(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        try await database.write { db in
            for cause in ["a", "b", "c"] {
                try Notice.tell(ana, .training, cause, path: "/" + cause, cause: cause, at: self.now, in: db)
                try Notice.tell(ben, .training, cause, path: "/" + cause, cause: cause, at: self.now, in: db)
            }
            try Notice.settle(ana, path: "/a", at: self.now, in: db)
        }
        let store = NoticeStore(database: database, owner: ana, kinds: .sample)
        #expect(try await store.unread() == 2)
        let unread = try #require(try await store.latest().first { !$0.isRead })
        #expect(try await store.read(unread.id, now: self.now))
        #expect(try await store.unread() == 1)
        let his = NoticeStore(database: database, owner: ben, kinds: .sample)
        #expect(try await !his.read(unread.id, now: self.now))
        #expect(try await his.unread() == 3)
    }

    @Test(
        "what isn't wanted on the bell is in the list as read, but safety and the house always ring it",
        arguments: Backend.available
    )
    func silent(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let settings = NoticeSettingsStore(database: database, owner: ana)
        for kind in [Notice.Kind].sample { try await settings.set(kind, .app, to: false) }
        try await database.write { db in
            for kind in [Notice.Kind].sample {
                try Notice.tell(ana, kind, kind.name, cause: kind.name, at: self.now, in: db)
            }
        }
        let notices = try await NoticeStore(database: database, owner: ana, kinds: .sample).latest()
        #expect(notices.count == [Notice.Kind].sample.count)
        #expect(Set(notices.filter { !$0.isRead }.map(\.kind)) == [.welcome, .safety, .house])
    }

    @Test("old notices are forgotten, new ones kept", arguments: Backend.available)
    func prune(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        try await database.write { db in
            try Notice.tell(ana, .safety, "Old", cause: "1", at: self.now, in: db)
            try Notice.tell(ana, .safety, "New", cause: "2", at: self.now.addingTimeInterval(10), in: db)
        }
        #expect(try await NoticeStore.prune(before: self.now.addingTimeInterval(5), in: database) == 1)
        #expect(try await NoticeStore(database: database, owner: ana, kinds: .sample).latest().map(\.text) == ["New"])
    }
}
