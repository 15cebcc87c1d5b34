import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages on which administrators review offered foods.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/contributions` | the waiting foods, the longest waiting first |
/// | `GET /admin/contributions/{id}` | a waiting food, to be corrected |
/// | `POST /admin/contributions/{id}/acceptance` | gives it to everybody, as corrected |
/// | `POST /admin/contributions/{id}/refusal` | leaves it its owner's, with a reason |
/// | `POST /admin/contributions/{id}/reopening` | undoes what one just decided |
struct ReviewController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let admin = routes.administration
        admin.get(Places.offeredFoods, use: self.list)
        admin.get(ReviewLinks.review, use: self.page)
        admin.post(ReviewLinks.acceptance, .changesMembers, use: self.accept)
        admin.post(ReviewLinks.refusal, .changesMembers, use: self.refuse)
        admin.post(ReviewLinks.reopening, .changesMembers, use: self.reopen)
    }

    func list(request: Request, context: AdminContext) async throws -> Page {
        let after = try request.query(OwnListForm.self).after
        let waiting = try await self.reviews.waiting(after: after, limit: ReviewListPage.length)
        let frame = self.views.frame("Foods to review", back: Places.administration.path, in: context)
        return try self.views.render(
            ReviewListPage(waiting, units: context.administrator.units, now: self.now(), frame: frame)
        )
    }

    func page(request: Request, context: AdminContext) async throws -> Page {
        let review = try await self.review(of: context)
        return try await self.page(review, OwnFoodForm(review.food), RefusalForm(), FormErrors(), in: context)
    }

    func accept(request: Request, context: AdminContext) async throws -> Response {
        let review = try await self.review(of: context)
        let form = try await request.form(OwnFoodForm.self)
        return try await form.submit(
            again: { try await self.page(review, form, RefusalForm(), $0, in: context) }
        ) { values in
            guard values.version == review.food.version else { throw Self.changed }
            switch try await self.reviews
                .accept(review, as: values.facts, by: context.administrator, now: self.now())
            {
            case .done: break
            case .changed: throw Self.changed
            case .barcodeTaken: throw Self.barcodeTaken
            }
            self.lookup.sharedIndex.forget()
            // A value that a change replaced isn't kept.
            let undo = review.shared == nil ? ReviewLinks.reopening(review.id) : ""
            return .onward(to: ReviewLinks.list, toast: Toast("Everybody finds \(values.facts.name) now", undo: undo))
        }
    }

    func refuse(request: Request, context: AdminContext) async throws -> Response {
        let review = try await self.review(of: context)
        let form = try await request.form(RefusalForm.self)
        return try await form.submit(
            again: { try await self.page(review, OwnFoodForm(review.food), form, $0, in: context) }
        ) { reason in
            let done = try await self.reviews
                .refuse(review, reason: reason, by: context.administrator, now: self.now())
            guard done else { throw Self.changed }
            let words = "\(review.food.facts.name) stays its owner's alone"
            return .onward(to: ReviewLinks.list, toast: Toast(words, undo: ReviewLinks.reopening(review.id)))
        }
    }

    func reopen(request: Request, context: AdminContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard try await self.reviews.reopen(id, by: context.administrator, now: self.now()) else {
            throw Conflict("Only who decided undoes it, within ten minutes.")
        }
        self.lookup.sharedIndex.forget()
        return .onward(to: ReviewLinks.review(id), toast: Toast("Taken back. It waits again"))
    }

    private func page(
        _ review: Review,
        _ form: OwnFoodForm,
        _ refusal: RefusalForm,
        _ errors: FormErrors,
        in context: AdminContext
    ) async throws -> Page {
        let known = try await self.known(review)
        let frame = self.views.frame("Review", back: ReviewLinks.list, in: context)
        return try self.views.render(ReviewPage(review, form, refusal, errors, known: known, frame: frame))
    }

    /// Returns the food that everybody finds with this barcode already.
    private func known(_ review: Review) async throws -> Food? {
        guard let digits = review.food.facts.barcode, let barcode = try? Barcode(digits) else {
            return nil  // a code of before the present rules is as good as none
        }
        let food = try await self.lookup.food(everybodys: barcode)
        return food?.id == review.shared ? nil : food
    }

    private func review(of context: AdminContext) async throws -> Review {
        guard let review = try await self.reviews.find(context.id(orElse: Self.missing)) else { throw Self.missing }
        return review
    }

    private var reviews: ReviewStore { ReviewStore(database: self.database) }

    private static let missing = NotFound("This food isn't waiting any more: somebody decided, or it was taken back.")
    private static let barcodeTaken = FormErrors(
        "barcode",
        "Another food that everybody has carries this code. Take it out, or refuse this one."
    )
    private static let changed = Conflict(
        "Its owner changed this food since you opened it. Open it again and look once more."
    )
}
