import FoodCatalogue
import HealthMath

/// Chooses a few plates for a member, a day and a meal, each scaled to fit.
///
/// It never proposes what doesn't suit the diet or was excluded, and nothing with more energy than is left while
/// anything fits. What was eaten in the last days comes later again, and what makes a plate comes once a day. Their
/// order is partly random; on one day the same request has the same result.
struct PlateChooser: Sendable {
    let needs: PlateNeeds
    let aim: IdeaAim
    let diet: Set<Diet>
    let excluded: Set<Food.ID>
    let history: PlateHistory
    /// How often each food was eaten lately.
    let habits: [Food.ID: Int]
    let chance: DailyChance
    /// Whether none of the meal's plates was eaten in the week: who only looks is shown another kind of breakfast first each
    /// day, for what fits them best would be the same every morning.
    var looksOnly = false

    static let count = 5

    /// The days after which the same plate may come again.
    private static let rest = 3
    private static let mostOwn = 2
    private static let mostOfStyle = 2

    /// The plates of most worth that get something beside them where they are too little.
    private static let completed = 30

    func choose(from plates: [Plate], sides: [Plate] = []) -> [ServedPlate] {
        let allowed = plates.filter { $0.suits(self.diet) && $0.foods.isDisjoint(with: self.excluded) }
        if self.needs.room?.isUsedUp == true { return self.lightest(of: allowed) }
        let fitter = PlateFitter(needs: self.needs, limits: self.limits)
        let fits = allowed.filter { $0.suits.contains(self.needs.occasion) }.compactMap { fitter.fit($0) }
        let byWorth = self.byWorth(self.completed(self.byWorth(fits).map(\.fit), with: sides, by: fitter))
        return byWorth.isEmpty ? self.lightest(of: allowed) : self.mixed(self.inTurn(byWorth))
    }

    private func byWorth(_ fits: [PlateFitter.Fit]) -> [(fit: PlateFitter.Fit, worth: Double)] {
        fits.map { (fit: $0, worth: self.worth(of: $0)) }
            .sorted { ($0.worth, $0.fit.served.plate.id) > ($1.worth, $1.fit.served.plate.id) }
    }

    /// Puts something beside the first plates where they are too little: what makes it wasn't eaten today, and seldom
    /// in the days before.
    private func completed(
        _ fits: [PlateFitter.Fit],
        with sides: [Plate],
        by fitter: PlateFitter
    ) -> [PlateFitter.Fit] {
        let sides = sides.filter {
            $0.suits.contains(self.needs.occasion) && $0.foods.isDisjoint(with: self.excluded)
                && (!self.history.has($0.main.foods, daysAgo: 0) || self.isDrunkAgain($0))
                && (self.aim.isGaining || !$0.styles.contains(Self.sweet))
        }
        guard !sides.isEmpty else { return fits }
        return fits.enumerated().map { place, fit in
            let plate = fit.served.plate
            guard place < Self.completed, plate.dish == nil else { return fit }
            return fitter.completed(fit, with: sides, suiting: self.diet) {
                0.2 * self.chance.of($0.id + plate.id, for: 6) + self.weariness(of: $0)
                    + (self.drinksMilk && $0.main.words == Self.soyDrink ? 0.4 : 0)
            }
        }
    }

    /// Returns whether it is milk, say, of which who wants to gain has a glass with several meals.
    private func isDrunkAgain(_ side: Plate) -> Bool { self.aim.isGaining && side.hasDrink }

    /// Returns how tired one is of a side: three slices of cheese a day are no variety, however well they fit.
    private func weariness(of side: Plate) -> Double {
        guard !self.isDrunkAgain(side) else { return 0 }
        return (1...Self.wearying.count).reduce(0) { sum, days in
            sum + (self.history.has(side.main.foods, daysAgo: days) ? Self.wearying[days - 1] : 0)
        }
    }

    /// What a side costs for having been eaten one, two, three days ago.
    private static let wearying = [0.6, 0.4, 0.2]

    private var limits: DayLimits { DayLimits(goal: self.needs.goal, eaten: self.history.limitedToday) }

