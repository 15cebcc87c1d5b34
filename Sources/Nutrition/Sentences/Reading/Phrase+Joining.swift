/// Whether phrases may be one dish: "fish and chips", "cereal with milk", "cheese and onion crisps".
extension Phrase {
    /// The most phrases of one dish: bacon, lettuce and tomato sandwich.
    static let mostJoined = 3

    /// Returns phrases as one; nil when they can't be: a later one has an amount of its own, or the first is counted
    /// and what would be counted isn't what the dish is.
    static func joined(_ phrases: ArraySlice<Phrase>) -> Phrase? {
        guard let first = phrases.first, let last = phrases.last, phrases.count > 1,
            phrases.dropFirst().allSatisfy(\.isBare),
            phrases.dropFirst().allSatisfy({ $0.joint != .apart })
        else { return nil }
        let heads = phrases.dropFirst().contains { $0.joint == .with } ? first : last
        let isCounted = first.quantity.unit == nil && (first.quantity.amount ?? 1) > 1
        // "Two eggs on toast" and "two eggs and bacon" aren't two of one thing; "two ham and cheese sandwiches" are.
        if isCounted, phrases.dropFirst().contains(where: { $0.joint == .on }) || !heads.isPlural { return nil }
        // "Half an avocado on toast" is no half of a toast.
        let isPart = first.quantity.unit == nil && (first.quantity.amount ?? 1) < 1
        if isPart, phrases.dropFirst().contains(where: { $0.joint == .on }) { return nil }
        // "100 g chicken and rice" weighs the chicken.
        if first.quantity.unit?.isExact == true, heads.words != first.words { return nil }
        // "Half a tin of beans on toast" measures the beans.
        if let unit = first.quantity.unit, phrases.dropFirst().contains(where: { $0.joint == .on }),
            !["slice", "piece", "plate", "serving"].contains(where: { unit == .household($0) })
        {
            return nil
        }
        var joined = first
        for phrase in phrases.dropFirst() {
            joined.words += phrase.joint == .list ? phrase.words : [phrase.joint.rawValue] + phrase.words
        }
        return joined
    }

    /// Returns two as one in the other order: "rice and beans" for "beans and rice"; nil where that says something else.
    static func turned(_ pair: ArraySlice<Phrase>) -> Phrase? {
        guard let first = pair.first, let last = pair.last, pair.count == 2, last.joint == .and, first.isBare,
            last.isBare
        else { return nil }
        var turned = first
        turned.words = last.words + ["and"] + first.words
        return turned
    }

    /// Returns whether the last names a dish that is made of all of them: "leek and potato soup", "a bacon, lettuce and
    /// tomato sandwich".
    static func shareDish(_ phrases: ArraySlice<Phrase>) -> Bool {
        guard let last = phrases.last, phrases.count > 1, last.joint == .and, last.words.count > 1,
            self.dishes.contains(Self.singular(last.words[last.words.count - 1]))
        else { return false }
        let isList = phrases.dropFirst().contains { $0.joint == .list }
        let firstCounted = phrases.first?.quantity.isCounted == true
        if isList, !firstCounted || !last.isFilled {
            return false
        }
        return phrases.dropLast().enumerated().allSatisfy { place, phrase in
            let word = phrase.words.last.map(Self.singular) ?? ""
            return (place == 0 || phrase.joint == .list || phrase.joint == .and) && phrase.words.count <= 2
                && !self.dishes.contains(word) && !self.aside.contains(word)
        }
    }

    /// Whether it is a dish that is filled with things.
    var isFilled: Bool { self.words.last.map { Self.filled.contains(Self.singular($0)) } ?? false }

    /// The unit that is said behind the name, and the name without it: "apple slices".
    var lateUnit: (unit: SpokenUnit, food: String)? {
        guard self.quantity.unit == nil, self.words.count > 1, let unit = self.words.last.flatMap(SpokenUnit.init),
            !unit.isExact
        else { return nil }
        return (unit, self.words.dropLast().joined(separator: " "))
    }

