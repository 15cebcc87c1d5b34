import Foundation
import HTTPTypes
import Hummingbird
import Storage
import Web

/// Deciding which of members' foods everybody finds.
///
/// | route | does |
/// |---|---|
/// | `GET /admin` | leads to the foods that wait |
/// | `GET /admin/contributions` | those, the longest waiting first |
/// | `GET /admin/contributions/{id}` | one, to be corrected |
/// | `POST /admin/contributions/{id}/acceptance` | gives it to everybody, as corrected |
/// | `POST /admin/contributions/{id}/refusal` | leaves it its owner's, with a reason |
struct ReviewController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let admin = routes.administration
        admin.get("admin", use: self.start)
        admin.get("admin/contributions", use: self.list)
        admin.get("admin/contributions/:id", use: self.page)
        admin.post("admin/contributions/:id/acceptance", .changesMembers, use: self.accept)
        admin.post("admin/contributions/:id/refusal", .changesMembers, use: self.refuse)
    }

    func start(request: Request, context: AdminContext) -> Response { .onward(to: ReviewPath.list) }

    func list(request: Request, context: AdminContext) async throws -> Page {
        let after = try request.query(ShelfForm.self).after
        let waiting = try await self.reviews.waiting(after: after, limit: ReviewListPage.length)
        let frame = self.views.frame("Administration", back: "/me", in: context)
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
        do {
            let values = try form.values()
            let store = self.reviews
            guard values.version == review.food.version,
                try await store.accept(review, as: values.facts, by: context.administrator, now: self.now())
            else { throw Self.changed }
            self.lookup.shared.forget()
            return .onward(to: ReviewPath.list, toast: Toast("Everybody finds \(values.facts.name) now"))
        } catch let errors as FormErrors {
            return try await self.page(review, form, RefusalForm(), errors, in: context).response()
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
            return .onward(to: ReviewPath.list, toast: Toast("\(review.food.facts.name) stays its owner's alone"))
        }
    }

    private func page(
        _ review: Review,
        _ form: OwnFoodForm,
        _ refusal: RefusalForm,
        _ errors: FormErrors,
        in context: AdminContext
    ) async throws -> Page {
        let known = try await self.known(review)
        let frame = self.views.frame("Review", back: ReviewPath.list, in: context)
        return try self.views.render(ReviewPage(review, form, refusal, errors, known: known, frame: frame))
    }

    /// What everybody has under this code already.
    private func known(_ review: Review) async throws -> Food? {
        guard let digits = review.food.facts.barcode, let barcode = try? Barcode(digits) else {
            return nil  // a code of before the present rules is as good as none
        }
        let food = try await self.lookup.food(everybodys: barcode)
        return food?.id == review.shared ? nil : food
    }

    private func review(of context: AdminContext) async throws -> Review {
        let id = UUID(uuidString: context.parameters.get("id") ?? "")?.uuidString.lowercased()
        guard let id, let review = try await self.reviews.find(id) else {
            throw HTTPError(
                .notFound,
                message: "This food isn't waiting any more: somebody decided, or it was taken back."
            )
        }
        return review
    }

    private var reviews: ReviewStore { ReviewStore(database: self.database) }

    private static let changed = HTTPError(
        .conflict,
        message: "Its owner changed this food since you opened it. Open it again and look once more."
    )
}

/// The addresses of the review.
enum ReviewPath {
    static let list = "/admin/contributions"
    static func review(_ id: String) -> String { "/admin/contributions/\(id)" }
    static func acceptance(_ id: String) -> String { "/admin/contributions/\(id)/acceptance" }
    static func refusal(_ id: String) -> String { "/admin/contributions/\(id)/refusal" }
}
