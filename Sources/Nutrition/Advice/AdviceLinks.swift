import FoodCatalogue
import Web

/// The addresses of advice.
package enum AdviceLinks: String, LinkTable {
    package static let name = "advice"

    case today = "/advice"
    case exclusions = "/advice/exclusions"
    case recommendations = "/recommendations"
    case texts = "/nutritionist/texts"
    case newText = "/nutritionist/texts/new"
    case sharing = "/me/people-like-you"
}

extension AdviceLinks {
    static func today(_ place: Place) -> String { "\(self.today.path)?\(FoodLinks.query(place))" }
    static func exclusion(_ food: Food.ID) -> String { "\(self.exclusions.path)/\(FoodLinks.escaped(food))" }
    static func allowing(_ food: Food.ID) -> String { self.exclusion(food) + "/removal" }

    static func recommendation(_ id: Recommendation.ID) -> String { "\(self.recommendations.path)/\(id)" }
    static func saving(_ id: Recommendation.ID) -> String { self.recommendation(id) + "/saving" }
    static func unsaving(_ id: Recommendation.ID) -> String { self.saving(id) + "/removal" }
    static func dismissal(_ id: Recommendation.ID) -> String { self.recommendation(id) + "/dismissal" }
    static func bringingBack(_ id: Recommendation.ID) -> String { self.dismissal(id) + "/removal" }
    static func rating(_ id: Recommendation.ID) -> String { self.recommendation(id) + "/rating" }

    static func text(_ id: Recommendation.ID) -> String { "\(self.texts.path)/\(id)" }
    static func publishing(_ id: Recommendation.ID) -> String { self.text(id) + "/publication" }
    static func unpublishing(_ id: Recommendation.ID) -> String { self.publishing(id) + "/removal" }

    /// Where an administrator takes a text back, and shows it again.
    static func withdrawal(_ id: Recommendation.ID) -> String { "\(Places.adminTexts.path)/\(id)/withdrawal" }
    static func showing(_ id: Recommendation.ID) -> String { self.withdrawal(id) + "/removal" }
}
