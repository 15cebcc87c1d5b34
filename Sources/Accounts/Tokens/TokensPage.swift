import Foundation
import HTTPTypes
import Members
import Web

/// The page of a member's access tokens, with the form for another and the secret of a new one.
struct TokensPage: PageModel {
    static let template = "me/tokens"

    struct Item: Encodable, Sendable {
        let tokenName: String
        let tokenScopes: String
        let tokenNote: String
        let tokenRevocation: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    /// The secret of the token just made; else empty.
    let made: String
    let items: [Item]
    let formComplaints: [String]
    let name: FieldView
    let scopes: [ChoiceView]
    let scopeComplaints: [String]
    let lifetimes: [ChoiceView]
    let dayComplaints: [String]
    let password: FieldView

    init(
        _ tokens: [AccessToken],
        _ form: TokenForm,
        _ errors: FormErrors,
        areas: [Scope.Area],
        made secret: SecretToken?,
        in timeZone: TimeZone,
        frame: Frame
    ) {
        let chosen = Set(form.input.all("scopes"))
        self.frame = frame
        self.status = !errors.isEmpty ? .unprocessableContent : secret == nil ? .ok : .created
        self.made = secret?.text ?? ""
        self.items = tokens.map { token in
            let used = token.seenAt.map { "Last used \(DayName.long($0, in: timeZone))" } ?? "Never used"
            let end = token.expiresAt.map { "good until \(DayName.long($0, in: timeZone))" } ?? "good until revoked"
            return Item(
                tokenName: token.name,
                tokenScopes: token.scopes.map(\.rawValue).joined(separator: ", "),
                tokenNote: used + ", " + end,
                tokenRevocation: AccountLinks.tokenRevocation(token.id)
            )
        }
        self.formComplaints = errors["form"]
        self.name = FieldView("name", of: form, errors)
        self.scopes = areas.flatMap(\.scopes).map { scope, words in
            ChoiceView(scope.rawValue, label: words, hint: scope.rawValue, chosen: chosen.contains(scope.rawValue))
        }
        self.scopeComplaints = errors["scopes"]
        self.lifetimes = [("", "until I revoke it"), ("30", "for 30 days"), ("365", "for a year")].map {
            ChoiceView($0, label: $1, chosen: form.input["days"] == $0)
        }
        self.dayComplaints = errors["days"]
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
