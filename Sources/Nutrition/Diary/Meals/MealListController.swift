import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Serves the page for naming a member's meals.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/meals` | their names, to be edited |
/// | `POST /diary/meals` | saves them |
struct MealListController: Controller {
    let database: any Database
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(DiaryLinks.meals, use: self.page)
        own.post(DiaryLinks.meals, use: self.save)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try self.page(MealListForm(await self.list(of: context).meals()), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(MealListForm.self)
        return try await form.submit(again: { try self.page(form, $0, in: context) }) { list in
            try await self.list(of: context).choose(list)
            return .onward(to: Places.today.path, toast: Toast("Your meals are saved"))
        }
    }

    private func page(_ form: MealListForm, _ errors: FormErrors, in context: MemberContext) throws -> Page {
        let frame = self.views.frame(
            "Your meals",
            back: Places.today.path,
            tab: .today,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(MealListPage(form, errors, frame: frame))
    }

    private func list(of context: MemberContext) -> MealListStore {
        MealListStore(database: self.database, owner: context.signedIn.id)
    }
}
