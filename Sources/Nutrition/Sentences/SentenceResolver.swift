import FoodCatalogue
import Members

/// Finds the foods of a sentence by the search that also answers the page for finding foods.
///
/// A name with "and" or "with" in it is tried whole before it is parted. Each phrase is searched for once or twice, and
/// each two neighbours at most once, so that a sentence makes some sixty searches at most.
struct SentenceResolver: Sendable {
    let lookup: FoodLookup
    let owner: Member.ID
    let units: Units
    /// How often the member had a food lately.
    let familiar: [Food.ID: Int]
    /// What the member took of foods the last time.
    let history: HistoryStore

    func items(of sentence: Sentence) async throws -> [SentenceItem] {
        var items: [SentenceItem] = []
        var rest = sentence.phrases[...]
        while let first = rest.first {
            let dish = try await self.dish(at: rest)
            items.append(try await self.item(dish?.phrase ?? self.named(first)))
            rest = rest.dropFirst(dish?.count ?? 1)
        }
        return items
    }

    /// Returns the longest dish whose name begins here, with the number of its phrases; nil without one.
    private func dish(at phrases: ArraySlice<Phrase>) async throws -> (phrase: Phrase, count: Int)? {
        for count in stride(from: min(Phrase.mostJoined, phrases.count), to: 1, by: -1) {
            let parts = phrases.prefix(count)
            guard let joined = Phrase.joined(parts) else { continue }
            if try await self.isDish(joined, of: parts) { return (joined, count) }
            if try await self.shareDish(parts) {
                var named = joined
                named.dish = parts.last?.text
                return (named, count)
            }
        }
        let pair = phrases.prefix(2)
        guard let joined = Phrase.joined(pair), pair.last?.joint != .list else { return nil }
        if let turned = Phrase.turned(pair), self.isName(turned.text) { return (turned, 2) }
        // "3 meatballs with spaghetti" aren't three plates of spaghetti with meatballs.
        guard (joined.quantity.amount ?? 1) <= 1,
            let found = try await self.search(joined, limit: 1).first, self.isAllOf(joined.text, found)
        else { return nil }
        return (joined, 2)
    }

    /// Returns whether some phrases have a reviewed name together.
    ///
    /// "Coffee with cream" isn't coffee cream, which is the cream. A name is found without its "and", so that "cheese and
    /// crackers" would be cheese crackers: they are what has the name in the other order.
    private func isDish(_ joined: Phrase, of parts: ArraySlice<Phrase>) async throws -> Bool {
        guard parts.dropFirst().allSatisfy({ $0.joint != .list }), let last = parts.last,
            let dish = self.lookup.catalogue.food(named: joined.text)
        else { return false }
        guard last.joint == .and else { return dish != self.lookup.catalogue.food(named: last.text) }
        guard let turned = Phrase.turned(parts), let other = self.lookup.catalogue.food(named: turned.text),
            other != dish, let item = try await self.lookup.itemAtHand(dish, for: self.owner)
        else { return true }
        return item.food.plainName.contains(" and ")
    }

    /// Returns whether the last of some phrases names a dish that is made of all of them.
    ///
    /// "Sushi and miso soup" are two foods, each with a name of its own; "leek and potato soup" isn't, though leek has
    /// one.
    private func shareDish(_ phrases: ArraySlice<Phrase>) async throws -> Bool {
        guard let first = phrases.first, let last = phrases.last, Phrase.shareDish(phrases) else { return false }
        guard first.quantity == Quantity(), !last.isFilled, self.isName(last.text),
            let food = self.lookup.catalogue.food(named: first.text)
        else { return true }
        let item = try await self.lookup.itemAtHand(food, for: self.owner)
        return item?.food.group == Self.vegetables
    }

    /// What the source calls the group of what goes into soups, pies and sauces.
    private static let vegetables = "Vegetables and Vegetable Products"

    /// More of one food at once is asked about ("99 flakes"): the reference intake of an adult for a whole day, Regulation
    /// (EU) 1169/2011, annex XIII.
    private static let mostKilocalories = 2_000.0

    private func isName(_ text: String) -> Bool { self.lookup.catalogue.food(named: text) != nil }

    /// Returns the phrase with the words that were taken for a size or a unit where they belong to a name: "big mac";
    /// without a unit that is said behind the name: "apple slices".
    private func named(_ phrase: Phrase) -> Phrase {
        if let unit = phrase.lateUnit, !self.isName(phrase.text), self.isName(unit.food) {
            var named = phrase
            named.words.removeLast()
            named.quantity.unit = phrase.quantity.isCounted ? unit.unit : nil
            return named
        }
        // "Rice, cooked" and "rice (cooked)" are cooked rice.
        if let state = phrase.words.last, phrase.words.count > 1, Phrase.states.contains(state),
            !self.isName(phrase.text)
        {
            var named = phrase
            named.words = [state] + phrase.words.dropLast()
            if self.isName(named.text) { return named }
        }
        guard !phrase.taken.isEmpty, self.isName((phrase.taken + phrase.words).joined(separator: " ")) else {
            return phrase
        }
        var named = phrase
        named.words = phrase.taken + phrase.words
        named.quantity = Quantity(amount: phrase.quantity.amount, isGuess: phrase.quantity.isGuess)
        return named
    }