    private var isPlural: Bool { self.words.last.map { Self.singular($0) != $0 } ?? false }

    private static func singular(_ word: String) -> String {
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if ["ches", "shes", "sses", "oes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    /// What is filled or blended, and lists what is in it.
    private static let filled: Set<String> = [
        "sandwich", "toastie", "wrap", "omelette", "omelet", "panini", "baguette", "bagel", "sub", "roll", "smoothie",
        "burrito", "quesadilla", "pizza", "melt", "pitta", "pita",
    ]
    private static let dishes: Set<String> = filled.union([
        "soup", "pie", "quiche", "salad", "curry", "stew", "risotto", "bake", "casserole", "pasty", "burger", "lasagne",
        "lasagna", "fry", "crisp", "chip", "muffin", "cake", "cookie", "bar", "yogurt", "yoghurt", "dip", "sauce",
        "tart",
        "crumble", "cheesecake", "biscuit", "shake", "juice", "squash", "taco", "hash", "ravioli", "tortellini",
        "dressing",
        "flan", "frittata", "cream", "flapjack", "pasta", "tea", "butter", "scone", "pudding", "stuffing",
    ])
    /// What is eaten beside a dish, and not in it.
    private static let aside: Set<String> = [
        "toast", "bread", "rice", "coffee", "tea", "water", "milk", "beer", "wine", "chip", "fries", "cola", "coke",
        "juice",
        "porridge", "cereal", "oatmeal", "steak", "pasta",
    ]
}

extension Phrase {
    /// Returns the phrases with the foods that their words mean beside the others: British chips with something hot, and
    /// baked beans at a cooked breakfast.
    static func inContext(_ phrases: [Phrase]) -> [Phrase] {
        self.withBakedBeans(self.withHotChips(phrases)).map(\.withWine)
    }

    /// "A glass of red".
    private var withWine: Phrase {
        guard self.words.count == 1, ["red", "white", "rose", "ros\u{E9}"].contains(self.words[0]),
            self.quantity.unit == .household("glass") || self.quantity.unit == .household("bottle")
        else { return self }
        var wine = self
        wine.words.append("wine")
        return wine
    }

    /// "Two eggs, toast and beans"; "beans on toast" has a name of its own.
    private static func withBakedBeans(_ phrases: [Phrase]) -> [Phrase] {
        let isCooked = phrases.contains { phrase in
            phrase.words.contains { self.cookedBreakfast.contains(self.singular($0)) }
        }
        guard isCooked else { return phrases }
        return phrases.enumerated().map { place, phrase in
            let next = place + 1 < phrases.count ? phrases[place + 1].joint : nil
            guard phrase.words == ["beans"], phrase.joint != .with, phrase.joint != .on, next != .on else {
                return phrase
            }
            var beans = phrase
            beans.words = ["baked", "beans"]
            return beans
        }
    }

    private static let cookedBreakfast: Set<String> = ["toast", "egg", "bacon", "sausage"]

    /// "Steak and chips", not "a bag of chips".
    private static func withHotChips(_ phrases: [Phrase]) -> [Phrase] {
        let isHot = phrases.contains { phrase in phrase.words.contains { self.hot.contains(self.singular($0)) } }
        guard isHot else { return phrases }
        return phrases.map { phrase in
            guard phrase.words == ["chips"], phrase.quantity.unit != .household("packet"),
                phrase.quantity.unit != .household("handful")
            else { return phrase }
            var hot = phrase
            hot.words = ["chip", "shop", "chips"]
            return hot
        }
    }

    /// What chips come hot with; fish and chips have a name of their own.
    private static let hot: Set<String> = [
        "cod", "haddock", "scampi", "steak", "pie", "gammon", "burger", "cheeseburger", "sausage", "egg", "kebab",
        "nugget", "finger", "gravy", "vinegar",
    ]
}
