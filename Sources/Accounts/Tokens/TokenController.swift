import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of a member's personal access tokens.
///
/// | route | does |
/// |---|---|
/// | `GET /me/tokens` | the list, and a form for another |
/// | `POST /me/tokens` | makes one and shows it, this once |
/// | `POST /me/tokens/{id}/revocation`, `…/restoration` | revokes one, with Undo |
/// | `GET /api/v1/me/tokens` | the list |
/// | `POST /api/v1/me/tokens` | makes one |
/// | `DELETE /api/v1/me/tokens/{id}` | revokes one |
struct TokenController: Controller {
    let database: any Database
    let views: Views
    let proof: PasswordProof
    /// The areas that tokens can be made for.
    let areas: [Scope.Area]
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.tokens, use: self.show)
        let isMade = "Your token was made, and is shown only once. If you didn't see it, revoke it and make another."
        let told = RouteTrait.tellsRepetition(isMade, look: Places.tokens, "Look at your tokens")
        own.post(Places.tokens, .limited(.signIn), .changesMember, told, use: self.make)
        own.post(AccountLinks.tokenRevocation, .changesMember, .allowsSuspended, use: self.revoke)
        own.post(AccountLinks.tokenRestoration, .changesMember, .allowsSuspended, use: self.restore)
        let api = routes.api()
        api.get(Places.tokens, use: self.answerList)
        api.post(Places.tokens, .limited(.signIn), .changesMember, .remembered, use: self.answerMake)
        api.delete(AccountAPI.token, .changesMember, .allowsSuspended, use: self.answerRevoke)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(TokenForm(), FormErrors(), context)
    }

    func make(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request)
        return try await form.submit(again: { try await self.page(form, $0, context) }) { values in
            let made = try await self.make(values, context)
            var response = try await self.page(TokenForm(), FormErrors(), made: made.secret, context).response()
            response.headers[.cacheControl] = "private, no-store"
            return response
        }
    }

    func revoke(request: Request, context: MemberContext) async throws -> Response {
        let id = try await self.revoke(context)
        let toast = Toast("Revoked. Whatever used that token can't any more.", undo: AccountLinks.tokenRestoration(id))
        return .onward(to: Places.tokens.path, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.tokens(of: context).restore(try context.id(), at: self.now()) else {
            throw NotFound("This token can't be brought back any more. Make another.")
        }
        return .onward(to: Places.tokens.path, toast: Toast("The token is good again"))
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let tokens = try await self.tokens(of: context).all(at: self.now())
        return JSONResponse(TokensResponse(tokens: tokens.map { TokenResponse($0) }))
    }

    func answerMake(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await self.form(request).values()
        let made = try await self.make(values, context)
        return JSONResponse(TokenResponse(made.token, secret: made.secret), status: .created)
    }

    func answerRevoke(request: Request, context: MemberContext) async throws -> Response {
        try await self.revoke(context)
        return Response(status: .noContent)
    }

    private func make(
        _ values: TokenForm.Values,
        _ context: MemberContext
    ) async throws -> (token: AccessToken, secret: SecretToken) {
        let owner = context.signedIn.id
        try await self.proof.demand(values.password, of: owner)
        guard let account = try await MemberStore(database: self.database).find(owner) else { throw SignInRequired() }
        guard let made = try await self.tokens(of: context).make(values, of: account, at: self.now()) else {
            throw FormErrors("form", "You have \(AccessToken.most) tokens already. Revoke one you don't need.")
        }
        return made
    }

    @discardableResult
    private func revoke(_ context: MemberContext) async throws -> String {
        let id = try context.id()
        guard try await self.tokens(of: context).revoke(id, at: self.now()) else { throw NotFound() }
        return id
    }

    private func page(
        _ form: TokenForm,
        _ errors: FormErrors,
        made secret: SecretToken? = nil,
        _ context: MemberContext
    ) async throws -> Page {
        let tokens = try await self.tokens(of: context).all(at: self.now())
        let frame = self.views.frame("Access tokens", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(
            TokensPage(
                tokens,
                form,
                errors,
                areas: self.areas,
                made: secret,
                in: context.signedIn.timeZone,
                frame: frame
            )
        )
    }

    private func form(_ request: Request) async throws -> TokenForm {
        TokenForm(try await request.form(TokenForm.self).input, offered: self.areas.flatMap(\.scopes).map(\.scope))
    }

    private func tokens(of context: MemberContext) -> TokenStore {
        TokenStore(database: self.database, owner: context.signedIn.id)
    }
}