    private var drinksMilk: Bool { !self.diet.contains { $0.forbids.contains(.dairy) } }
    private var eatsMeat: Bool { !self.diet.contains { $0.forbids.contains(.meat) } }
    private static let soyDrink: Set<String> = ["soy"]
    /// What takes the place of meat on a plate; who eats meat has it now and then.
    private static let meatless: Set<String> = ["tofu", "tempeh"]
    /// The days after which who eats meat is proposed it again.
    private static let meatlessRest = 4

    /// The style of sides with sugar, for who wants to gain alone.
    private static let sweet = "sweet"

    /// Leaves the best plate in front, and puts those that fit about as well in another order each day, so that they take
    /// turns for who only looks; the others follow.
    private func inTurn(_ byWorth: [(fit: PlateFitter.Fit, worth: Double)]) -> [ServedPlate] {
        guard let best = byWorth.first else { return [] }
        let isAsGood = { (one: (fit: PlateFitter.Fit, worth: Double)) in
            guard one.worth > best.worth - Self.asGood else { return false }
            return self.needs.kcal.map { abs(one.fit.served.facts.kcal / max($0, 1) - 1) < 0.15 } ?? true
        }
        let others = byWorth.dropFirst().map { (served: $0.fit.served, isAsGood: isAsGood($0)) }
        let turns = others.filter(\.isAsGood).map(\.served)
            .sorted { self.chance.of($0.plate.id, for: 4) > self.chance.of($1.plate.id, for: 4) }
        let inOrder = [best.fit.served] + turns + others.filter { !$0.isAsGood }.map(\.served)
        return self.looksOnly && self.needs.occasion == .breakfast
            ? self.anotherKindFirst(inOrder, of: turns.count + 1) : inOrder
    }

    /// Puts one of the first plates in front whose main thing has its turn on this day.
    private func anotherKindFirst(_ plates: [ServedPlate], of count: Int) -> [ServedPlate] {
        let turns = plates.prefix(count).map { self.turn(of: $0.plate.main) }
        guard let place = turns.indices.max(by: { (turns[$0], $1) < (turns[$1], $0) }) else { return plates }
        var inOrder = plates
        let first = inOrder.remove(at: place)
        inOrder.insert(first, at: 0)
        return inOrder
    }

    /// Eggs have one chance a day, as oats have, however many plates are made of them.
    private func turn(of main: PlateMain) -> Double {
        self.chance.of(main.words.sorted().joined(separator: " "), for: 8)
    }

    /// How much less than the best one a plate may be worth to take turns; its chance of the day alone is up to 0.6.
    private static let asGood = 1.0

    /// Returns the two plates with the least energy, in their least amounts.
    private func lightest(of plates: [Plate]) -> [ServedPlate] {
        let limits = self.limits
        let served = plates.filter { $0.suits.contains(.snack) && !self.isTiring($0) }
            .map { ServedPlate($0, $0.things.map(\.counts.least)) }
            .filter(limits.allow)
        return Array(served.sorted { ($0.facts.kcal, $0.plate.id) < ($1.facts.kcal, $1.plate.id) }.prefix(2))
    }

    private func isTiring(_ plate: Plate) -> Bool { self.tiredness(of: plate) > 0 }

    /// Returns how tired one is of a plate: most if what makes it was eaten today, less if it was eaten in the last days or
    /// is oily fish, eaten today or often enough, and not at all of others.
    ///
    /// Where all are tiring, another day's plate comes sooner than what makes it a second time on one day.
    private func tiredness(of plate: Plate) -> Double {
        if self.history.hasMain(of: plate, daysAgo: 0) { return 10 }
        let isOfLately = self.history.daysSince(plate).map { $0 <= Self.rest } == true
        return isOfLately || self.isOilyFish(plate) && self.hadOilyFish ? 5 : 0
    }

    /// Whether oily fish was eaten today, or often enough in the week.
    private var hadOilyFish: Bool {
        self.history.has(PlateHistory.oilyFish, within: 0)
            || self.history.timesOfOilyFish >= PlateHistory.mostOilyFish
    }

