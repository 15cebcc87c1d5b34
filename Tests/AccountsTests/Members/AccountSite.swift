import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import NIOCore
import Notices
import Storage
import Support
import Web

@testable import Accounts

extension AccountFixture {
    /// The pages and the API of this part, rendered strictly: a tag without a value is an error.
    func site() throws -> some ApplicationProtocol {
        let views = try Views(
            folders: [WebResources.templates, AccountsWing.pages.templates],
            pages: AccountsWing.pages.models,
            links: (.floor + AccountsWing.pages.links).named(),
            assets: Assets(folders: [WebResources.assets]),
            strict: true
        )
        let now = self.clock.now
        let table = RouteTable()
        let router = Router(context: AppContext.self)
        router.add(middleware: RouteRulesMiddleware(table))
        router.add(middleware: FailureMiddleware(views: views))
        router.add(middleware: SessionMiddleware(database: self.database, https: false, now: now))
        let signUp = SignUp(
            database: self.database,
            hasher: self.hasher,
            letters: self.letters,
            firstAdministers: true,
            now: now
        )
        let controllers: [any Controller] = [
            SignUpController(views: views, signUp: signUp, https: false, now: now),
            LogInController(
                database: self.database,
                views: views,
                hasher: self.hasher,
                mail: self.mail,
                guesses: nil,
                codes: self.codes,
                https: false,
                now: now
            ),
            SessionController(database: self.database, views: views, now: now),
            RecoveryController(
                database: self.database,
                views: views,
                hasher: self.hasher,
                mail: self.mail,
                seal: self.seal,
                https: false,
                now: now
            ),
            ConfirmationController(database: self.database, views: views, letters: self.letters, now: now),
        ]
        for controller in controllers { controller.addRoutes(to: Routes(router, table)) }
        return Application(router: router)
    }
}

extension NewMember {
    /// What Ana types on the sign-up page.
    static let anaTyped = """
        firstName=Ana&lastName=Example&screenName=ana&email=ana%40example.org&birthday=1990-05-24&gender=female\
        &password=four+unrelated+words&passwordAgain=four+unrelated+words&timeZone=Europe%2FVienna
        """
}

extension TestClientProtocol {
    func sendForm(_ path: String, _ form: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        return try await self.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: form)) { $0 }
    }

    func sendJSON(_ path: String, _ json: String) async throws -> TestResponse {
        let headers: HTTPFields = [.contentType: "application/json"]
        return try await self.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: json)) { $0 }
    }
}

extension TestResponse {
    /// The cookies it sets, as a browser would send them back.
    var cookies: HTTPFields {
        let pairs = self.headers[values: .setCookie].compactMap { $0.split(separator: ";").first.map(String.init) }
        return [.cookie: pairs.joined(separator: "; ")]
    }
}
