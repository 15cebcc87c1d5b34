import HTTPTypes
import Hummingbird
import Web

/// Finding a food by the number under its bars.
extension FoodController {
    func code(request: Request, context: MemberContext) async throws -> Response {
        let form = try request.query(FoodSearchForm.self)
        let place = try await self.place(form.typed, in: context)
        var typed = FoodsPage.Asked(search: form)
        do {
            if let food = try await self.catalogue.food(barcode: Barcode(form.typed["code"])) {
                return .onward(to: FoodPath.food(food.id, place))
            }
            typed.unknownCode = true
        } catch let problem as BarcodeProblem {
            typed.codeComplaints = [problem.description]
        }
        return try await self.page(.code, place, typed, in: context).response()
    }

    func answerCode(request: Request, context: MemberContext) async throws -> JSONAnswer {
        let barcode: Barcode
        do {
            barcode = try Barcode(context.parameters.get("code") ?? "")
        } catch {
            var errors = FormErrors()
            errors.add("code", error.description)
            throw errors
        }
        guard let food = try await self.catalogue.food(barcode: barcode) else {
            throw HTTPError(.notFound, message: "No food with the code \(barcode) is in the catalogue.")
        }
        return JSONAnswer(FoodAnswer(food))
    }

    func answerFood(request: Request, context: MemberContext) async throws -> JSONAnswer {
        guard let food = try await self.catalogue.food(context.parameters.get("id") ?? "") else {
            throw HTTPError(.notFound, message: "The catalogue has no such food.")
        }
        return JSONAnswer(FoodAnswer(food))
    }
}
