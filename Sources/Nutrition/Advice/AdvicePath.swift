import HealthMath

/// The addresses of advice.
enum AdvicePath {
    static let exclusions = "/advice/exclusions"

    static func advice(_ place: Place) -> String { "/advice?" + FoodPath.query(place) }
    static func exclusion(_ food: Food.ID) -> String { "/advice/exclusions/\(FoodPath.escaped(food))" }
    static func recommendation(_ id: Recommendation.ID) -> String { "/recommendations/\(id)" }
    static func text(_ id: Recommendation.ID) -> String { "/nutritionist/texts/\(id)" }
    static func publishing(_ id: Recommendation.ID) -> String { self.text(id) + "/publication" }
    static func unpublishing(_ id: Recommendation.ID) -> String { self.publishing(id) + "/removal" }
    static func allowing(_ food: Food.ID) -> String { self.exclusion(food) + "/removal" }
}
