import FoodCatalogue
import Foundation
import HealthMath
import Storage
import Web

/// The checked values of a new or edited recommendation.
struct RecommendationDraft: Sendable, Equatable {
    let id: Recommendation.ID
    let content: Recommendation.Content
    let audience: RecommendationAudience
}

/// The form for a recommendation.
struct RecommendationForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "version": .text, "kind": .text, "title": .text, "text": .lines, "link": .text,
        "food": .text, "directions": .list, "sexes": .list, "youngest": .number, "oldest": .number, "needs": .list,
    ]
    static let longestTitle = 80
    static let longestText = 2_000

    let input: FormInput

    func validate(into errors: inout FormErrors) -> RecommendationDraft? {
        let id = RowID.read(self.input["requestId"])
        if id == nil { errors.add("form", "Open this page anew and try again.") }
        let kind = self.input.choice("kind", of: Recommendation.Kind.self, "Choose what it is.", into: &errors)
        if kind == nil, errors["kind"].isEmpty { errors.add("kind", "Choose what it is.") }
        let title = self.input.required("title", max: Self.longestTitle, "Give it a title.", into: &errors)
        let text = self.input.required("text", max: Self.longestText, "Say what you recommend.", into: &errors)
        let link = self.link(into: &errors)
        let food = self.food
        if kind == .food, food == nil { errors.add("food", "Paste the address of the food's page.") }
        let audience = self.audience(into: &errors)
        guard let id, let kind, errors.isEmpty else { return nil }
        let content = Recommendation.Content(kind: kind, title: title, text: text, link: link, food: food)
        return RecommendationDraft(id: id, content: content, audience: audience)
    }

    /// Reads an https address with a host and without user or password.
    private func link(into errors: inout FormErrors) -> String {
        let link = self.input.text("link", max: 300, into: &errors)
        if link.isEmpty { return "" }
        guard let url = URL(string: link), url.scheme?.lowercased() == "https", let host = url.host, host.contains("."),
            url.user == nil, url.password == nil, !link.contains(where: { $0.isWhitespace || "<>\"\\".contains($0) })
        else {
            errors.add("link", "Use a whole address like https://example.org/page.")
            return ""
        }
        return link
    }

    /// Reads the food's id, which may be typed as the whole address of its page.
    private var food: Food.ID? {
        let path = self.input["food"].split(separator: "?").first.map(String.init) ?? ""
        return path.split(separator: "/").last.map { $0.removingPercentEncoding ?? String($0) }
    }

    private func audience(into errors: inout FormErrors) -> RecommendationAudience {
        let ages = "Type an age from 0 to 120."
        let audience = RecommendationAudience(
            directions: Set(self.input.all("directions").compactMap(Direction.init(rawValue:))),
            sexes: Set(self.input.all("sexes").compactMap(Sex.init(rawValue:))),
            youngest: self.input.whole("youngest", in: 0...120, ages, into: &errors),
            oldest: self.input.whole("oldest", in: 0...120, ages, into: &errors),
            needs: Set(self.input.all("needs").compactMap(Diet.init(rawValue:)))
        )
        if let youngest = audience.youngest, let oldest = audience.oldest, youngest > oldest {
            errors.add("oldest", "The oldest can't be younger than the youngest.")
        }
        return audience
    }
}

extension RecommendationForm {
    /// Fills the form from a recommendation.
    init(_ recommendation: Recommendation) {
        let (content, audience) = (recommendation.content, recommendation.audience)
        var input = FormInput([
            "requestId": recommendation.id, "version": String(recommendation.version), "kind": content.kind.rawValue,
            "title": content.title, "text": content.text, "link": content.link, "food": content.food ?? "",
            "youngest": audience.youngest.map(String.init) ?? "", "oldest": audience.oldest.map(String.init) ?? "",
        ])
        for direction in audience.directions { input.append(direction.rawValue, to: "directions") }
        for sex in audience.sexes { input.append(sex.rawValue, to: "sexes") }
        for need in audience.needs { input.append(need.rawValue, to: "needs") }
        self.input = input
    }
}
