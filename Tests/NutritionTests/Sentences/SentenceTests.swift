import Testing

@testable import Nutrition

/// Sentences are read without any food.
struct SentenceTests {
    private func only(_ text: String) throws -> Phrase {
        let phrases = Sentence(text).phrases
        try #require(phrases.count == 1, "\(phrases)")
        return phrases[0]
    }

    @Test(
        "reads numbers as people say them",
        arguments: [
            ("two eggs", 2.0, "eggs"), ("2 eggs", 2, "eggs"), ("an apple", 1, "apple"),
            ("half an avocado", 0.5, "avocado"),
            ("half of a melon", 0.5, "melon"), ("½ melon", 0.5, "melon"), ("1½ bagels", 1.5, "bagels"),
            ("1 1/2 bagels", 1.5, "bagels"), ("one and a half bagels", 1.5, "bagels"),
            ("a dozen oysters", 12, "oysters"),
            ("half a dozen oysters", 6, "oysters"), ("a couple of plums", 2, "plums"),
            ("three quarters of a pizza", 0.75, "pizza"),
            ("twenty five almonds", 25, "almonds"), ("1.5 bananas", 1.5, "bananas"), ("eggs x 2", 2, "eggs"),
            ("eggs: 2", 2, "eggs"), ("toast, two slices", 2, "toast"), ("a few dates", 3, "dates"),
            ("2-3 eggs", 2.5, "eggs"), ("50-60 almonds", 55, "almonds"), ("1-1/2 bagels", 1.5, "bagels"),
            ("two or three eggs", 2.5, "eggs"), ("2 to 4 dates", 3, "dates"), ("an egg or two", 1.5, "egg"),
            ("-1 eggs", 1, "eggs"), ("1/0 egg", 1, "egg"), ("3 or so dates", 3, "dates"),
            ("two hundred and fifty almonds", 250, "almonds"), ("a hundred and ten almonds", 110, "almonds"),
            ("a 12 inch pizza", 1, "pizza"), ("two 10\" pizzas", 2, "pizzas"), ("half a 12-inch pizza", 0.5, "pizza"),
            ("2 leftover sausages", 2, "sausages"),
        ]
    )
    func numbers(text: String, amount: Double, words: String) throws {
        let phrase = try self.only(text)
        #expect(phrase.quantity.amount == amount)
        #expect(phrase.text == words)
    }

    @Test(
        "reads units before and behind a food",
        arguments: [
            ("150g chicken", 150.0, SpokenUnit.weight(grams: 1), "chicken"),
            ("chicken 150 g", 150, .weight(grams: 1), "chicken"),
            ("a 330ml can of cola", 330, .volume(millilitres: 1), "cola"),
            ("two 25 g bags of crisps", 50, .weight(grams: 1), "crisps"),
            ("two tins of tuna", 2, .household("can"), "tuna"),
            ("a large bowl of soup", 1, .household("bowl"), "soup"),
            ("handful of grapes", 1, .household("handful"), "grapes"),
            ("2 tbsp honey", 2, .household("tablespoon"), "honey"),
            ("a table spoon of honey", 1, .household("tablespoon"), "honey"),
            ("12 fl oz beer", 12, SpokenUnit.fluidOunce, "beer"),
            ("half a pint of milk", 0.5, .pint, "milk"),
            ("rice, 1 cup", 1, .household("cup"), "rice"),
            ("a glass and a half of milk", 1.5, .household("glass"), "milk"),
            ("a handful or two of nuts", 1.5, .household("handful"), "nuts"),
            ("pasta 200g cooked", 200, .weight(grams: 1), "cooked pasta"),
            ("100 calories of chocolate", 100, .energy(kilocalories: 1), "chocolate"),
            ("2 pcs banana", 2, .household("piece"), "banana"),
            ("100-150 g rice", 125, .weight(grams: 1), "rice"),
        ]
    )
    func units(text: String, amount: Double, unit: SpokenUnit, words: String) throws {
        let phrase = try self.only(text)
        #expect(phrase.quantity.amount == amount)
        #expect(phrase.quantity.unit == unit)
        #expect(phrase.text == words)
    }

    @Test("a food without a number has no amount, and \"my\" is remembered")
    func bare() throws {
        let phrase = try self.only("my porridge")
        #expect(phrase.quantity == Quantity())
        #expect(phrase.isOwn)
        #expect(phrase.text == "porridge")
    }

    @Test(
        "knows which numbers nobody means exactly",
        arguments: [
            ("2-3 eggs", true), ("-1 eggs", true), ("1/0 egg", true), ("several eggs", true), ("3 or so eggs", true),
            ("2 eggs", false), ("a couple of eggs", false), ("1-1/2 eggs", false), ("half an egg", false),
        ]
    )
    func guesses(text: String, isGuess: Bool) throws {
        #expect(try self.only(text).quantity.isGuess == isGuess)
    }

