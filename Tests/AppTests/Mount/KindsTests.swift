import Accounts
import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import Members
import Storage
import Support
import Testing
import Web
import Wings

@testable import App
@testable import Audit
@testable import Deeds
@testable import Notices

/// The kinds of notices, deeds and audit records that the wings declare.
struct KindsTests {
    @Test("the texts that are stored stay as they are")
    func texts() {
        #expect(
            Set(Mount.wings.noticeKinds.map(\.name)) == [
                "welcome", "safety", "reminder", "imported", "foods", "training", "calendar", "rest", "buddies",
                "messages", "house", "duties", "buddy-events", "buddy-here", "event-near", "event-soon",
                "event-changed",
                "event-room", "cheers", "missions", "monthly-goal", "buddy-earned", "rival-keeper",
                "rival-removal", "rival-end",
            ]
        )
        #expect(
            Set(Mount.wings.deedKinds.map(\.name)) == [
                "day-logged", "within-goal", "weighed-in", "workout-done", "minutes-trained", "sets-done",
                "personal-record", "gym-visit", "checked-in", "buddy-gained", "workout-shared", "event-attended",
                "mission-started", "mission-reached", "macros-kept", "steps-walked", "water-drunk",
            ]
        )
        #expect(
            Mount.wings.deedKinds.filter(\.tellsOfOthers).map(\.name) == [
                "buddy-gained", "workout-shared", "event-attended",
            ]
        )
        #expect(
            Set(Mount.wings.auditActions.map(\.name)) == [
                "food-accepted", "food-refused", "food-reopened", "food-corrected", "food-removed", "text-withdrawn",
                "text-restored",
                "report-opened", "report-dismissed", "report-reopened", "member-warned", "member-suspended",
                "member-restored",
                "birthday-corrected", "role-given", "event-made", "event-changed", "event-cancelled", "event-restored",
                "event-handed-over",
                "second-factor-on", "second-factor-off", "recovery-code-used",
                "member-logged-out", "deletion-planned", "deletion-cancelled", "job-tried-again", "job-given-up",
                "announced",
                "announcement-taken-back", "announcement-restored", "part-switched-off", "part-switched-on",
                "sign-up-rule-set", "invited",
                "invitation-ended", "invitation-restored", "vouchers-loaded", "vouchers-withdrawn", "vouchers-restored",
            ]
        )
    }

    @Test("what a device can be told of, and what a token can be made for, is described")
    func described() async throws {
        try await TestApp.run { app in
            let description = try await app.client.execute(uri: "/api/v1/openapi.json", method: .get) { try $0.json() }
            let parts = try #require(description["components"] as? [String: Any])
            let schemas = try #require(parts["schemas"] as? [String: [String: Any]])
            #expect(Set(schemas["NoticeKind"]?["enum"] as? [String] ?? []) == Set(Mount.wings.noticeKinds.map(\.name)))
            #expect(Set(schemas["Scope"]?["enum"] as? [String] ?? []) == Set(Mount.wings.scopes.map(\.rawValue)))
        }
    }

    @Test("every kind is said in words")
    func words() {
        for kind in Mount.wings.noticeKinds { #expect(!kind.title.isEmpty && !kind.hint.isEmpty, "\(kind.name)") }
        for action in Mount.wings.auditActions { #expect(!action.words.isEmpty, "\(action.name)") }
    }

    @Test(
        "a notice goes the ways that its kind says",
        arguments: [
            ("welcome", "", "", 259_200.0, []), ("safety", "push", "push", 259_200, [.urgent, .mailedByItself]),
            ("reminder", "app push mail", "push", 7_200, [.forNow, .mailedByItself]),
            ("imported", "app push mail", "push", 259_200, []), ("foods", "app push mail", "", 259_200, []),
            ("training", "app push mail", "push", 7_200, [.forNow]),
            ("calendar", "app push mail", "push", 259_200, []),
            ("rest", "push", "push", 60, [.forNow, .urgent, .shownByPage]),
            ("buddies", "app push mail", "push", 259_200, []), ("messages", "app push mail", "push", 259_200, []),
            ("cheers", "app push mail", "", 259_200, []), ("missions", "app push mail", "", 259_200, []),
            ("monthly-goal", "app push mail", "", 259_200, []), ("buddy-earned", "app", "", 259_200, [.onlyIfWanted]),
            ("rival-keeper", "app push mail", "", 259_200, []), ("rival-removal", "app push mail", "", 259_200, []),
            ("rival-end", "app push mail", "", 259_200, []),
            ("house", "push mail", "push mail", 259_200, [.fromAdministrators]),
            ("duties", "push mail", "push mail", 259_200, [.forStaff]),
            ("buddy-events", "app push mail", "", 259_200, []), ("buddy-here", "app push mail", "", 10_800, [.forNow]),
            ("event-near", "app push mail", "", 259_200, []), ("event-soon", "app push mail", "", 7_200, [.forNow]),
            ("event-changed", "app push mail", "", 259_200, []), ("event-room", "app push mail", "", 259_200, []),
        ] as [(String, String, String, TimeInterval, [Notice.Kind.Trait])]
    )
    func ways(
        name: String,
        choices: String,
        usual: String,
        patience: TimeInterval,
        traits: [Notice.Kind.Trait]
    ) throws {
        let kind = try #require(Mount.wings.noticeKinds.named(name))
        #expect(kind.choices.map(\.rawValue).joined(separator: " ") == choices)
        let others = Channel.allCases.filter { $0 != .app && kind.isUsual($0) }
        #expect(others.map(\.rawValue).joined(separator: " ") == usual)
        #expect(kind.isUsual(.app) == !traits.contains(.onlyIfWanted))
        #expect(kind.patience == patience)
        let all: [Notice.Kind.Trait] = [
            .forNow, .urgent, .mailedByItself, .shownByPage, .onlyIfWanted, .fromAdministrators,
            .forStaff,
        ]
        #expect(all.filter(kind.has) == traits)
    }

    @Test(
        "two kinds of one name stop the start",
        arguments: [SameNotice.mounted, SameDeed.mounted, SameAction.mounted, SameScope.mounted]
    )
    func twice(wing: MountedWing) async throws {
        await #expect(throws: SameKind.self) { try await TestApp.run(wings: Mount.wings + [wing]) { _ in } }
    }

    @Test("what is stored of a wing that is no longer mounted stops nothing", arguments: Backend.available)
    func unmounted(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let mo = try await app.administrator("Mo")
            let owner = Int64(try #require(try await mo.api(.get, "/me").json()["id"] as? Int))
            let (database, at) = (app.environment.database, TestApp.now.milliseconds)
            try await database.write { db in
                try Notice.tell(owner, .knots, "A knot.", cause: "knot", at: TestApp.now, in: db)
                try NoticeSettingsStore.set(owner, .knots, .mail, to: true, in: db)
                try db.execute(
                    """
                    INSERT INTO deed (owner_id, kind, source, day, quantity, at)
                    VALUES (\(owner), 'knot-tied', 'knot', \(TestApp.today), 1, \(at))
                    """
                )
                try db.execute(
                    """
                    INSERT INTO audit_record (at, actor_id, actor, action, subject, detail)
                    VALUES (\(at), \(owner), 'Mo', 'knot-cut', 'A knot', '')
                    """
                )
            }
            let runner = try app.environment.jobRunner()
            while try await runner.workOnce() > 0 {}
            let waiting = try await database.rows("SELECT kind FROM job WHERE kind = 'deliver-notice'") {
                try $0.text(0)
            }
            #expect(waiting == [])
            for path in ["/notices", "/notices/settings", "/admin/log", "/me"] {
                let page = try await mo.get(path)
                #expect(page.status == .ok && !page.text.contains("A knot"), "\(path)")
            }
            for path in ["/notices", "/notices/settings", "/export"] {
                #expect(try await mo.api(.get, path).status == .ok, "\(path)")
            }
            #expect(try await mo.post("/notices/settings", ["training-app": "on"]).status == .seeOther)
        }
    }
}

extension TestApp {
    /// Signs up an administrator.
    func administrator(_ name: String) async throws -> TestPerson {
        let person = try await self.person(name, body: false)
        _ = try #require(
            try await MemberStore(database: self.environment.database).appoint(
                login: name,
                .administrator,
                at: Self.now
            )
        )
        return person
    }
}

/// Wings that each declare a kind that another wing has declared.
private struct SameNotice: EmptyWing {
    static let noticeKinds: [Notice.Kind] = [Notice.Kind("training", title: "Other", hint: "Other.")]
}

private struct SameDeed: EmptyWing {
    static let deedKinds: [Deed.Kind] = [Deed.Kind("gym-visit")]
}

private struct SameAction: EmptyWing {
    static let auditActions: [AuditRecord.Action] = [AuditRecord.Action("role-given", words: "other")]
}

private struct SameScope: EmptyWing {
    static let scopes: [Scope.Area] = [Scope.Area("diary", reading: "Other")]
}

private protocol EmptyWing: Wing { init() }

extension EmptyWing {
    static var mounted: MountedWing { MountedWing(Self.self) { _, _ in Self() } }
    static var migrations: [Migration] { [] }
    static var pages: PageBundle { PageBundle(templates: ToyPage.folder + "/Templates", models: []) }
    var controllers: [any Controller] { [] }
}
