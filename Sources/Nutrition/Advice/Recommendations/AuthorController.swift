import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages on which nutritionists write recommendations.
///
/// | route | does |
/// |---|---|
/// | `GET /nutritionist` | their texts, each with its state and how it is received |
/// | `GET /nutritionist/texts/new`, `POST /nutritionist/texts` | a new draft |
/// | `GET`, `POST /nutritionist/texts/{id}` | the text, to be edited |
/// | `POST /nutritionist/texts/{id}/publication`, `…/publication/removal` | shows it to its audience, or takes it back |
struct AuthorController: Controller {
    let database: any Database
    let catalogue: Catalogue
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own.needing(NutritionistContext.self)
        own.get(Places.nutritionist, use: self.list)
        own.get(AdviceLinks.newText, use: self.blank)
        own.post(AdviceLinks.texts, use: self.add)
        own.get(AdviceLinks.text, use: self.edit)
        own.post(AdviceLinks.text, use: self.save)
        own.post(AdviceLinks.publishing, use: self.publish)
        own.post(AdviceLinks.unpublishing, use: self.withdraw)
    }

    func list(request: Request, context: NutritionistContext) async throws -> Page {
        let frame = self.views.frame("Your texts", back: Places.me.path, tab: .me, in: context)
        return try self.views.render(AuthorPage(try await self.texts(of: context).all(), frame: frame))
    }

    func blank(request: Request, context: NutritionistContext) async throws -> Page {
        let input = FormInput(["requestId": RowID.new(), "kind": "advice"])
        return try self.page(nil, RecommendationForm(input), FormErrors(), context)
    }

    func add(request: Request, context: NutritionistContext) async throws -> Response {
        let form = try await request.form(RecommendationForm.self)
        return try await form.submit(again: { try self.page(nil, form, $0, context) }) { draft in
            try await self.check(draft)
            try await self.texts(of: context).add(draft, by: context.nutritionist.firstName, now: self.now())
            return .onward(to: AdviceLinks.text(draft.id), toast: Toast("Draft saved. Nobody sees it yet."))
        }
    }

    func edit(request: Request, context: NutritionistContext) async throws -> Page {
        let text = try await self.text(of: context)
        return try self.page(text, RecommendationForm(text), FormErrors(), context)
    }

    func save(request: Request, context: NutritionistContext) async throws -> Response {
        let text = try await self.text(of: context)
        let form = try await request.form(RecommendationForm.self)
        return try await form.submit(again: { try self.page(text, form, $0, context) }) { draft in
            try await self.check(draft)
            guard let version = Int64(form.input["version"]),
                try await self.texts(of: context).save(draft, text.id, version: version)
            else { throw FormErrors("form", "This changed since you opened it. Open it anew and repeat your change.") }
            return .onward(to: AdviceLinks.text(text.id), toast: Toast("Saved"))
        }
    }

    func publish(request: Request, context: NutritionistContext) async throws -> Response {
        let text = try await self.text(of: context)
        guard try await self.texts(of: context).publish(text.id, now: self.now()) else {
            throw Conflict("An administrator took this text back. Ask them about it.")
        }
        return .onward(
            to: AdviceLinks.text(text.id),
            toast: Toast("Published", undo: AdviceLinks.unpublishing(text.id))
        )
    }

    func withdraw(request: Request, context: NutritionistContext) async throws -> Response {
        let text = try await self.text(of: context)
        guard try await self.texts(of: context).withdraw(text.id, now: self.now()) else { throw Conflict() }
        return .onward(to: AdviceLinks.text(text.id), toast: Toast("Taken back", undo: AdviceLinks.publishing(text.id)))
    }

    /// Complains about a food that isn't in the catalogue.
    private func check(_ draft: RecommendationDraft) async throws {
        if let food = draft.content.food, try await self.catalogue.food(food) == nil {
            throw FormErrors("food", "The catalogue has no such food. Open its page and copy the address.")
        }
    }

    private func page(
        _ text: Recommendation?,
        _ form: RecommendationForm,
        _ errors: FormErrors,
        _ context: NutritionistContext
    ) throws -> Page {
        let frame = self.views.frame(
            text == nil ? "New text" : "Text",
            back: Places.nutritionist.path,
            tab: .me,
            in: context
        )
        return try self.views.render(TextPage(text, form, errors, frame: frame))
    }

    private func text(of context: NutritionistContext) async throws -> Recommendation {
        let id = try context.id(orElse: Self.missing)
        guard let text = try await self.texts(of: context).find(id) else { throw Self.missing }
        return text
    }

    private static let missing = NotFound("There is no such text of yours.")

    private func texts(of context: NutritionistContext) -> AuthorStore {
        AuthorStore(database: self.database, owner: context.nutritionist.id)
    }
}
