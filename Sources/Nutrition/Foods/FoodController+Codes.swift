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
            let answer = try await self.product(Barcode(form.typed["code"]))
            if case .found(let food) = answer { return .onward(to: FoodPath.food(food.id, place)) }
            typed.unknownCode = FoodsPage.CodeAnswer(answer)
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
        switch try await self.product(barcode) {
        case .found(let food): return JSONAnswer(FoodAnswer(food))
        case .unknown:
            throw HTTPError(.notFound, message: "No food with the code \(barcode) is in the catalogue.")
        case .unsure(let source, let seconds):
            throw HTTPError(
                .serviceUnavailable,
                headers: [.retryAfter: String(seconds)],
                message:
                    "The code isn't in the catalogue, and we couldn't ask \(source) just now. Try again in a moment."
            )
        }
    }

    /// From the catalogue, else from outside as far as the operator allows.
    private func product(_ barcode: Barcode) async throws -> ProductAnswer {
        if let food = try await self.catalogue.food(barcode: barcode) { return .found(food) }
        return try await self.online.product(barcode)
    }

    func answerFood(request: Request, context: MemberContext) async throws -> JSONAnswer {
        guard let item = try await self.larder.item(context.parameters.get("id") ?? "") else {
            throw HTTPError(.notFound, message: "The catalogue has no such food.")
        }
        return JSONAnswer(FoodAnswer(item.food))
    }
}
