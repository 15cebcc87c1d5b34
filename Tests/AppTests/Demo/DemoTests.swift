import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import NIOCore
import Storage
import Support
import Testing
import Training

@testable import App

/// Made-up people, who show an empty house as it is when it is lived in.
struct DemoTests {
    @Test("a house that was filled and emptied is as it was", arguments: Backend.available)
    func removed(_ backend: Backend) async throws {
        try await DemoFixture.run(backend) { house in
            let before = try await house.counts()
            let outcome = try await house.fill()
            #expect(outcome.people == 8)
            #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
            let lived = try await house.counts()
            for table in [
                "member", "made_up_member", "weight", "diary_entry", "deed", "buddy_profile", "buddy", "point", "gym",
                "favourite_gym", "presence", "contribution", "report",
            ] {
                #expect(lived[table, default: 0] > before[table, default: 0], "\(table)")
            }
            #expect(lived["member"] == 8 && lived["made_up_member"] == 8)
            #expect(try await Demo.remove(house.config) == 8)
            let after = try await house.counts()
            for (table, rows) in after { #expect(rows == before[table], "\(table)") }
            #expect(try await Demo.remove(house.config) == 0)
        }
    }

    @Test("jobs that name made-up people go with them, whichever wing added them", arguments: Backend.available)
    func jobs(_ backend: Backend) async throws {
        try await DemoFixture.run(backend) { house in
            _ = try await house.fill(people: 3, days: 2)
            try await house.signUp("Ana")
            try await house.open { environment in
                let members = try await environment.database.rows("SELECT id FROM member ORDER BY id") {
                    try $0.integer(0)
                }
                let ofMembers = Mount.wings.jobPayloads.filter { $0.value == .member }.keys
                #expect(members.count == 4 && ofMembers.contains("import"))
                try await environment.database.write { db in
                    for (kind, member) in ofMembers.flatMap({ kind in members.map { (kind, $0) } }) {
                        try JobStore.add(kind, payload: "\(member)/mark", due: TestApp.now, in: db)
                    }
                }
            }
            #expect(try await Demo.remove(house.config) == 3)
            try await house.open { environment in
                let marks = try await environment.database.rows(
                    "SELECT kind FROM job WHERE payload LIKE '%/mark'"
                ) { try $0.text(0) }
                #expect(Set(marks) == Set(Mount.wings.jobPayloads.filter { $0.value == .member }.keys))
                #expect(marks.count == Set(marks).count, "Ana's are there, once each.")
            }
        }
    }

    @Test("a house in which people live is left alone")
    func peopled() async throws {
        try await DemoFixture.run(.sqlite) { house in
            try await house.signUp("Ana")
            await #expect(throws: Demo.Refusal.self) { try await house.fill(people: 1, days: 1) }
            #expect(try await house.counts()["member"] == 1)
        }
    }

    @Test("who comes along later stays when made-up people go, and these can't come anew")
    func others() async throws {
        try await DemoFixture.run(.sqlite) { house in
            _ = try await house.fill(people: 3, days: 2)
            try await house.signUp("Ana")
            await #expect(throws: Demo.Refusal.self) { try await house.fill(people: 1, days: 1) }
            #expect(try await Demo.remove(house.config) == 3)
            #expect(try await house.counts()["member"] == 1)
        }
    }

    @Test("there are gyms to be tried, with people in them, and they go with the people")
    func gyms() async throws {
        try await DemoFixture.run(.sqlite) { house in
            _ = try await house.fill()
            try await house.open { environment in
                let there = try await environment.database.rows(
                    """
                    SELECT DISTINCT presence.gym_id FROM presence JOIN gym ON gym.id = presence.gym_id
                    WHERE until_at > \(TestApp.now.milliseconds)
                    """
                ) { try $0.text(0) }
                #expect(!there.isEmpty && there.allSatisfy { $0.hasPrefix("made-up-") })
            }
            try await house.signUp("Ana")
            try await house.open { environment in
                let id = try #require(try await MemberStore(database: environment.database).find(login: "Ana")?.id)
                let gym = try #require(DemoGyms.all.first)
                try await environment.database.write { db in
                    _ = try db.execute(
                        """
                        INSERT INTO favourite_gym (owner_id, gym_id, name, at)
                        VALUES (\(id), \(gym.id), \(gym.name), 1)
                        """
                    )
                }
            }
            #expect(try await Demo.remove(house.config) == 8)
            let after = try await house.counts()
            #expect(after["gym"] == 0 && after["favourite_gym"] == 0 && after["member"] == 1)
        }
    }

    @Test("foods and reports wait for whoever looks after the house")
    func waiting() async throws {
        try await DemoFixture.run(.sqlite) { house in
            _ = try await house.fill()
            let counts = try await house.counts()
            #expect(counts["contribution"] == 2 && counts["report"] == 2)
            try await house.open { environment in
                let (database, open) = (environment.database, "open")
                let states = try await database.rows("SELECT state FROM report") { try $0.text(0) }
                #expect(states == [open, open])
                let offers = try await database.rows("SELECT state FROM contribution") { try $0.text(0) }
                #expect(offers == ["waiting", "waiting"])
            }
        }
    }

    @Test("who was made up before goes first")
    func again() async throws {
        try await DemoFixture.run(.sqlite) { house in
            _ = try await house.fill(people: 4, days: 2)
            _ = try await house.fill(people: 3, days: 2)
            #expect(try await house.counts()["member"] == 3)
        }
    }

    @Test("three of them may be tried, and every page of theirs is there")
    func tried() async throws {
        try await DemoFixture.run(.sqlite) { house in
            let outcome = try await house.fill()
            #expect(outcome.tried.map(\.role) == ["beginner", "lifter", "organiser"])
            let password = try #require(outcome.password)
            try await house.open { environment in
                let router = try environment.router(strictTemplates: true)
                try await Application(router: router).test(.router) { client in
                    for (name, _) in outcome.tried { try await Self.look(name, password, client) }
                }
            }
        }
    }

    private static func look(_ name: String, _ password: String, _ client: any TestClientProtocol) async throws {
        let logIn = try await client.execute(
            uri: "/log-in",
            method: .post,
            headers: [.accept: "text/html", .contentType: "application/x-www-form-urlencoded"],
            body: ByteBuffer(string: "login=\(name)&password=\(password)")
        )
        let cookie = try #require(logIn.cookie(named: "spotter_session"), "\(logIn.text)")
        #expect(logIn.headers[.location]?.hasPrefix("/welcome") == false, "They are done with the set-up.")
        let pages = [
            "/diary", "/training", "/together", "/together/chats", "/together/events", "/motivation",
            "/motivation/missions", "/motivation/rivals", "/motivation/board", "/motivation/achievements", "/me",
        ]
        for page in pages {
            let answer = try await client.execute(
                uri: page,
                method: .get,
                headers: [.accept: "text/html", .cookie: cookie]
            )
            #expect(answer.status == .ok, "\(page): \(answer.status)")
            #expect(!answer.text.contains("Finish setting up") && !answer.text.contains("confirm your email"))
        }
    }

    @Test("where others than the operator come in, nobody learns a password, unless the operator wants it")
    func openHouse() async throws {
        try await DemoFixture.run(.sqlite, configure: { $0.host = "0.0.0.0" }) { house in
            let closed = try await house.fill(people: 3, days: 1)
            #expect(closed.password == nil)
            let open = try await house.fill(people: 3, days: 1, anyway: true)
            #expect(open.password != nil)
        }
    }

    @Test("none of them administers, in a house that makes its first member administrator")
    func nobodyAdministers() async throws {
        try await DemoFixture.run(.sqlite) { house in
            _ = try await house.fill(people: 3, days: 1)
            try await house.open { environment in
                let roles = try await environment.database.rows("SELECT role FROM member ORDER BY id") {
                    try $0.text(0)
                }
                #expect(roles == ["member", "member", "organiser"])
            }
        }
    }
}
