import Hummingbird
import Members
import Storage
import Web

/// Answers what stands below a field in which a place is typed.
///
/// | route | does |
/// |---|---|
/// | `GET /gyms/names?place=` | the names that begin so, as a part of a page |
struct PlaceSuggestionController: Controller {
    let database: any Database
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(Places.placeNames, .limited(.search), use: self.names)
    }

    func names(request: Request, context: MemberContext) async throws -> Page {
        let typed = try request.query(PlaceSuggestionForm.self).typed
        let names = try await PlaceSuggestions(database: self.database, owner: context.signedIn.id).names(for: typed)
        return try self.views.render(PlaceSuggestionsPage(names))
    }
}

/// What was typed so far into a field for a place, a gym or a town.
struct PlaceSuggestionForm: Form {
    static let fields: [String: FieldKind] = ["place": .text, "gym": .text, "location": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? { self.typed }

    /// Empty when nothing was, or too much for a name.
    var typed: String {
        let typed = Self.fields.keys.lazy.map { self.input[$0] }.first { !$0.isEmpty } ?? ""
        return typed.count <= NamedPlace.longestName ? typed : ""
    }
}

/// The names as the options of the field's list.
struct PlaceSuggestionsPage: PageModel {
    static let template = "gyms/names"

    let names: [Option]

    struct Option: Encodable, Sendable {
        let suggestion: String
    }

    init(_ names: [String]) { self.names = names.map(Option.init(suggestion:)) }
}
