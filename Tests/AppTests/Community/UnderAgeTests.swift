import Accounts
import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Testing

@testable import App
@testable import Notices

/// Adults and members under 18 never see each other, even if they were in contact before.
struct UnderAgeTests {
    private static let young = "2009-05-17"

    /// Returns two members under 18 who are buddies and share everything.
    private func friends(_ app: TestApp) async throws -> (mia: Neighbour, tom: Neighbour, chat: String) {
        _ = try await app.neighbour("Rosa", nil)
        try await app.leapAhead()
        let all: @Sendable (inout BuddyProfile) -> Void = { $0.shares = [.photo, .presence, .weights, .workouts] }
        let mia = try await app.neighbour("Mia", birthday: Self.young, all)
        let tom = try await app.neighbour("Tom", birthday: Self.young, all)
        try await app.picture(of: mia)
        return (mia, tom, try await app.befriend(mia, tom))
    }

    @Test("for somebody under 18 every route about an adult answers as about nobody, and no list has them")
    func everyRoute() async throws {
        try await TestApp.run(statements: StatementLog()) { app in
            let (mia, tom, _) = try await self.friends(app)
            let ana = try await app.neighbour("Ana") { $0.shares = [.photo, .presence] }
            try await app.picture(of: ana)
            for asked in try Asked.all(of: app, about: .member) {
                let never = try await asked.answer(mia, 99_999_999)
                let answer = try await asked.answer(mia, ana.id)
                #expect(answer == never, "\(asked.name): \(answer.difference(from: never))")
            }
            for path in ["/card", "/people?anywhere=on", "/people?show=activities", "/requests", "/buddies", "/chats"] {
                let (hers, his) = (
                    try await mia.ask(.get, "/together\(path)", nil), try await ana.ask(.get, "/together\(path)", nil)
                )
                #expect(hers.status == .ok && !hers.text.contains(String(ana.id)), "\(path)")
                #expect(his.status == .ok && !his.text.contains(String(mia.id)), "\(path)")
                #expect(!his.text.contains(String(tom.id)), "\(path)")
            }
            #expect(try await mia.person.api(.get, "/buddies").text.contains(String(tom.id)), "Her own age she sees.")
        }
    }

    @Test("buddies of whom one has grown up rest: neither reads, writes, shares, sees or hears anything of the other")
    func grownApart() async throws {
        try await TestApp.run { app in
            let (mia, tom, chat) = try await self.friends(app)
            let hello = #"{"clientId": "\#(UUID().uuidString)", "text": "See you at the track"}"#
            try #require(try await tom.person.api(.post, "/chats/\(chat)/messages", hello).status == .created)
            #expect(try await app.environment.company(of: tom.id).count == 1)
            try await app.bear(tom, on: "2008-03-14")

            for (one, other) in [(mia, tom), (tom, mia)] {
                let heard = app.environment.relay.live.listen(for: other.id, after: nil)
                for asked in try Asked.all(of: app, about: .chat) {
                    let never = try await asked.answer(one, chat: UUID().uuidString.lowercased())
                    #expect(try await asked.answer(one, chat: chat) == never, "\(asked.name)")
                }
                for path in ["/people/\(other.id)", "/people/\(other.id)/photo/small"] {
                    #expect(try await one.person.api(.get, path).status == .notFound, "\(path)")
                }
                let answer = try await one.person.api(.put, "/buddies/answers/\(other.id)", #"{"answer": "yes"}"#)
                #expect(answer.status == .notFound)
                #expect(try await one.person.api(.get, "/chats").text == #"{"chats":[]}"#)
                #expect(try await one.person.api(.get, "/buddies").json()["buddies"] as? [String] == [])
                #expect(try await app.environment.company(of: one.id).isEmpty, "Nor when the other trains.")
                let home = try await one.person.get("/together").text
                #expect(home.contains("Nothing unread") && home.contains("The first is the hardest"))
                app.environment.relay.live.beat()
                var pieces = heard.makeAsyncIterator()
                let first = await pieces.next()
                guard case .beat? = first else {
                    Issue.record("Something was heard: \(String(describing: first))")
                    continue
                }
            }
        }
    }

    @Test("the list of chats says why one rests, with the ways out; once both are 18 everything is back")
    func resting() async throws {
        try await TestApp.run { app in
            let (mia, tom, chat) = try await self.friends(app)
            let hello = #"{"clientId": "\#(UUID().uuidString)", "text": "See you at the track"}"#
            try #require(try await tom.person.api(.post, "/chats/\(chat)/messages", hello).status == .created)
            try await app.bear(tom, on: "2008-03-14")
            for (one, other, name) in [(mia, tom, "Tom"), (tom, mia, "Mia")] {
                let list = try await one.person.get("/together/chats").text
                #expect(list.contains("Resting") && list.contains(">\(name)<") && !list.contains("See you"))
                #expect(!list.contains("/together/members/\(other.id)"), "No way to a profile or a picture.")
                #expect(list.contains("/together/blocks/new?about=\(other.id)"))
            }
            let report =
                #"{"memberId": \#(tom.id), "reason": "harassment", "chatId": "\#(chat)", "messages": [{"number": 1}]}"#
            #expect(
                try await mia.person.api(.post, "/reports", report).status == .noContent,
                "What was said is reported."
            )

            try await app.bear(mia, on: "2008-03-14")
            for one in [mia, tom] {
                let list = try await one.person.get("/together/chats").text
                #expect(list.contains("See you at the track") && !list.contains("Resting"))
            }
            try await app.bear(mia, on: Self.young)
            #expect(try await mia.person.api(.put, "/blocks/\(tom.id)").status == .noContent)
            try await app.bear(mia, on: "2008-03-14")
            for one in [mia, tom] { #expect(try await one.person.get("/together/chats").text.contains("No chats yet")) }
        }
    }
}
