import Testing

@testable import FoodCatalogue

@Suite("The shape of a name")
struct NameShapeTests {
    @Test(
        "finds the head behind shelves and brands",
        arguments: [
            ("Apples, raw, with skin", ["apple"]), ("Fish, salmon, Atlantic, wild, raw", ["salmon"]),
            ("McDONALD'S, BIG MAC", ["big", "mac"]), ("Nuts, cashew nuts, raw", ["cashew", "nut"]),
            ("Cereals ready-to-eat, GENERAL MILLS, CHEERIOS", ["cheerio"]), ("Fish", ["fish"]),
        ]
    )
    func head(name: String, words: [String]) {
        #expect(Self.shape(name).tokens.filter { $0.part == 0 }.map(\.word) == words)
    }

    @Test("starts usual and whole foods ahead of rare and babies' ones")
    func standing() {
        let usual = Self.shape("Apples, raw", group: "Fruits and Fruit Juices", isUsual: true).standing
        let rare = Self.shape("Apples, raw", group: "Fruits and Fruit Juices").standing
        let baby = Self.shape("Apples, strained", group: "Baby Foods", isUsual: true).standing
        #expect(usual > rare)
        #expect(rare > baby)
    }

    @Test("prefers the food itself to what is made of it")
    func preference() throws {
        let raw = try Self.score("apple", "Apples, raw, with skin", group: "Fruits and Fruit Juices")
        let juice = try Self.score("apple", "Apple juice, canned or bottled", group: "Fruits and Fruit Juices")
        let pie = try Self.score("apple", "Pie, apple, commercially prepared", group: "Baked Products")
        #expect(raw > juice)
        #expect(raw > pie)
    }

    @Test("a remark in brackets makes no food rarer")
    func remark() throws {
        let plain = Self.shape("Bagels, plain")
        let remarked = Self.shape("Bagels, plain (includes onion, poppy, sesame)")
        #expect(remarked.standing == plain.standing)
        #expect(try Self.score("bagel", "Bagels, plain") - Self.score("bagel", "Bagels, plain (includes onion)") < 0.3)
        let telling =
            try Self.score("bear", "Bear, black, meat") - Self.score("bear", "Bear, black, meat (Alaska Native)")
        #expect(telling > 1)
    }

    @Test("a choice between two costs nothing when one of them was asked for, and else as always")
    func choice() throws {
        let almond = try Self.score("almond", "Nuts, almond or cashew")
        #expect(almond == (try Self.score("almond", "Nuts, almond")))
        let barley = try Self.score("barley", "Barley, pearled")
        #expect(barley > (try Self.score("barley", "Barley flour or meal")))
    }

    @Test("gives a food that answers nothing no score")
    func nothing() {
        var match = NameMatch([AskedWord("banana")])
        let text = Self.shape("Apples, raw").text
        #expect(Array(text.utf8).withUnsafeBytes { match.score($0) } == nil)
    }

    private static func shape(_ name: String, group: String = "", isUsual: Bool = false) -> NameShape {
        let food = Food(id: "1", name: name, group: group, nutrients: [208: 1], measures: [])
        return NameShape(SourceFood(food: food, isUsual: isUsual))
    }

    private static func score(_ word: String, _ name: String, group: String = "") throws -> Double {
        var match = NameMatch([AskedWord(word)])
        let shape = self.shape(name, group: group)
        let score = Array(shape.text.utf8).withUnsafeBytes { match.score($0) }
        return try #require(score) + shape.standing
    }
}
