import Foundation
import Members
import Testing

@testable import Accounts

struct SessionMemoryTests {
    private static let ana = SessionLookup.Found(
        member: Member(id: 1, screenName: "Ana", firstName: "Ana"),
        kind: .browser,
        session: nil,
        scopes: nil,
        remembered: true,
        seenAt: Date(timeIntervalSince1970: 0)
    )

    @Test("however many come, no more than ten thousand sessions are remembered")
    func bound() {
        let memory = SessionMemory()
        let tokens = (0...10_000).map { SecretToken("\($0)") }
        for token in tokens { memory.keep(Self.ana, for: token) }
        // The one before the last was kept a moment ago, so it went for want of room.
        #expect(memory.find(tokens[9_999]) == nil)
        #expect(memory.find(tokens[10_000])?.member.id == 1)
    }
}
