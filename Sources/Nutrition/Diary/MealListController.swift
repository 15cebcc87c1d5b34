import Foundation
package import Hummingbird
package import Storage
package import Web

/// The meals that a member's days are made of.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/meals` | their names, to be edited |
/// | `POST /diary/meals` | saves them |
package struct MealListController: Sendable {
    let database: any Database
    let views: Views

    package init(database: any Database, views: Views) {
        self.database = database
        self.views = views
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        pages.get("diary/meals", use: self.page)
        pages.post("diary/meals", use: self.save)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try self.page(MealListForm(await self.list(of: context).meals()), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(MealListForm.self)
        switch form.validated() {
        case .valid(let list):
            try await self.list(of: context).choose(list)
            return .onward(to: "/diary", toast: Toast("Your meals are saved"))
        case .invalid(let errors):
            return try self.page(form, errors, in: context).response()
        }
    }

    private func page(_ form: MealListForm, _ errors: FormErrors, in context: MemberContext) throws -> Page {
        let frame = self.views.frame("Your meals", back: "/diary", tab: .today, help: "/help#diary", in: context)
        return try self.views.render(MealListPage(form, errors, frame: frame))
    }

    private func list(of context: MemberContext) -> MealListStore {
        MealListStore(database: self.database, owner: context.signedIn.id)
    }
}
