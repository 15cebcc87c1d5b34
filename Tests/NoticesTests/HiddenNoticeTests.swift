import Foundation
import Storage
import Support
import Testing

@testable import Notices

/// What names somebody who is about to leave, and is on its way meanwhile.
struct HiddenNoticeTests {
    @Test("what waited for the daily letter is in the next one once whom it names stays", arguments: Backend.available)
    func digest(_ backend: Backend) async throws {
        let post = try await self.daily(backend)
        try await post.tell(post.ana, .imported, "Ben came along.", about: post.ben)
        try await post.work()
        try await post.database.write { try Notice.hide(about: post.ben, in: $0) }
        post.wait(24 * 3_600)
        try await post.work()
        #expect(try await post.sent().isEmpty)
        try await self.stay(post)
        #expect(try await post.sent().isEmpty)
        post.wait(24 * 3_600)
        try await post.work()
        #expect(try await post.sent().map { $0.text.contains("Ben came along.") } == [true])
        post.wait(24 * 3_600)
        try await post.work()
        #expect(try await post.sent().count == 1)
    }

    @Test("what was hidden before its job began goes its ways once whom it names stays", arguments: Backend.available)
    func undelivered(_ backend: Backend) async throws {
        let post = try await self.daily(backend)
        try await post.subscribe(post.ana, at: "http://127.0.0.1:65535/x")
        try await post.tell(post.ana, .imported, "Ben came along.", about: post.ben)
        try await post.database.write { try Notice.hide(about: post.ben, in: $0) }
        try await post.work()
        #expect(try await post.due(PushJob.kind).isEmpty)
        try await self.stay(post)
        #expect(try await post.due(PushJob.kind).count == 1)
        post.wait(24 * 3_600)
        try await post.work()
        #expect(try await post.sent().count == 1)
    }

    @Test("what was hidden until it is too late for a letter stays in the list alone", arguments: Backend.available)
    func late(_ backend: Backend) async throws {
        let post = try await self.daily(backend)
        try await post.tell(post.ana, .imported, "Ben came along.", about: post.ben)
        try await post.work()
        try await post.database.write { try Notice.hide(about: post.ben, in: $0) }
        post.wait(5 * 24 * 3_600)
        try await post.work()
        try await self.stay(post)
        post.wait(24 * 3_600)
        try await post.work()
        #expect(try await post.sent().isEmpty)
        let notices = NoticeStore(database: post.database, owner: post.ana, kinds: .sample)
        #expect(try await notices.latest().map(\.text) == ["Ben came along."])
    }

    private func daily(_ backend: Backend) async throws -> Post {
        let post = try await Post(backend)
        try await post.settings(of: post.ana) {
            $0[.imported, .mail] = true
            $0.digest = 18 * 60
        }
        return post
    }

    private func stay(_ post: Post) async throws {
        try await post.database.write { try Notice.show(about: post.ben, at: post.now, in: $0) }
        try await post.work()
    }
}
