import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import Storage
import Support
import Testing

@testable import App

/// Groups of rivals through both doors.
struct RivalPageTests {
    private static let path = "/motivation/rivals/\(RivalFixture.id)"

    @Test("a group from the form over the code to the podium, by page", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            // Nobody of them shows a profile: a group needs none.
            let (ana, ben) = (try await app.neighbour("Ana", nil), try await app.neighbour("Ben", nil))
            #expect(try await ana.person.get("/motivation").text.contains("/motivation/rivals"))
            #expect(try await ana.person.get("/motivation/rivals").text.contains("Make a group"))
            #expect(try await ana.person.get("/motivation/rivals/new").text.contains("Closeness to the macros"))
            let fields = [
                "requestId": RivalFixture.id, "name": "Spring", "firstDay": TestApp.today, "lastDay": "2026-03-20",
                "rules.0.fact": "weigh-ins", "rules.0.weight": "2", "rules.1.fact": "steps", "rules.1.weight": "1",
                "weighInsAWeek": "1", "stepsADay": "5000",
            ]
            let made = try await ana.person.post("/motivation/rivals", fields)
            #expect(made.headers[.location] == Self.path, "\(made.text)")
            let own = try await ana.person.get(Self.path).text
            #expect(own.contains("You look after it") && own.contains("class=\"qr\""))
            let (drawing, feed) = (own.range(of: "class=\"qr\""), own.range(of: "What happened"))
            #expect(try #require(drawing).lowerBound < #require(feed).lowerBound, "The code stands above the feed.")
            let code = try #require(try await RivalFixture.group(ana.person)["code"] as? String)
            #expect(own.contains("/motivation/rivals/joining?code=\(code)"))

            let offer = try await ben.person.get("/motivation/rivals/joining?code=\(code)").text
            #expect(
                offer.contains("What the others will see") && offer.contains("Weigh-ins")
                    && offer.contains("\u{D7}\u{A0}2")
            )
            #expect(offer.contains("name=\"stepsADay\"") && !offer.contains("name=\"waterADay\""))
            let joined = try await ben.person.post(
                "/motivation/rivals/joining",
                ["code": code, "weighInsAWeek": "1", "stepsADay": "2000"]
            )
            #expect(joined.headers[.location] == Self.path)
            for (person, kg) in [(ana, 72), (ben, 95)] {
                let weight = try await person.person.api(.put, "/weights/\(TestApp.today)", #"{"kg": \#(kg)}"#)
                try #require(weight.status == .created)
            }
            try #require(
                try await ben.person.api(.put, "/steps/\(TestApp.today)", #"{"steps": 2000}"#).status == .ok
            )
            _ = try await ben.person.get(Self.path)
            let board = try await RivalFixture.group(ana.person)["rows"] as? [[String: Any]] ?? []
            // Saturday and Monday to Friday are two weeks, of which each set out to weigh in once.
            #expect(board.compactMap { $0["score"] as? Int } == [11, 10])
            #expect(board.first?["name"] as? String == "Ben")
            let page = try await ana.person.get(Self.path).text
            #expect(page.contains("You, place 2") && page.contains("10 of 30") && page.contains("Ben"))
            #expect(page.contains(#"came 3 tenths of the way</span><span class="row-note">Today"#))

            let ended = try await ana.person.post(Self.path + "/ending")
            #expect(ended.headers[.location] == Self.path)
            let podium = try await ben.person.get(Self.path).text
            #expect(podium.contains("Podium") && podium.contains("The group ended"))
            #expect(try await ben.person.get("/motivation/rivals").text.contains("Ended"))
            #expect(try await ana.person.post(Self.path + "/resumption").status == .seeOther)
            #expect(try await !ben.person.get(Self.path).text.contains("Podium"))
        }
    }

    @Test("leaving, taking out, handing over and a new code, with Undo where it can be", arguments: Backend.available)
    func keeping(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana", nil)
            let (ben, cleo) = (try await app.neighbour("Ben", nil), try await app.neighbour("Cleo", nil))
            let code = try await RivalFixture.make(ana.person)
            for person in [ben, cleo] { try #require(try await RivalFixture.join(person.person, code).status == .ok) }
            #expect(try await ben.person.post(Self.path + "/members/\(cleo.id)/removal").status == .conflict)
            #expect(try await ana.person.post(Self.path + "/members/\(cleo.id)/removal").status == .seeOther)
            #expect(try await cleo.person.get(Self.path).status == .notFound)
            #expect(try await RivalFixture.join(cleo.person, code).status == .unprocessableContent)
            #expect(try await ana.person.post(Self.path + "/members/\(cleo.id)/restoration").status == .seeOther)
            #expect(try await cleo.person.get(Self.path).status == .ok)
            #expect(try await ben.person.post(Self.path + "/leaving").headers[.location] == "/motivation/rivals")
            #expect(try await RivalFixture.names(ana.person).count == 2)
            #expect(try await ben.person.post(Self.path + "/return").headers[.location] == Self.path)
            #expect(try await ana.person.post(Self.path + "/code").status == .seeOther)
            let new = try #require(try await RivalFixture.group(ana.person)["code"] as? String)
            #expect(new != code)
            let dan = try await app.neighbour("Dan", nil)
            #expect(try await RivalFixture.join(dan.person, code).status == .unprocessableContent)
            let keeper = try await ana.person.post(Self.path + "/keeper", ["memberId": "\(ben.id)"])
            #expect(keeper.status == .seeOther)
            #expect(try await RivalFixture.group(ana.person)["code"] is NSNull)
            #expect(try await RivalFixture.group(ben.person)["code"] as? String == new)
            #expect(try await ana.person.get(Self.path).text.contains("Ben looks after it"))
        }
    }

    @Test("a device makes, joins, reads, changes and leaves", arguments: Backend.available)
    func device(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana", nil), try await app.neighbour("Ben", nil))
            let code = try await RivalFixture.make(ana.person)
            let again = try await ana.person.api(.post, "/motivation/rivals", try RivalFixture.json())
            #expect(again.status == .ok)
            #expect(try again.json()["code"] as? String == code)
            let other = try await ben.person.api(.post, "/motivation/rivals", try RivalFixture.json())
            #expect(other.status == .unprocessableContent)
            let offer = try await ben.person.api(.get, "/motivation/rivals/joining?code=\(code)").json()
            #expect(offer["name"] as? String == "Spring" && offer["members"] as? Int == 1)
            #expect(try await RivalFixture.join(ben.person, code, #", "stepsADay": 9000"#).status == .ok)
            let group = try await RivalFixture.group(ben.person)
            #expect((group["own"] as? [String: Any])?["stepsADay"] as? Int == 9_000)
            #expect(group["state"] as? String == "running" && group["most"] as? Int == 30)
            let list = try await ben.person.api(.get, "/motivation/rivals").json()["groups"] as? [[String: Any]]
            #expect(list?.compactMap { $0["id"] as? String } == [RivalFixture.id])
            let path = "/motivation/rivals/\(RivalFixture.id)"
            let member = "\(path)/members/\(ben.id)"
            #expect(try await ana.person.api(.delete, member).status == .ok)
            #expect(try await ana.person.api(.put, member).status == .ok)
            #expect(try await ana.person.api(.put, path + "/keeper", #"{"memberId": \#(ben.id)}"#).status == .ok)
            #expect(try await ana.person.api(.put, path + "/code").status == .conflict)
            #expect(try await ben.person.api(.put, path + "/code").status == .ok)
            #expect(try await ben.person.api(.put, path + "/ending").json()["state"] as? String == "ended")
            #expect(try await ben.person.api(.delete, path + "/ending").json()["state"] as? String == "running")
            #expect(try await ana.person.api(.delete, path + "/seat").status == .noContent)
            #expect(try await ana.person.api(.get, path).status == .notFound)
            #expect(try await ana.person.api(.put, path + "/seat").status == .ok)
        }
    }

    @Test("nonsense is refused in words, and nothing changes")
    func nonsense() async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana", nil).person
            let many = (0..<1_000).map { _ in ["fact": "steps", "weight": 1] as [String: Any] }
            let changes: [[String: Any]] = [
                ["rules": many], ["rules": []], ["rules": [["fact": "weight", "weight": 1]]],
                ["rules": [["fact": "steps", "weight": 1e308]]], ["name": String(repeating: "x", count: 30_000)],
                ["name": ""], ["lastDay": "2026-03-01"], ["firstDay": "0001-01-01"], ["lastDay": "9999-12-31"],
                ["stepsADay": -40], ["workoutsAWeek": 7], ["requestId": "mine"], ["owner": 1],
            ]
            for change in changes {
                let answer = try await ana.api(.post, "/motivation/rivals", try RivalFixture.json(change))
                #expect(answer.status == .unprocessableContent, "\(change.keys)")
            }
            let huge = (0..<10_000).map { _ in ["fact": "steps", "weight": 1] as [String: Any] }
            for change in [["rules": huge], ["name": String(repeating: "x", count: 1_000_000)]] as [[String: Any]] {
                let answer = try await ana.api(.post, "/motivation/rivals", try RivalFixture.json(change))
                #expect(answer.status == .contentTooLarge)
            }
            let page = try await ana.post("/motivation/rivals", ["name": "", "lastDay": "2026-03-01"])
            #expect(page.status == .unprocessableContent && page.text.contains("Give the group a name."))
            #expect(page.text.contains("It ends before it begins."))
            let list = try await ana.api(.get, "/motivation/rivals").json()["groups"] as? [Any]
            #expect(list?.isEmpty == true)
        }
    }

    @Test("ids of other groups, of none and of no form answer alike", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana", nil), try await app.neighbour("Ben", nil))
            _ = try await RivalFixture.make(ana.person)
            for id in [RivalFixture.id, UUID().uuidString.lowercased(), "1", "%00"] {
                let path = "/motivation/rivals/\(id)"
                #expect(try await ben.person.api(.get, path).status.code / 100 == 4)
                #expect(try await ben.person.get(path).status.code / 100 == 4)
                for action in ["leaving", "return", "code", "ending", "resumption", "members/\(ana.id)/removal"] {
                    let answer = try await ben.person.post("\(path)/\(action)")
                    #expect(answer.status == .notFound || id == "%00", "\(path)/\(action)")
                }
            }
            #expect(try await RivalFixture.names(ana.person) == [""])
        }
    }

    @Test("ten thousand codes that are tried open nothing, and all but a few are told to wait")
    func guessing() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            let ana = try await app.person(body: false)
            var statuses: [Int: Int] = [:]
            let letters = Array("ABCDEFGHJK")
            for number in 0..<10_000 {
                let end = String([1_000, 100, 10, 1].map { letters[number / $0 % 10] })
                let code = String(repeating: "A", count: 16) + end
                statuses[try await RivalFixture.join(ana, code).status.code, default: 0] += 1
            }
            #expect(Set(statuses.keys) == [422, 429])
            #expect(statuses[422, default: 0] <= 21)
        }
    }

    @Test("without pressure no page says anything of groups, and devices still do")
    func noPressure() async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana", nil).person
            let code = try await RivalFixture.make(ana)
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            for path in ["", "/new", "/joining", "/joining?code=\(code)", "/\(RivalFixture.id)"] {
                let page = try await ana.get("/motivation/rivals\(path)")
                #expect(page.status == .ok && page.text.contains("hidden for now"), "\(path)")
                #expect(!page.text.contains("Spring"), "\(path)")
            }
            #expect(try await !ana.get("/motivation").text.contains("/motivation/rivals"))
            #expect(try await RivalFixture.group(ana)["name"] as? String == "Spring")
        }
    }
}
