import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Who sees whom in a group, and what nobody can tell of anybody.
struct RivalPeopleTests {
    @Test(
        "whoever is blocked, leaving or suspended stands on no row and in no line, on neither side",
        arguments: ["blocked", "blocking", "leaving", "suspended"]
    )
    func hidden(why: String) async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let cleo = try await app.neighbour("Cleo", nil)
            let code = try await RivalFixture.make(cleo.person)
            if why == "blocked" {
                try #require(try await ana.person.api(.put, "/blocks/\(ben.id)").status == .noContent)
            }
            for person in [ana, ben] { try #require(try await RivalFixture.join(person.person, code).status == .ok) }
            switch why {
            case "blocking": try #require(try await ben.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            case "leaving": try await app.askToLeave(ben)
            case "suspended": try await app.suspend(ben)
            default: break
            }
            #expect(try await Set(RivalFixture.names(ana.person)) == ["", "Cleo"])
            let feed = try await RivalFixture.group(ana.person)["feed"] as? [[String: Any]] ?? []
            #expect(!feed.contains { $0["memberId"] as? Int == Int(ben.id) })
            #expect(try await !ana.person.get("/motivation/rivals/\(RivalFixture.id)").text.contains("Ben"))
            if why == "blocked" || why == "blocking" {
                #expect(try await Set(RivalFixture.names(ben.person)) == ["", "Cleo"])
                #expect(try await Set(RivalFixture.names(cleo.person)) == ["", "Ana", "Ben"])
                let removal = "/motivation/rivals/\(RivalFixture.id)/members/\(ben.id)/removal"
                #expect(try await ana.person.post(removal).status == .conflict)
            }
        }
    }

    @Test(
        "adults and who is under 18 are never in one group, and the code tells them nothing",
        arguments: Backend.available
    )
    func ages(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana", nil)
            let tom = try await app.neighbour("Tom", birthday: "2009-05-17", nil)
            let mia = try await app.neighbour("Mia", birthday: "2009-05-17", nil)
            let code = try await RivalFixture.make(tom.person)
            let never = String(code.reversed())
            let (real, none) = (
                try await ana.person.get("/motivation/rivals/joining?code=\(code)"),
                try await ana.person.get("/motivation/rivals/joining?code=\(never)")
            )
            #expect(real.status == none.status && real.text.replacing(code, with: never) == none.text)
            #expect(try await RivalFixture.join(ana.person, code).status == .unprocessableContent)
            #expect(try await RivalFixture.join(mia.person, code).status == .ok)
        }
    }

    @Test("who is suspended reads their groups and joins none", arguments: Backend.available)
    func suspended(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana", nil), try await app.neighbour("Ben", nil))
            let code = try await RivalFixture.make(ana.person)
            try await app.suspend(ben)
            #expect(try await ben.person.get("/motivation/rivals").status == .ok)
            #expect(try await RivalFixture.join(ben.person, code).status == .forbidden)
        }
    }

    @Test(
        "who leaves Spotter takes their part along, and the group goes to who is in it longest",
        arguments: Backend.available
    )
    func deletion(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana", nil), try await app.neighbour("Ben", nil))
            let cleo = try await app.neighbour("Cleo", nil)
            let code = try await RivalFixture.make(ana.person)
            for person in [ben, cleo] { try #require(try await RivalFixture.join(person.person, code).status == .ok) }
            try await app.delete(ana)
            #expect(try await RivalFixture.group(ben.person)["isKeeper"] as? Bool == true)
            #expect(try await Set(RivalFixture.names(cleo.person)) == ["", "Ben"])
            let left = try await app.environment.database.rows(
                """
                SELECT owner_id FROM rival_seat WHERE owner_id = \(ana.id)
                UNION SELECT owner_id FROM rival_line WHERE owner_id = \(ana.id)
                """
            ) { try $0.integer(0) }
            #expect(left.isEmpty)
        }
    }

    @Test(
        "a line of the feed is cheered with one tap, once, if its member takes kind words",
        arguments: Backend.available
    )
    func cheers(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(body: false), try await app.person("Ben", body: false))
            let cleo = try await app.person("Cleo", body: false)
            let code = try await RivalFixture.make(ana)
            try #require(try await RivalFixture.join(ben, code).status == .ok)
            func line(of name: String?) async throws -> [String: Any] {
                let feed = try await RivalFixture.group(ana)["feed"] as? [[String: Any]] ?? []
                return try #require(feed.first { $0["kind"] as? String == "joined" && $0["name"] as? String == name })
            }
            let path = "/motivation/rivals/\(RivalFixture.id)/cheers"
            let his = try #require(try await line(of: "Ben")["id"] as? String)
            let hers = try #require(try await line(of: nil)["id"] as? String)
            let words = ["lineId": his, "words": "well-done"]
            #expect(try await ana.post(path, words).status == .notFound, "Ben takes none yet.")
            let sharing = #"{"isShown": false, "takesCheers": true}"#
            for person in [ana, ben] {
                try #require(try await person.api(.put, "/motivation/sharing", sharing).status == .noContent)
            }
            #expect(try await line(of: "Ben")["takesCheers"] as? Bool == true)
            let page = "/motivation/rivals/\(RivalFixture.id)"
            #expect(try await ana.get(page).text.contains(#"name="lineId" value="\#(his)""#))
            #expect(try await ana.post(path, words).headers[.location] == page + "#line-\(his)")
            #expect(try await ana.api(.post, path, #"{"lineId": "\#(his)", "words": "proud"}"#).status == .noContent)
            #expect(try await line(of: "Ben")["said"] as? String == "well-done")
            let said = try await ana.get(page).text
            #expect(said.contains("You said: Well done") && !said.contains(#"name="lineId" value="\#(his)""#))
            let told = try await ben.api(.get, "/notices").text
            #expect(told.contains("Well done, says Ana: your part in “Spring”") && !told.contains("Proud of you"))
            let undo = "\(path)/removal?lineId=\(his)"
            #expect(try await cleo.post(undo).status == .conflict, "She said nothing.")
            #expect(try await ana.post(undo).headers[.location] == page + "#line-\(his)")
            #expect(try await line(of: "Ben")["said"] is NSNull)
            #expect(try await !ben.api(.get, "/notices").text.contains("your part in “Spring”"))
            #expect(try await ana.api(.delete, "\(path)?lineId=\(his)").status == .conflict)
            #expect(try await ana.post(path, ["lineId": hers, "words": "proud"]).status == .notFound, "It is her own.")
            #expect(try await cleo.post(path, words).status == .notFound, "She isn't in it.")
            #expect(try await ana.api(.post, path, #"{"lineId": "x", "words": "boo"}"#).status == .unprocessableContent)
        }
    }

    @Test("one's part in groups is told, and comes into no other account", arguments: Backend.available)
    func export(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(body: false), try await app.person("Ben", body: false))
            _ = try await RivalFixture.make(ana)
            let file = try await ana.takeAlong()
            let files = try RoundTripTests.files(in: file)
            #expect(files["data/rival_seat.json"]?.contains(RivalFixture.id) == true)
            #expect(files["data/rival_score.json"]?.contains("steps") == true)
            #expect(files["data/rival_line.json"] == nil)
            #expect(try await ben.bringIn(file)["state"] as? String == "done")
            #expect(try await ben.api(.get, "/motivation/rivals/\(RivalFixture.id)").status == .notFound)
        }
    }

    /// What the other two of a group read, when the third has this body and these amounts.
    private static func reads(kg: Double, steps: Int, water: Int, kcal: Int, share: Double) async throws -> [String] {
        let pages = Pages()
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana", nil), try await app.neighbour("Ben"))
            let cleo = try await app.neighbour("Cleo", nil)
            let facts = ["within-goal", "macros", "workouts", "weigh-ins", "steps", "water", "days-logged"]
            let rules = facts.enumerated().map { ["fact": $1, "weight": $0 + 1] as [String: Any] }
            let code = try await RivalFixture.make(cleo.person, ["rules": rules, "lastDay": TestApp.today])
            try #require(try await RivalFixture.join(ana.person, code).status == .ok)
            let aims = #", "stepsADay": \#(steps), "waterADay": \#(water)"#
            try #require(try await RivalFixture.join(ben.person, code, aims).status == .ok)
            let day = TestApp.today
            let his = ben.person
            try #require(try await his.api(.put, "/weights/\(day)", #"{"kg": \#(kg)}"#).status == .created)
            let walked = #"{"steps": \#(Int(Double(steps) * share))}"#
            try #require(try await his.api(.put, "/steps/\(day)", walked).status == .ok)
            let drunk = #"{"millilitres": \#(Int(Double(water) * share))}"#
            try #require(try await his.api(.put, "/water/\(day)", drunk).status == .ok)
            let eaten = """
                {"requestId": "\(UUID().uuidString)", "meal": "Lunch", "name": "Canteen", "kcal": \(kcal)}
                """
            try #require(try await his.api(.post, "/diary/\(day)/entries", eaten).status == .created)
            _ = try await his.get("/motivation")
            let path = "/motivation/rivals/\(RivalFixture.id)"
            await pages.add(try await ana.person.get(path).text)
            await pages.add(try Asked.ordered(try await ana.person.api(.get, path)))
            await pages.add(try await ana.person.get("/motivation/rivals").text)
        }
        // Lines have ids by chance.
        return await pages.all.map { $0.replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: "ID") }
    }

    @Test("two with other weights, amounts and goals and the same steps give the same pages, byte for byte")
    func sameSteps() async throws {
        let light = try await Self.reads(kg: 48, steps: 4_000, water: 1_000, kcal: 900, share: 0.55)
        let heavy = try await Self.reads(kg: 160, steps: 20_000, water: 4_000, kcal: 4_800, share: 0.58)
        #expect(light == heavy)
        let more = try await Self.reads(kg: 48, steps: 4_000, water: 1_000, kcal: 900, share: 0.95)
        #expect(light != more)
    }

    private actor Pages {
        private(set) var all: [String] = []

        func add(_ page: String) { self.all.append(page) }
    }
}