    @Test("leaves out what there was none of, and knows beans at a cooked breakfast")
    func context() {
        #expect(Sentence("coffee, 0 sugar").phrases.map(\.text) == ["coffee"])
        #expect(Sentence("two eggs, bacon and beans").phrases.map(\.text) == ["eggs", "bacon", "baked beans"])
        #expect(Sentence("a glass of red").phrases.map(\.text) == ["red wine"])
        #expect(Sentence("lasagna, 1 portion, about 300 g").phrases.map(\.quantity.amount) == [300])
        #expect(Sentence("I eat an apple").phrases.map(\.text) == ["apple"])
        #expect(Sentence("rice and beans").phrases.map(\.text) == ["rice", "beans"])
        #expect(Sentence("a coffee 2-3 biscuits").phrases.map(\.text) == ["coffee", "biscuits"])
    }

    @Test("parts at commas, \"and\", \"with\" and where the next amount begins")
    func parting() {
        let said = "I had two eggs, toast with jam and a coffee then a banana"
        #expect(Sentence(said).phrases.map(\.text) == ["eggs", "toast", "jam", "coffee", "banana"])
        #expect(Sentence(said).phrases.map(\.joint) == [.apart, .list, .with, .and, .apart])
        #expect(Sentence("a coffee two eggs and a banana").phrases.map(\.text) == ["coffee", "eggs", "banana"])
        #expect(Sentence("coffee without sugar, toast").phrases.map(\.text) == ["coffee", "toast"])
    }

    @Test(
        "takes the meal out, and leaves foods that are called like one",
        arguments: [
            ("breakfast: two eggs", MealWord.breakfast, ["eggs"]), ("two eggs for breakfast", .breakfast, ["eggs"]),
            ("for lunch I had soup", .lunch, ["soup"]), ("lunch was soup", .lunch, ["soup"]),
            ("an apple as a snack", .snack, ["apple"]), ("for tea we had pizza", .tea, ["pizza"]),
            ("breakfast cereal", nil, ["breakfast cereal"]), ("a dinner roll", nil, ["dinner roll"]),
            ("tea", nil, ["tea"]),
            ("green tea, toast", nil, ["green tea", "toast"]),
        ] as [(String, MealWord?, [String])]
    )
    func meals(text: String, meal: MealWord?, words: [String]) {
        #expect(Sentence(text).meal == meal)
        #expect(Sentence(text).phrases.map(\.text) == words)
    }

    @Test("a meal is one of the member's own list, whatever they call it")
    func mealNames() throws {
        #expect(MealWord.snack.name(among: .usual) == "Snacks")
        #expect(MealWord.tea.name(among: .usual) == "Dinner")
        #expect(MealWord.supper.name(among: try #require(MealList(["Morning", "Tea"]))) == "Tea")
        #expect(MealWord.lunch.name(among: try #require(MealList(["Morning", "Tea"]))) == nil)
    }

    @Test("several foods, or an amount in a unit, read as a list; a name doesn't")
    func lists() {
        #expect(Sentence("two eggs and toast").isList)
        #expect(Sentence("200 g chicken").isList)
        #expect(!Sentence("chicken breast").isList)
        #expect(!Sentence("7up").isList)
        #expect(!Sentence("2% milk").isList)
    }

    @Test("reads anything without falling over, at most twenty foods of it")
    func bounds() {
        let odd = [
            "", " ", ",,,", "1/0 egg", "½½½", "and and with", "0", "a", "half", "x2", "\u{202E}egg", "1e9 eggs",
            "of of of", "-", "--1", "1/0/0", "9-", "1-2-3 eggs", "or two", "0 0 0", "12 inch", "and a half of",
        ]
        for text in odd { #expect(Sentence(text).phrases.count <= 1, "\(text)") }
        let many = String(repeating: "egg, ", count: 2_000)
        #expect(Sentence(many).phrases.count == Sentence.mostFoods)
    }

    @Test("later phrases with amounts of their own are no part of a dish")
    func joining() {
        func joined(_ text: String) -> String? { Phrase.joined(Sentence(text).phrases[...])?.text }
        #expect(joined("fish and chips") == "fish and chips")
        #expect(joined("two ham and cheese sandwiches") == "ham and cheese sandwiches")
        #expect(joined("fish and a banana") == nil)
        #expect(joined("two eggs and bacon") == nil)
        #expect(joined("two eggs on toast") == nil)
        #expect(joined("100 g chicken and rice") == nil)
        #expect(Phrase.shareDish(Sentence("a bacon, lettuce and tomato sandwich").phrases[...]))
        #expect(Phrase.shareDish(Sentence("leek and potato soup").phrases[...]))
        #expect(!Phrase.shareDish(Sentence("toast and tomato soup").phrases[...]))
    }
}
