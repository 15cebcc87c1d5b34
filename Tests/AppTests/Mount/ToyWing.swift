import Audit
import Deeds
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Jobs
import Members
import Notices
import Portability
import Storage
import Web
import Wings

@testable import App

/// A wing that stores knots: the smallest with a table, a page, an API, a job, a daily task, a rule of portability, and
/// one kind of each sort.
struct ToyWing: Wing {
    static let mounted = MountedWing(ToyWing.self) { ToyWing(floor: $1) }

    static let migrations = [
        Migration("toy-0001-knots") { words in
            [
                """
                CREATE TABLE knot (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    name \(words.text) NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
                    PRIMARY KEY (owner_id, name)
                ) \(words.strict)
                """
            ]
        }
    ]

    static let pages = PageBundle(
        templates: ToyPage.folder + "/Templates",
        models: [ToyPage.self],
        links: [ToyLinks.self],
        assets: ToyPage.folder + "/Assets"
    )

    static let portability = PortabilityRules(
        tables: [RestoredTable("knot") { row in try row.text("name", upTo: 40) }]
    )

    static let scopes: [Scope.Area] = [.knots]
    static let noticeKinds: [Notice.Kind] = [.knots]
    static let deedKinds: [Deed.Kind] = [.knotTied]
    static let auditActions: [AuditRecord.Action] = [.knotCut]

    let floor: Floor

    var controllers: [any Controller] {
        [ToyController(database: self.floor.database, views: self.floor.views, now: self.floor.now)]
    }

    var jobs: [JobKind] {
        let database = self.floor.database
        return [
            JobKind("toy-tie") { job in
                guard let owner = Int64(job.payload) else { return .hopeless("no member") }
                try await database.write { try KnotStore.add("by a job", of: owner, in: $0) }
                return .done
            }
        ]
    }

    var dailyTasks: [DailyTask] {
        let database = self.floor.database
        return [
            DailyTask("knot") {
                try await database.write { _ = try $0.execute("DELETE FROM knot WHERE name = 'loose'") }
            }
        ]
    }
}

enum ToyLinks: String, LinkTable {
    static let name = "toy"
    case knots = "/knots"
    case cutting = "/admin/knots/cutting"
}

struct ToyPage: PageModel {
    static let template = "toy/knots"
    /// A real wing's templates and scripts are in its bundle; a toy writes its own.
    static let folder: String = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID().uuidString)")
        let page = """
            {{<layout}}{{$main}}<form method="post" action="{{@toy.knots}}">{{#knots}}<p>{{knotName}}</p>{{/knots}}\
            {{#name}}{{>field name="name" label="Name"}}{{/name}}</form>{{/main}}{{/layout}}
            """
        let files = [
            "Templates/toy/knots.mustache": page,
            "Assets/js/app.js": #"import "./knots.js";"#,
            "Assets/js/knots.js": "export const knots = 1;",
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try? text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder.path
    }()

    struct Knot: Encodable, Sendable { let knotName: String }

    let frame: Frame
    let status: HTTPResponse.Status
    let knots: [Knot]
    let name: FieldView

    init(_ knots: [String], _ form: KnotForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.knots = knots.map(Knot.init)
        self.name = FieldView("name", of: form, errors)
    }
}

struct KnotForm: Form {
    static let fields: [String: FieldKind] = ["name": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        self.input.required("name", max: 40, "Give the knot a name.", into: &errors)
    }
}

enum KnotStore {
    static func add(_ name: String, of owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute("INSERT INTO knot (owner_id, name) VALUES (\(owner), \(name)) ON CONFLICT DO NOTHING")
    }

    static func all(of owner: Member.ID, in database: any Database) async throws -> [String] {
        try await database.rows("SELECT name FROM knot WHERE owner_id = \(owner) ORDER BY name") { try $0.text(0) }
    }
}

struct ToyController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.get(ToyLinks.knots, use: self.page)
        routes.own.post(ToyLinks.knots, .limited(.knots), use: self.add)
        routes.administration.post(ToyLinks.cutting, .changesMembers, use: self.cut)
        routes.api(.knots).get(ToyLinks.knots, use: self.answer)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(KnotForm(), FormErrors(), in: context)
    }

    func add(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(KnotForm.self)
        return try await form.submit(again: { try await self.page(form, $0, in: context) }) { name in
            let (owner, now, cause) = (context.signedIn.id, self.now(), "knot \(name)")
            let deed = Deed(
                owner: owner,
                day: context.signedIn.day(at: now),
                kind: .knotTied,
                source: cause,
                at: now
            )
            try await self.database.write { db in
                try KnotStore.add(name, of: owner, in: db)
                try deed.record(in: db)
                try Notice.tell(owner, .knots, "You tied a knot: \(name).", cause: cause, at: now, in: db)
            }
            return .onward(to: ToyLinks.knots.path)
        }
    }

    func cut(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(KnotForm.self)
        let again = { (errors: FormErrors) in
            try self.views.render(ToyPage([], form, errors, frame: self.views.frame("Knots", in: context)))
        }
        return try await form.submit(again: again) { name in
            let (administrator, now) = (context.administrator, self.now())
            try await self.database.write { db in
                try db.execute("DELETE FROM knot WHERE name = \(name)")
                try AuditRecord.write(.knotCut, by: administrator, on: name, at: now, in: db)
            }
            return .onward(to: Places.log.path)
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(try await KnotStore.all(of: context.signedIn.id, in: self.database))
    }

    private func page(_ form: KnotForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        let knots = try await KnotStore.all(of: context.signedIn.id, in: self.database)
        return try self.views.render(ToyPage(knots, form, errors, frame: self.views.frame("Knots", in: context)))
    }
}

extension RateLimiter.Rule {
    static let knots = Self("knots", burst: 3, perMinute: 1)
}

extension Notice.Kind {
    static let knots = Self("knots", title: "Knots", hint: "When you tied one.")
}

extension Deed.Kind {
    static let knotTied = Self("knot-tied")
}

extension AuditRecord.Action {
    static let knotCut = Self("knot-cut", words: "cut a knot")
}

extension Scope.Area {
    static let knots = Self("knots", reading: "See your knots")
}