    private func worth(of fit: PlateFitter.Fit) -> Double {
        let (plate, facts) = (fit.served.plate, fit.served.facts)
        var worth = self.merit(of: facts) - fit.cost
        worth -= self.tiredness(of: plate)
        if let days = self.history.daysSince(plate) { worth -= 0.1 * Double(PlateHistory.memory - days) }
        if self.history.hasMain(of: plate, daysAgo: 1) { worth -= 0.25 }
        if self.hasStarchOfToday(plate) { worth -= 0.5 }
        if self.isForAnotherMeal(plate) { worth -= Self.elsewhere }
        if self.eatsMeat, plate.has(Self.meatless), self.history.has(Self.meatless, within: Self.meatlessRest) {
            worth -= 1
        }
        if self.needs.trained, (20...45).contains(facts.protein) { worth += 0.2 }
        if self.isMissedFish(plate) { worth += 0.2 }
        if self.needs.age >= 65, facts.protein >= 25 { worth += 0.15 }
        if plate.dish != nil { worth += self.habits[plate.id] == nil ? 0.15 : 0.3 }
        worth -= Double(plate.minutes ?? 0) / 200
        return worth + 0.6 * self.chance.of(plate.id, for: 3)
    }

    /// Returns whether a plate that suits several meals is one of another meal's on this day, so that lunch and dinner don't
    /// offer the same.
    private func isForAnotherMeal(_ plate: Plate) -> Bool {
        let meals = [Idea.Occasion.breakfast, .lunch, .dinner].filter(plate.suits.contains)
        guard plate.dish == nil, meals.count > 1, self.needs.occasion != .snack else { return false }
        let place = Int(self.chance.of(plate.id, for: 7) * Double(meals.count))
        return meals[min(place, meals.count - 1)] != self.needs.occasion
    }

    /// What a plate loses on a day on which it is another meal's: more than what fits it by, less than having been eaten.
    private static let elsewhere = 3.0

    private func merit(of facts: PlateFacts) -> Double {
        guard facts.kcal > 0 else { return 0 }
        let proteinShare = min(facts.protein * Macros.perGram.protein / facts.kcal, 0.4)
        // Fibre is worth something only while the day misses it.
        let fibre = min(facts.fibre, self.needs.fibre, 10) / 10
        return switch self.aim {
        case .deficit: 0.6 * proteinShare + 0.2 * fibre
        case .surplus: 0.2 * min(facts.kcal / facts.grams / 2, 1)
        case .muscle: 0.9 * proteinShare
        case .maintenance: 0.2 * fibre
        }
    }

    /// Returns whether it has oily fish and there was none all week.
    func isMissedFish(_ plate: Plate) -> Bool {
        self.isOilyFish(plate) && self.history.timesOfOilyFish == 0
    }

    /// Returns whether its grain or potatoes were eaten today already.
    private func hasStarchOfToday(_ plate: Plate) -> Bool {
        self.history.has(Set(plate.things.filter { $0.role == .starch }.map(\.food)), daysAgo: 0)
    }

    private func isOilyFish(_ plate: Plate) -> Bool { !plate.main.words.isDisjoint(with: PlateHistory.oilyFish) }

    /// Takes the first of the list with different main things and not too many of a style, while there are others.
    private func mixed(_ plates: [ServedPlate]) -> [ServedPlate] {
        var chosen: [ServedPlate] = []
        func take(where isFine: (Plate) -> Bool) {
            for served in plates where chosen.count < Self.count && !chosen.contains(served) && isFine(served.plate) {
                chosen.append(served)
            }
        }
        take { plate in
            guard !self.isTiring(plate) else { return false }
            let others = chosen.map(\.plate)
            if plate.dish != nil { return others.count { $0.dish != nil } < Self.mostOwn }
            return !others.contains { $0.main.words == plate.main.words }
                && others.count { $0.styles.first == plate.styles.first } < Self.mostOfStyle
        }
        take { !self.isTiring($0) && $0.dish == nil }
        take { _ in true }
        return chosen
    }
}
