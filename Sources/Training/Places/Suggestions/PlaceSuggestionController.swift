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