    private func item(_ phrase: Phrase) async throws -> SentenceItem {
        let found = try await self.search(phrase, limit: SentenceItem.mostOthers + 1)
        // "A pot noodle" without a number would be 1 pot; the last portion is theirs only where they said no amount.
        let last = phrase.quantity == Quantity() ? try await self.history.lastPortions(of: found.map(\.id)) : [:]
        var candidates: [SentenceItem.Candidate] = []
        for food in found {
            if let candidate = try await self.candidate(food, phrase, last[food.id]) { candidates.append(candidate) }
        }
        let isSure = found.first.map { self.isSure(phrase, $0) } ?? false
        return SentenceItem(phrase: phrase, candidates: candidates, isNameSure: isSure)
    }

    private func candidate(
        _ food: FoodSummary,
        _ phrase: Phrase,
        _ last: HistoryStore.LastPortion?
    ) async throws -> SentenceItem.Candidate? {
        if FoodOrigin(food.id) == .meal {
            let said = phrase.quantity.amount ?? 1
            let isMeals = DishLogForm.factors.contains(said)
            let amount = isMeals ? said : 1
            return SentenceItem.Candidate(
                food: food.id,
                name: food.plainName,
                amount: amount,
                unit: SentenceItem.mealUnit,
                grams: food.measure.map { $0.grams * amount },
                isAmountSure: isMeals && phrase.quantity.unit == nil && !phrase.quantity.isGuess,
                item: nil
            )
        }
        guard let item = try await self.lookup.itemAtHand(food.id, for: self.owner) else { return nil }
        let measurer = FoodMeasurer(item.food, said: phrase.text, units: self.units)
        let measured = measurer.measured(phrase.quantity, last: last?.portion(of: item.food))
        let kilocalories = (item.food.nutrients.kcal ?? 0) * measured.portion.grams / 100
        return SentenceItem.Candidate(
            food: food.id,
            name: item.food.plainName,
            amount: measured.portion.amount,
            unit: measured.portion.unit.label,
            grams: measured.portion.grams,
            isAmountSure: measured.isSure && !phrase.quantity.isGuess && kilocalories <= Self.mostKilocalories,
            item: item
        )
    }

    /// Searches among the member's own first where they said "my".
    private func search(_ phrase: Phrase, limit: Int) async throws -> [FoodSummary] {
        let text = phrase.text
        var own: [FoodSummary] = []
        if phrase.isOwn {
            own = try await self.found(text, .mine, limit: limit).filter { self.hasAll(of: text, $0) }
        }
        var all = own.count >= limit ? [] : try await self.found(text, .all, limit: limit)
        // "Leek and potato soup" is the potato soup that has a reviewed name, if no soup has both.
        if let dish = phrase.dish, all.first.map({ !self.isSure(phrase, $0) }) ?? true, self.isName(dish) {
            all = try await self.found(dish, .all, limit: 1) + all
        }
        return Array((own + all).uniqued.prefix(limit))
    }

    private func found(_ text: String, _ filter: FoodFilter, limit: Int) async throws -> [FoodSummary] {
        try await self.lookup.search(text, filter, limit: limit, familiar: self.familiar, for: self.owner)
    }

    /// Returns whether a food is called what was said: by a reviewed name, or by a name that has all of its words.
    private func isSure(_ phrase: Phrase, _ food: FoodSummary) -> Bool {
        self.lookup.catalogue.food(named: phrase.text) == food.id || self.hasAll(of: phrase.text, food)
    }

    private func hasAll(of text: String, _ food: FoodSummary) -> Bool {
        Set(Wording.words(text)).isSubset(
            of: Wording.words([food.name, food.plainName, food.brand ?? ""].joined(separator: " "))
        )
    }

    /// Returns whether a food's plain name says just that and no more.
    private func isAllOf(_ text: String, _ food: FoodSummary) -> Bool {
        Set(Wording.words(text)) == Set(Wording.words(food.plainName))
    }
}

extension [FoodSummary] {
    /// Each food once, at its first place.
    fileprivate var uniqued: [FoodSummary] {
        var seen: Set<Food.ID> = []
        return self.filter { seen.insert($0.id).inserted }
    }
}
