import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import NIOCore
import Storage
import Support
import Web

@testable import Accounts

/// Everything a member has for themselves, as the program serves it, with Ana signed in on every request.
struct OwnPages {
    let fixture: AccountFixture
    let ana: Account
    var seal: Seal

    init(on backend: Backend = .sqlite) async throws {
        self.fixture = try await AccountFixture(on: backend)
        self.ana = try await self.fixture.add("ana")
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
    }

    var today: String { "2027-01-15" }
    var proof: PasswordProof {
        PasswordProof(
            database: self.fixture.database,
            hasher: self.fixture.hasher,
            guesses: nil,
            now: self.fixture.clock.now
        )
    }
    var leaving: Leaving { self.fixture.leaving }

    /// Rendered strictly: a tag without a value is an error.
    func app() throws -> some ApplicationProtocol {
        let views = try Views(
            folders: [WebResources.templates, AccountsWing.pages.templates],
            pages: AccountsWing.pages.models,
            links: (.floor + AccountsWing.pages.links).named(),
            assets: Assets(folders: [WebResources.assets]),
            strict: true
        )
        let database = self.fixture.database
        let letters = self.fixture.letters
        let now = self.fixture.clock.now
        let passwords = PasswordChange(
            database: database,
            hasher: self.fixture.hasher,
            mail: self.fixture.mail,
            now: now
        )
        let controllers: [any Controller] = [
            WelcomeController(database: database, seal: self.seal, views: views, last: { _ in [] }, now: now),
            OnboardingAnswersController(database: database, seal: self.seal, views: views, now: now),
            ProfileController(database: database, views: views, now: now),
            SettingsController(database: database, views: views, letters: letters, proof: self.proof, now: now),
            TokenController(database: database, views: views, proof: self.proof, areas: .sample, now: now),
            DeletionController(database: database, views: views, leaving: self.leaving, proof: self.proof),
            PasswordController(database: database, views: views, passwords: passwords),
            WeightController(database: database, views: views, now: now),
            MeController(database: database, letters: letters, now: now),
        ]
        let table = RouteTable()
        let router = Router(context: AppContext.self)
        router.add(middleware: RouteRulesMiddleware(table))
        router.add(middleware: FailureMiddleware(views: views))
        router.add(middleware: SignedIn(id: self.ana.id, members: self.fixture.members))
        for controller in controllers { controller.addRoutes(to: Routes(router, table)) }
        return Application(router: router)
    }

    /// Runs `work` with a client of the app.
    func visit(_ work: @escaping @Sendable (any TestClientProtocol) async throws -> Void) async throws {
        try await self.app().test(.router, work)
    }
}

/// Signs a member in as they are now, so that a changed unit shows on the next page.
private struct SignedIn: RouterMiddleware {
    let id: Member.ID
    let members: MemberStore

    func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.member = try await self.members.find(self.id).map { account in
            Member(
                id: account.id,
                screenName: account.screenName,
                firstName: account.firstName,
                timeZone: TimeZone(identifier: account.timeZone) ?? .gmt,
                units: account.units,
                theme: account.theme,
                emailConfirmed: account.emailConfirmedAt != nil,
                onboarded: account.onboardedAt != nil,
                noPressure: account.noPressure
            )
        }
        return try await next(request, context)
    }
}

extension TestClientProtocol {
    /// The page as text.
    func page(_ path: String) async throws -> (status: Int, html: String) {
        try await self.execute(uri: path, method: .get) { ($0.status.code, String(buffer: $0.body)) }
    }

    /// What answered a browser's form.
    func submit(_ path: String, _ form: String) async throws -> TestResponse {
        let headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        return try await self.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: form)) { $0 }
    }

    /// What answered a JSON object.
    func patch(_ path: String, _ json: String) async throws -> (status: Int, json: [String: JSONValue]) {
        let response = try await self.execute(
            uri: path,
            method: .patch,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(string: json)
        ) { $0 }
        let body = try JSONDecoder().decode([String: JSONValue].self, from: Data(String(buffer: response.body).utf8))
        return (response.status.code, body)
    }
}

/// A JSON value to compare with.
enum JSONValue: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral {
    case null
    case number(Double)
    case text(String)
    case flag(Bool)
    case texts([String: [String]])

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(nilLiteral: ()) { self = .null }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {  // each `try?` asks "is it of this kind?"
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .texts(try container.decode([String: [String]].self))
        }
    }
}
