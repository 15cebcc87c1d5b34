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
