import HealthMath

/// The addresses of advice.
enum AdvicePath {
    static let exclusions = "/advice/exclusions"

    static func advice(_ place: Place) -> String { "/advice?" + FoodPath.query(place) }
    static func exclusion(_ food: Food.ID) -> String { "/advice/exclusions/\(FoodPath.escaped(food))" }
    static func allowing(_ food: Food.ID) -> String { self.exclusion(food) + "/removal" }
}
