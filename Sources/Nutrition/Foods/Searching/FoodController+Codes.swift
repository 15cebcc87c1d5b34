import FoodCatalogue
import HTTPTypes
import Hummingbird
import Members
import Web

/// Finds foods by barcode.
extension FoodController {
    func code(request: Request, context: MemberContext) async throws -> Response {
        let form = try request.query(FoodSearchForm.self)
        let place = try await self.place(form.input, in: context)
        var input = FoodsPage.Input(search: form)
        do {
            let barcode = try Barcode(form.input["code"])
            let answer = try await self.product(barcode, in: context)
            if case .found(let food) = answer { return .onward(to: FoodLinks.food(food.id, place)) }
            input.unknownCode = FoodsPage.UnknownCode(answer)
            input.unknownBarcode = barcode
        } catch let problem as BarcodeProblem {
            input.codeComplaints = [problem.description]
        }
        return try await self.page(.code, place, input, in: context).response()
    }

    func answerCode(request: Request, context: MemberContext) async throws -> JSONResponse {
        let barcode: Barcode
        do {
            barcode = try Barcode(context.parameters.get("code") ?? "")
        } catch {
            throw FormErrors("code", error.description)
        }
        switch try await self.product(barcode, in: context) {
        case .found(let food): return JSONResponse(try await self.answer(food, in: context))
        case .unknown:
            throw NotFound("No food with the code \(barcode) is known here. POST it to /foods and it keeps its code.")
        case .unsure(let source, let seconds):
            throw TryAgainLater(
                words:
                    "The code isn't in the catalogue, and we couldn't ask \(source) just now. Try again in a moment.",
                seconds: seconds
            )
        }
    }

    /// Looks among our own foods, then at the sources that the operator allows.
    func product(_ barcode: Barcode, in context: MemberContext) async throws -> ProductLookupResult {
        if let food = try await self.lookup.food(barcode, for: context.signedIn.id) { return .found(food) }
        return try await self.online.product(barcode)
    }

    func answerFood(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(try await self.answer(self.food(of: context), in: context))
    }

    func answer(_ food: Food, in context: MemberContext) async throws -> FoodResponse {
        guard FoodOrigin(food.id) == .own else { return FoodResponse(food) }
        let owner = context.signedIn.id
        return FoodResponse(
            food,
            own: try await OwnFoodStore(database: self.database, owner: owner).find(food.id),
            offer: try await ContributionStore(database: self.database, owner: owner).find(food.id)
        )
    }
}
