import Community
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Sends requests about cards, requests and buddies to the real router.
struct BuddyPageTests {
    /// Ana and Ben with matching profiles, who agreed to the guidelines, and their ids.
    private func two(_ app: TestApp) async throws -> (ana: TestPerson, ben: TestPerson, ids: [Int64]) {
        let (ana, ben) = (try await app.person(), try await app.person("Ben"))
        try await app.agree()
        let ids = try await app.environment.database.rows("SELECT id FROM member ORDER BY id") { try $0.integer(0) }
        for id in ids { try await app.show(id) }
        return (ana, ben, ids)
    }

    @Test("the card says who fits and why; two yeses make a match on both sides", arguments: Backend.available)
    func match(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, ids) = try await self.two(app)
            let card = try await ana.get("/together/card").text
            for words in ["Ben, 35", "Both free on Tuesday evenings", "Both want to get stronger", "Evenings: Tue"] {
                #expect(card.contains(words), "\(words)")
            }
            #expect(!card.contains("Example"), "The last name is nobody's.")
            let home = try await ana.get("/together").text
            #expect(home.contains("Ben, 35") && home.contains("Both free on Tuesday evenings"))
            #expect(home.contains("live-buddies") && !home.contains("Somebody for you"))
            let yes = ["member": "\(ids[1])", "answer": "yes"]
            let kept = try await ana.post("/together/card", yes)
            #expect(kept.status == .seeOther && kept.headers[.location] == "/together/card")
            #expect(try await ana.get("/together/card").text.contains("everybody for now"))
            #expect(!(try await ben.get("/notices").text.contains("Ana")))
            let back = try await ben.post("/together/card", ["member": "\(ids[0])", "answer": "yes"])
            let match = "/together/buddies/\(ids[0])/match"
            #expect(back.headers[.location] == match)
            let page = try await ben.get(match).text
            #expect(page.contains("are buddies now") && page.contains("Both free on Tuesday evenings"))
            #expect(page.contains("Write to Ana") && page.components(separatedBy: #"class="portrait""#).count == 3)
            #expect(try await ana.get("/together").text.contains("/together/buddies/\(ids[1])/match"))
            // Who answered sees the match counted at once; the other's pages may take what is known of them for two seconds.
            #expect(try await ben.get("/together").text.contains("Together, 1 unread"))
            #expect(try await Unread.count(of: .init(ids[0]), at: TestApp.now, in: app.environment.database) == 1)
            for person in [ana, ben] {
                #expect(try await person.get("/together/buddies").text.contains(">New<"))
                #expect(try await person.get("/notices").text.contains("are buddies now"))
            }
            #expect(try await ana.get("/together/buddies/999/match").status == .notFound)
        }
    }

    @Test("a pass can be taken back, and its card is there again")
    func pass() async throws {
        try await TestApp.run { app in
            let (ana, _, ids) = try await self.two(app)
            _ = try await ana.post("/together/card", ["member": "\(ids[1])", "answer": "no"])
            #expect(!(try await ana.get("/together/card").text.contains("Ben, 35")))
            let back = try await ana.post("/together/card/\(ids[1])/removal")
            #expect(back.headers[.location] == "/together/card")
            #expect(try await ana.get("/together/card").text.contains("Ben, 35"))
            let wrong = try await ana.post("/together/card", ["member": "\(ids[1])", "answer": "perhaps"])
            #expect(wrong.status == .unprocessableContent)
            let gone = try await ana.post("/together/card", ["member": "4711", "answer": "yes"])
            #expect(gone.headers[.location] == "/together/card")
        }
    }

    @Test("who has no profile yet is led to it, who didn't agree to the guidelines to those")
    func beginning() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/together/card").headers[.location] == "/together/guidelines")
            #expect(try await ana.api(.get, "/buddies/suggestions").status == .forbidden)
            try await app.agree()
            #expect(try await ana.get("/together/card").text.contains("Make your profile"))
            #expect(try await ana.api(.get, "/buddies/suggestions").json()["profile"] as? String == "none")
            #expect(try await ana.get("/together/buddies").text.contains("Nobody yet"))
            #expect(try await ana.get("/together/requests").text.contains("No requests wait"))
        }
    }

    @Test("a request is asked, seen, taken back, refused and accepted on pages")
    func requests() async throws {
        try await TestApp.run { app in
            let (ana, ben, ids) = try await self.two(app)
            #expect(try await ana.post("/together/requests", ["memberId": "\(ids[1])"]).status == .seeOther)
            #expect(try await ana.get("/together/requests").text.contains("You asked"))
            #expect(try await ben.get("/together/requests").text.contains("would like to train with you"))
            #expect(try await ben.get("/together/buddies").text.contains("A request waits for you"))
            _ = try await ana.post("/together/requests/\(ids[1])/removal")
            #expect(try await ben.get("/together/requests").text.contains("No requests wait"))
            _ = try await ana.post("/together/requests", ["memberId": "\(ids[1])"])
            _ = try await ben.post("/together/requests/\(ids[0])/refusal")
            #expect(try await ana.get("/together/requests").text.contains("You asked"))
            let accepted = try await ben.post("/together/requests/\(ids[0])/acceptance")
            #expect(accepted.headers[.location] == "/together/buddies/\(ids[0])/match")
            for path in ["/together/requests/4711/acceptance", "/together/requests/x/refusal"] {
                #expect(try await ben.post(path).status == .notFound)
            }
            #expect(try await ana.post("/together/requests", ["memberId": "x"]).status == .unprocessableContent)
            #expect(try await ana.post("/together/requests", ["memberId": "4711"]).status == .notFound)
        }
    }

    @Test("somebody's page says who asks and who was asked, and Undo of a refusal leads back to the request")
    func standing() async throws {
        try await TestApp.run { app in
            let (ana, ben, ids) = try await self.two(app)
            let (anas, bens) = ("/together/members/\(ids[0])", "/together/members/\(ids[1])")
            #expect(try await ana.get(bens).text.contains("Ask to be buddies"))
            _ = try await ana.post("/together/requests", ["memberId": "\(ids[1])"])
            let asked = try await ana.get(bens).text
            #expect(asked.contains("Take it back") && !asked.contains("Ask to be buddies"))
            let asking = try await ben.get(anas).text
            #expect(asking.contains("Ana would like to train with you.") && !asking.contains("Ask to be buddies"))
            _ = try await ben.post("/together/requests/\(ids[0])/refusal")
            #expect(try await ben.get(anas).text.contains("Ask to be buddies"))
            #expect(try await ana.get(bens).text.contains("Take it back"), "A refusal looks like waiting.")
            let back = try await ben.post("/together/card/\(ids[0])/removal")
            #expect(back.headers[.location] == "/together/requests")
            #expect(try await ben.get("/together/requests").text.contains("would like to train with you"))
        }
    }

    @Test("removing a buddy is asked first, and then they are gone on both sides")
    func removal() async throws {
        try await TestApp.run { app in
            let (ana, ben, ids) = try await self.two(app)
            _ = try await app.befriend()
            #expect(try await ana.get("/together/buddies/\(ids[1])/removal").text.contains("Remove Ben?"))
            #expect(try await ana.get("/together/buddies").text.contains("Ben, 35"))
            #expect(try await ana.post("/together/buddies/\(ids[1])/removal").status == .seeOther)
            for (person, other) in [(ana, ids[1]), (ben, ids[0])] {
                #expect(try await person.get("/together/buddies").text.contains("Nobody yet"))
                #expect(try await person.get("/together/buddies/\(other)/removal").status == .notFound)
                #expect(try await person.post("/together/buddies/\(other)/removal").status == .notFound)
            }
            #expect(try await ana.post("/together/buddies/\(ids[1])/restoration").status == .notFound)
        }
    }

    @Test("a device undoes its removal of a buddy, and nobody else's", arguments: Backend.available)
    func restoration(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, ids) = try await self.two(app)
            let yes = #"{"answer": "yes"}"#
            #expect(try await ana.api(.put, "/buddies/answers/\(ids[1])", yes).status == .ok)
            #expect(try await ben.api(.put, "/buddies/answers/\(ids[0])", yes).status == .ok)
            #expect(try await ana.api(.delete, "/buddies/\(ids[1])").status == .noContent)
            #expect(try await ben.api(.post, "/buddies/\(ids[0])/restoration").status == .notFound)
            #expect(try await ana.api(.post, "/buddies/\(ids[1])/restoration").status == .noContent)
            #expect(try await ana.get("/together/buddies").text.contains("Ben, 35"))
            #expect(try await ana.api(.post, "/buddies/4711/restoration").status == .notFound)
        }
    }

    @Test("Undo on the page leads to the buddy who came back")
    func restoredOnThePage() async throws {
        try await TestApp.run { app in
            let (ana, ben, ids) = try await self.two(app)
            let yes = #"{"answer": "yes"}"#
            #expect(try await ana.api(.put, "/buddies/answers/\(ids[1])", yes).status == .ok)
            #expect(try await ben.api(.put, "/buddies/answers/\(ids[0])", yes).status == .ok)
            let removed = try await ana.post("/together/buddies/\(ids[1])/removal")
            let back = try await ana.post(try #require(removed.undo))
            #expect(back.headers[.location] == "/together/buddies#buddy-\(ids[1])")
            #expect(try await ana.get("/together/buddies").text.contains(#"<li id="buddy-\#(ids[1])">"#))
        }
    }

    @Test("a card says who became a buddy while it was open, until their chat is")
    func announced() async throws {
        try await TestApp.run { app in
            let (ana, ben, ids) = try await self.two(app)
            let open = try await ana.get("/together/card").text
            let asks = try #require(open.firstMatch(of: /hx-get="(\/together\/card\?since=\d+)"/)?.1)
            _ = try await ana.post("/together/card", ["member": "\(ids[1])", "answer": "yes"])
            #expect(!(try await ana.get(String(asks)).text.contains("are buddies now")))
            _ = try await ben.post("/together/card", ["member": "\(ids[0])", "answer": "yes"])
            let told = try await ana.get(String(asks)).text
            #expect(told.contains("You and Ben are buddies now"))
            #expect(told.contains(#"href="/together/buddies/\#(ids[1])/match""#))
            #expect(told.contains(#"hx-get="\#(asks)""#))
            #expect(!(try await ana.get("/together/card").text.contains("are buddies now")))
            #expect(try await ana.get("/together/card?since=soon").status == .ok)
        }
    }

    @Test("a device does the same by JSON", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, ids) = try await self.two(app)
            let suggested = try await ana.api(.get, "/buddies/suggestions?limit=5").json()
            let first = try #require((suggested["suggestions"] as? [[String: Any]])?.first)
            #expect((first["member"] as? [String: Any])?["firstName"] as? String == "Ben")
            #expect((first["reasons"] as? [String])?.contains("Both free on Tuesday evenings") == true)
            #expect(try await ana.api(.get, "/buddies/suggestions?limit=21").status == .unprocessableContent)
            let answers = "/buddies/answers/\(ids[1])"
            #expect(try await ana.api(.put, answers, #"{"answer": "no"}"#).status == .ok)
            #expect(try await ana.api(.delete, answers).status == .noContent)
            #expect(try await ana.api(.delete, answers).status == .notFound)
            #expect(try await ana.api(.put, answers, #"{"answer": "maybe"}"#).status == .unprocessableContent)
            #expect(try await ana.api(.put, "/buddies/answers/0", #"{"answer": "no"}"#).status == .notFound)
            let asked = try await ana.api(.post, "/buddies/requests", #"{"memberId": \#(ids[1])}"#)
            #expect(try asked.json()["areBuddies"] as? Bool == false)
            let received = try await ben.api(.get, "/buddies/requests").json()["received"] as? [[String: Any]]
            #expect(received?.count == 1)
            let accepted = try await ben.api(.put, "/buddies/answers/\(ids[0])", #"{"answer": "yes"}"#).json()
            #expect(accepted["areBuddies"] as? Bool == true)
            let buddies = try await ana.api(.get, "/buddies").json()["buddies"] as? [[String: Any]]
            #expect(buddies?.first?["chatId"] as? String == accepted["chatId"] as? String)
            #expect(try await ana.api(.delete, "/buddies/requests/\(ids[1])").status == .notFound)
            #expect(try await ana.api(.delete, "/buddies/\(ids[1])").status == .noContent)
            #expect(try await ana.api(.delete, "/buddies/\(ids[1])").status == .notFound)
        }
    }

    @Test("the twenty-first request of a day is asked to wait")
    func limit() async throws {
        try await TestApp.run { app in
            let (ana, _, ids) = try await self.two(app)
            try await app.environment.database.write { db in
                for _ in 0..<BuddyAnswerStore.mostRequests {
                    let id = try #require(
                        try db.row(
                            """
                            INSERT INTO member (first_name, last_name, screen_name, screen_name_key, email, email_key,
                                password_hash, birthday, gender, time_zone, created_at)
                            SELECT 'P', 'P', 'p' || COUNT(*), 'p' || COUNT(*), 'p' || COUNT(*), 'p' || COUNT(*), '',
                                '1990-01-01', 'other', 'UTC', 0 FROM member RETURNING id
                            """
                        ) { try $0.integer(0) }
                    )
                    try db.execute(
                        """
                        INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                        VALUES (\(ids[0]), \(id), 'yes', 1, \(TestApp.now.milliseconds), 0)
                        """
                    )
                }
            }
            let json = #"{"memberId": \#(ids[1])}"#
            let refused = try await ana.api(.post, "/buddies/requests", json)
            #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "3600")
            _ = try await ana.post("/together/requests", ["memberId": "\(ids[1])"])
            #expect(!(try await ana.get("/together/requests").text.contains("Ben, 35")))
        }
    }

    @Test("hours of the calendar of free time speak for somebody")
    func freeTime() async throws {
        try await TestApp.run { app in
            let (ana, ben, _) = try await self.two(app)
            let json = #"""
                {"windows": [{"weekday": "sunday", "from": "09:00", "to": "11:00"}], "workoutMinutes": 45}
                """#
            for person in [ana, ben] {
                #expect(try await person.api(.put, "/free-time/settings", json).status == .ok)
            }
            #expect(try await ana.get("/together/card").text.contains("Both free on Sunday mornings"))
        }
    }
}

extension TestApp {
    /// Gives a member a profile that matches all others of this kind.
    func show(_ id: Int64) async throws {
        let person = try #require(try await self.environment.people([id])[id])
        var profile = BuddyProfile()
        profile.intro = "Slowly but surely."
        profile.goals = [.strength]
        profile.strengths = [.patient]
        profile.styles = [.weights]
        profile.spots = [.gym]
        profile.times = WeekTimes(.tuesday, .evening)
        let store = ProfileStore(database: self.environment.database, owner: id)
        try #require(try await store.save(profile, of: person, from: nil, at: Self.now) != nil)
    }
}
