import App
import ArgumentParser
import Foundation
import Nutrition

/// Foods that members offered to everybody, and texts of nutritionists.
extension Admin {
    struct Foods: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the foods that wait for review: id, time, name, brand, kcal in 100 g."
        )

        func run() async throws {
            try await Admin.withFoods { foods in
                for food in try await foods.waiting() {
                    let kcal = food.kcal.map { "\(Int($0.rounded()))" } ?? ""
                    print("\(food.id)\t\(food.at.formatted(.iso8601))\t\(food.name)\t\(food.brand)\t\(kcal)")
                }
            }
        }
    }

    struct AcceptFood: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "accept-food",
            abstract: "Give a food to everybody as it was offered; correct it on /admin/contributions."
        )

        @Argument(help: "Its id, as foods lists it.")
        var id: String

        func run() async throws {
            try await Admin.withFoods { foods in
                try Admin.tell(try await foods.accept(self.id), "Everybody finds %@ now.")
            }
        }
    }

    struct RefuseFood: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "refuse-food",
            abstract: "Leave an offered food its owner's alone."
        )

        @Argument(help: "Its id, as foods lists it.")
        var id: String

        @Option(help: "Why: its owner reads it.")
        var reason: String

        func run() async throws {
            try await Admin.withFoods { foods in
                try Admin.tell(
                    try await foods.refuse(self.id, because: self.reason),
                    "%@ stays its owner's alone."
                )
            }
        }
    }

    /// Says a sentence with the name of the food.
    private static func tell(_ outcome: OperatorFoods.Outcome, _ sentence: String) throws {
        switch outcome {
        case .done(let name): print(sentence.replacing("%@", with: name))
        case .missing: throw CommandError("No food with this id waits. See spotter admin foods.")
        case .barcodeTaken: throw CommandError("Another food that everybody has carries its barcode. Refuse this one.")
        case .reasonUnfit: throw CommandError("Say why in 1 to 500 characters.")
        }
    }

    private static func withFoods(_ work: (OperatorFoods) async throws -> Void) async throws {
        try await Self.with({ OperatorFoods(database: $1) { Date() } }, work)
    }
}
