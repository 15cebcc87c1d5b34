import HTTPTypes
import HealthMath
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct WelcomeTests {
    @Test("goes step by step to the end, and then the member is welcomed", arguments: Backend.available)
    func journey(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let steps = [
            ("body", "heightUnit=cm&weightUnit=kg&height=168&weight=64.5&desired=60", "/welcome/injuries"),
            ("injuries", "injury-knee=recent&conditions=asthma&conditions=diabetes", "/welcome/limits"),
            ("limits", "limitations=jumping&note=No+ladders&diet=vegan", "/welcome/aim"),
            ("aim", "aim=get-stronger", "/welcome/activity"),
            ("activity", "activity=1.55&experience=new", "/welcome/cycle"),
            ("cycle", "cycle=date&lastPeriod=2027-01-02", "/welcome/about"),
            ("about", "quote=Slowly&activities=hiking&gym=Old+Mill&location=Graz", "/welcome/done"),
        ]
        try await pages.visit { client in
            for (step, form, next) in steps {
                let asked = try await client.execute(uri: "/welcome", method: .get) { $0 }
                #expect(asked.headers[.location] == "/welcome/\(step)")
                #expect(try await client.page("/welcome/\(step)").status == 200)
                let answered = try await client.submit("/welcome/\(step)", form)
                #expect(answered.status == .seeOther)
                #expect(answered.headers[.location] == next)
            }
            #expect(try await client.page("/welcome/done").html.contains("href=\"/goal/plan\""))
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.onboardedAt == pages.fixture.clock.now())
        let known = try #require(
            try await OnboardingAnswerStore(database: pages.fixture.database, seal: pages.seal, owner: pages.ana.id)
                .known()
        )
        #expect(known.body.aim == .getStronger)
        #expect(known.body.experience == .new)
        #expect(known.body.activity == .moderate)
        #expect(known.health.injuries == [Injury(area: .knee, kind: .recent)])
        #expect(known.health.conditions == [.asthma, .diabetes])
        #expect(known.health.cycle == Cycle("2027-01-02"))
        #expect(known.health.location == "Graz")
        #expect(known.about.activities == [.hiking])
        let quotes = try await AboutStore.quotes(of: [pages.ana.id, 99], in: pages.fixture.database)
        #expect(quotes == [pages.ana.id: "Slowly"])
    }

    @Test("how much one moves is asked for in words, not by the factor that it is counted with")
    func levels() async throws {
        let pages = try await OwnPages(on: .sqlite)
        try await pages.visit { client in
            let page = try await client.page("/welcome/activity").html
            #expect(page.contains("Exercise or long walks one to three days a week</"))
            #expect(!page.contains("1.375)") && !page.contains("(1.2"))
        }
    }

    @Test("half of it done is offered on, but not on a day on which it was put off", arguments: Backend.available)
    func offer(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let store = SetUpStore(database: pages.fixture.database, owner: pages.ana.id)
        let (today, tomorrow) = (try #require(CalendarDay("2027-01-10")), try #require(CalendarDay("2027-01-11")))
        #expect(try await store.offer(on: today) == nil, "nothing was begun")
        let skipped = WelcomeStore(database: pages.fixture.database, owner: pages.ana.id)
        try await skipped.skip(.body, at: pages.fixture.clock.now())
        #expect(try await store.offer(on: today)?.setUpWords.hasPrefix("6 questions are left") == true)
        try await store.putOff(on: today)
        #expect(try await store.offer(on: today) == nil)
        #expect(try await store.offer(on: tomorrow) != nil)
        for step in Step.allCases { try await skipped.skip(step, at: pages.fixture.clock.now()) }
        #expect(try await store.offer(on: tomorrow) == nil)
    }

    @Test("everything can be skipped, with a word on what is missing then")
    func skip() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            #expect(try await client.page("/welcome/body").html.contains("no calorie goal"))
            for step in Step.allCases { _ = try await client.submit("/welcome/\(step.rawValue)", "skip=yes") }
            let done = try await client.page("/welcome/done")
            #expect(!done.html.contains("href=\"/goal\""))
            #expect(done.html.contains("href=\"/diary\""))
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.onboardedAt != nil)
    }

    @Test(
        "the end offers a first workout to whom training helps, who wants to lose weight too",
        arguments: [("lose-weight", true), ("feel-better", true), ("stamina", true), ("keep-weight", false)]
    )
    func firstWorkout(aim: String, isOffered: Bool) async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            _ = try await client.submit("/welcome/aim", "aim=\(aim)")
            let done = try await client.page("/welcome/done")
            #expect(done.html.contains("Make my first workout") == isOffered)
        }
    }

    @Test("after going back it leads on to what is still open")
    func resume() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            for step in ["body", "injuries", "aim"] { _ = try await client.submit("/welcome/\(step)", "skip=yes") }
            let again = try await client.submit("/welcome/body", "heightUnit=cm&weightUnit=kg&height=168&weight=64")
            #expect(again.headers[.location] == "/welcome/limits")
            let last = try await client.submit("/welcome/about", "skip=yes")
            #expect(last.headers[.location] == "/welcome/limits")
        }
        #expect(try await pages.fixture.members.find(pages.ana.id)?.onboardedAt == nil)
    }

    @Test("a gym and a town are completed while they are typed, from one list")
    func placeNames() async throws {
        try await OwnPages().visit { client in
            let html = try await client.page("/welcome/about").html
            #expect(html.ranges(of: "hx-get=\"/gyms/names\"").count == 2)
            #expect(html.ranges(of: "<datalist id=\"place-names\">").count == 1)
        }
    }

    @Test("Next without an answer about the cycle goes on as skipping does")
    func unansweredCycle() async throws {
        try await OwnPages().visit { client in
            let none = try await client.submit("/welcome/cycle", "")
            #expect(none.status == .seeOther && none.headers[.location] != "/welcome/cycle")
            let only = try await client.submit("/welcome/cycle", "leaveWorkouts=yes")
            #expect(only.status == .seeOther)
            #expect(try await client.submit("/welcome/cycle", "skip=yes").status == .seeOther)
            #expect(try await client.submit("/welcome/cycle", "cycle=not-sure").status == .seeOther)
        }
    }

    @Test("who is 62 isn't asked about a cycle, and can tell of one under Me", arguments: Backend.available)
    func older(backend: Backend) async throws {
        let pages = try await OwnPages(on: backend)
        let id = pages.ana.id
        try await pages.fixture.database.write { db in
            try db.execute("UPDATE member SET birthday = '1964-03-01' WHERE id = \(id)")
        }
        try await pages.visit { client in
            let cycle = try await client.execute(uri: "/welcome/cycle", method: .get) { $0 }
            #expect(cycle.headers[.location] == "/welcome")
            #expect(try await client.page("/welcome/body").html.contains("Step 1 of 6"))
            let health = try await client.page("/me/health").html
            #expect(!health.contains("last period") && health.contains("href=\"/me/health?only=cycle\""))
            let asked = try await client.page("/me/health?only=cycle").html
            #expect(asked.contains("last period") && !asked.contains("?only=cycle\""))
            _ = try await client.submit("/me/health", "only=cycle&cycle=not-sure")
            #expect(try await client.page("/me/health").html.contains("last period"))
        }
    }

    @Test("men are not asked about a cycle")
    func men() async throws {
        try await OwnPages().visit { client in
            _ = try await client.patch("/api/v1/me", #"{"gender": "male"}"#)
            let cycle = try await client.execute(uri: "/welcome/cycle", method: .get) { $0 }
            #expect(cycle.headers[.location] == "/welcome")
            #expect(try await client.page("/welcome/body").html.contains("Step 1 of 6"))
            #expect(try await client.page("/me/health").html.contains("last period") == false)
        }
    }

    @Test("impossible values are refused beside the field, with what was typed")
    func impossible() async throws {
        try await OwnPages().visit { client in
            let form = "heightUnit=ft&weightUnit=st&height=9&heightInches=11&weight=11&weightPounds=6"
            let answer = try await client.submit("/welcome/body", form)
            #expect(answer.status == .unprocessableContent)
            let html = String(buffer: answer.body)
            #expect(html.contains("Please enter a valid height and weight."))
            #expect(html.contains("name=\"weightPounds\" inputmode=\"decimal\" value=\"6\""))
            let asked = try await client.execute(uri: "/welcome", method: .get) { $0 }
            #expect(asked.headers[.location] == "/welcome/body")
        }
    }

    @Test("there is no step but those", arguments: ["nothing", "units", "Body"])
    func unknown(step: String) async throws {
        try await OwnPages().visit { client in
            let asked = try await client.page("/welcome/\(step)")
            let skipped = try await client.submit("/welcome/\(step)", "skip=yes")
            #expect(asked.status == 404)
            #expect(skipped.status == .notFound)
        }
    }

    @Test("the answers can be changed under Me, where they stand already")
    func change() async throws {
        try await OwnPages().visit { client in
            _ = try await client.submit("/welcome/body", "heightUnit=cm&weightUnit=kg&height=168&weight=64.5")
            let html = try await client.page("/me/body").html
            #expect(html.contains("value=\"168\""))
            #expect(html.contains("value=\"64.5\""))
            let saved = try await client.submit(
                "/me/body",
                "heightUnit=cm&weightUnit=kg&height=169&weight=64.5&activity=1.2"
            )
            #expect(saved.headers[.location] == "/me")
            #expect(try await client.patch("/api/v1/me", "{}").json["heightCm"] == 169.0)
            for path in ["/me/health", "/me/about"] {
                #expect(try await client.page(path).status == 200)
                #expect(try await client.submit(path, "").headers[.location] == "/me")
            }
        }
    }
}
