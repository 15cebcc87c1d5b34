import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Offers a member's own foods to everybody.
///
/// | route | does |
/// |---|---|
/// | `POST /foods/{id}/offer`, `…/offer/withdrawal` | offers it for review, or takes that back |
/// | `POST`, `DELETE /api/v1/foods/{id}/offer` | the same for a device |
struct ContributionController: Controller {
    let database: any Database
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.post(FoodLinks.offer, use: self.offer)
        own.post(FoodLinks.withdrawal, use: self.withdraw)
        let api = routes.api(.foods)
        api.post(FoodLinks.offer, use: self.answerOffer)
        api.delete(FoodLinks.offer, use: self.answerWithdraw)
    }

    func offer(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.name(orElse: OwnFoodController.missing)
        let toast =
            switch try await self.contributions(of: context).offer(id, now: self.now()) {
            case .made: Toast("Thank you. It waits for review.", undo: FoodLinks.withdrawal(id))
            case .missing: throw OwnFoodController.missing
            case .withoutEnergy: Toast(Self.withoutEnergy)
            case .tooMany: Toast(Self.tooMany)
            }
        return .onward(to: FoodLinks.food(id), toast: toast)
    }

    func withdraw(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.name(orElse: OwnFoodController.missing)
        guard try await self.contributions(of: context).withdraw(id) else { throw Self.notOffered }
        return .onward(to: FoodLinks.food(id), toast: Toast("It stays yours alone", undo: FoodLinks.offer(id)))
    }

    func answerOffer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let id = try context.name(orElse: OwnFoodController.missing)
        switch try await self.contributions(of: context).offer(id, now: self.now()) {
        case .made(let contribution): return JSONResponse(ContributionResponse(contribution))
        case .missing: throw OwnFoodController.missing
        case .withoutEnergy: throw FormErrors("form", Self.withoutEnergy)
        case .tooMany: throw FormErrors("form", Self.tooMany)
        }
    }

    func answerWithdraw(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.name(orElse: OwnFoodController.missing)
        guard try await self.contributions(of: context).withdraw(id) else { throw Self.notOffered }
        return Response(status: .noContent)
    }

    private func contributions(of context: MemberContext) -> ContributionStore {
        ContributionStore(database: self.database, owner: context.signedIn.id)
    }

    private static let withoutEnergy = "Say its energy first: a food without it helps nobody else."
    private static let tooMany =
        "\(Contribution.mostWaiting) of your foods are waiting already. Offer more when some are answered."
    private static let notOffered = NotFound("This food isn't waiting for review.")
}
