import Testing

@testable import FoodCatalogue

@Suite("The wording of a search")
struct WordingTests {
    @Test(
        "sees a plural and its singular as one",
        arguments: [
            ("apples", "apple"), ("tomatoes", "tomato"), ("tomatoe", "tomato"), ("berries", "berry"),
            ("peaches", "peach"), ("cookies", "cookie"), ("radishes", "radish"), ("leaves", "leaf"),
            ("eggs", "egg"), ("quiches", "quiche"), ("zucchinis", "zucchini"), ("chilies", "chili"), ("kiwis", "kiwi"),
        ]
    )
    func plurals(plural: String, singular: String) {
        #expect(Wording.words(plural) == Wording.words(singular))
    }

    @Test("leaves words alone that only look like plurals", arguments: ["asparagus", "couscous", "swiss", "gas"])
    func noPlurals(word: String) {
        #expect(Wording.words(word) == [word])
    }

    @Test("does without accents, case, apostrophes and little words")
    func plain() {
        #expect(Wording.words("Crème of the McDONALD'S") == ["creme", "mcdonald"])
    }

    @Test("stays in bounds")
    func bounds() {
        let question = Question(String(repeating: "abcdefghi ", count: 5_000) + String(repeating: "x", count: 50_000))
        #expect(question.words.count == 8)
        #expect(Question(String(repeating: "x", count: 50_000)).words.map(\.utf8.count) == [40])
    }

    @Test(
        "counts slips",
        arguments: [
            ("brocoli", "broccoli", 1.0), ("bannana", "banana", 1), ("chese", "cheese", 1), ("avcoado", "avocado", 1),
            ("brocol", "broccoli", 1.5),
        ]
    )
    func slips(typed: String, word: String, slips: Double) {
        #expect(SpellingDistance.between(Array(typed.utf8), Array(word.utf8), most: 2) == slips)
    }

    @Test("takes no word for a misspelling of a far one")
    func far() {
        #expect(SpellingDistance.between(Array("banana".utf8), Array("cheese".utf8), most: 2) == nil)
        #expect(SpellingDistance.between(Array("banana".utf8), Array("ba".utf8), most: 2) == nil)
    }
}
