import Foundation
import HealthMath
import Support
import Testing
import Web

@testable import Nutrition

struct RecommendationFormTests {
    private static let good = [
        "requestId": "0192f0c1-0000-7000-8000-000000000001", "kind": "advice", "title": "Drink water",
        "text": "A glass.",
    ]

    private func errors(_ changes: [String: String]) -> FormErrors {
        let input = FormInput(Self.good.merging(changes) { $1 })
        guard let errors = RecommendationForm(input).complaints else { return FormErrors() }
        return errors
    }

    @Test(
        "a link is a whole https address and nothing cleverer",
        arguments: [
            "http://example.org", "javascript:alert(1)", "https://", "https://user:pw@example.org", "//example.org",
            "https://exa mple.org", "data:text/html,x", "https://localhost", "https://example.org/\"><script>",
        ]
    )
    func links(link: String) {
        #expect(!self.errors(["link": link])["link"].isEmpty)
    }

    @Test("a good one has its words, its link, its food and its audience")
    func good() throws {
        var input = FormInput(
            Self.good.merging([
                "kind": "food", "link": "https://example.org/a?b=c", "youngest": "30", "oldest": "60",
                "food": "https://spotter.example/foods/usda-16070?day=2026-01-01",
            ]) { $1 }
        )
        input.append("lose", to: "directions")
        input.append("female", to: "sexes")
        input.append("vegan", to: "needs")
        let draft = try RecommendationForm(input).values()
        #expect(draft.content.food == "usda-16070")
        #expect(draft.content.link == "https://example.org/a?b=c")
        #expect(draft.audience.words == "For female; 30 to 60 years; Lose weight; vegan")
    }

    @Test(
        "what is missing or too much is said beside its field",
        arguments: [
            ("title", ""), ("text", ""), ("kind", "spell"), ("youngest", "200"),
            ("title", String(repeating: "x", count: 81)), ("text", String(repeating: "x", count: 2_001)),
        ]
    )
    func missing(field: String, value: String) {
        #expect(!self.errors([field: value])[field].isEmpty)
    }

    @Test("it is for whom it says, and for nobody who hasn't said what it asks for")
    func audience() throws {
        let eater = Eater(
            sex: .female,
            birthday: try Kitchen.day("1990-05-17"),
            bodyMassIndex: nil,
            needs: [.vegan],
            aim: nil
        )
        let today = try Kitchen.day("2026-05-16")  // still 35
        #expect(RecommendationAudience.everybody.includes(eater, nil, on: today))
        #expect(RecommendationAudience(directions: [.lose]).includes(eater, .lose, on: today))
        #expect(!RecommendationAudience(directions: [.lose]).includes(eater, .gain, on: today))
        #expect(!RecommendationAudience(directions: [.lose]).includes(eater, nil, on: today))
        #expect(!RecommendationAudience(sexes: [.male]).includes(eater, nil, on: today))
        #expect(RecommendationAudience(youngest: 35, oldest: 35).includes(eater, nil, on: today))
        #expect(!RecommendationAudience(youngest: 36).includes(eater, nil, on: today))
        #expect(RecommendationAudience(needs: [.vegan, .halal]).includes(eater, nil, on: today))
        #expect(!RecommendationAudience(needs: [.halal]).includes(eater, nil, on: today))
    }
}
