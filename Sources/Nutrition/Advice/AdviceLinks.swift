import FoodCatalogue
import Web

/// The addresses of advice.
enum AdviceLinks: String, LinkTable {
    static let name = "advice"

    case today = "/advice"
    case exclusions = "/advice/exclusions"
    case exclusion = "/advice/exclusions/:food"
    case allowing = "/advice/exclusions/:food/removal"
    case recommendations = "/recommendations"
    case saving = "/recommendations/:id/saving"
    case unsaving = "/recommendations/:id/saving/removal"
    case dismissal = "/recommendations/:id/dismissal"
    case bringingBack = "/recommendations/:id/dismissal/removal"
    case rating = "/recommendations/:id/rating"
    case texts = "/nutritionist/texts"
    case newText = "/nutritionist/texts/new"
    case text = "/nutritionist/texts/:id"
    case publishing = "/nutritionist/texts/:id/publication"
    case unpublishing = "/nutritionist/texts/:id/publication/removal"
    case withdrawal = "/admin/texts/:id/withdrawal"
    case showing = "/admin/texts/:id/withdrawal/removal"
}

extension AdviceLinks {
    static func today(_ place: DiaryPlace) -> String { self.today.path + FoodLinks.from(place) }
    static func exclusion(_ food: Food.ID) -> String { self.exclusion.path(food.escapedForAddress) }
    static func allowing(_ food: Food.ID) -> String { self.allowing.path(food.escapedForAddress) }

    static func saving(_ id: Recommendation.ID) -> String { self.saving.path("\(id)") }
    static func unsaving(_ id: Recommendation.ID) -> String { self.unsaving.path("\(id)") }
    static func dismissal(_ id: Recommendation.ID) -> String { self.dismissal.path("\(id)") }
    static func bringingBack(_ id: Recommendation.ID) -> String { self.bringingBack.path("\(id)") }
    static func rating(_ id: Recommendation.ID) -> String { self.rating.path("\(id)") }

    static func text(_ id: Recommendation.ID) -> String { self.text.path("\(id)") }
    static func publishing(_ id: Recommendation.ID) -> String { self.publishing.path("\(id)") }
    static func unpublishing(_ id: Recommendation.ID) -> String { self.unpublishing.path("\(id)") }

    /// Returns the path at which an administrator withdraws a text, and shows it again.
    static func withdrawal(_ id: Recommendation.ID) -> String { self.withdrawal.path("\(id)") }
    static func showing(_ id: Recommendation.ID) -> String { self.showing.path("\(id)") }
}

/// Paths that only devices ask.
enum AdviceAPI: String, RoutePath {
    case sharing = "/advice/sharing"
    case opinion = "/recommendations/:id/opinion"
}
