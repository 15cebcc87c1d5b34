import Members

/// Says why each plate of a list is proposed, by its best point, and not the same of all.
struct PlateReason: Sendable {
    let chooser: PlateChooser
    let units: Units
    /// Whether numbers are left out.
    let isGentle: Bool

    /// Returns a sentence for each plate.
    func words(for plates: [ServedPlate]) -> [String] {
        var said: [Point.Kind: Int] = [:]
        return plates.map { served in
            let points = self.points(of: served).sorted { $0.strength > $1.strength }
            let point = points.first { said[$0.kind, default: 0] < 2 } ?? points.first
            if let point { said[point.kind, default: 0] += 1 }
            let words = point.map { self.isGentle ? $0.gentle : $0.plain } ?? ""
            let hints = Set(self.chooser.diet.map { $0.hint(for: served.plate.contents) }).filter { !$0.isEmpty }
            return ([words] + hints.sorted()).joined(separator: " ")
        }
    }

    private struct Point {
        enum Kind { case over, training, fish, fibre, protein, carbohydrate, age, energy, filling, plants, left, facts }

        let kind: Kind
        let strength: Double
        let plain: String
        let gentle: String
    }

    private func points(of served: ServedPlate) -> [Point] {
        let facts = served.facts
        guard let room = self.chooser.needs.room else {
            return [self.training(facts), self.fish(served), self.plants(served), self.general(served)]
                .compactMap(\.self)
        }
        if facts.kcal > room.kcal { return [self.over(facts, room)] }
        return [
            self.training(facts), self.fish(served), self.fibre(facts), self.protein(facts, room),
            self.carbohydrate(facts), self.age(facts), self.energy(facts), self.filling(served), self.plants(served),
            self.left(served, room),
        ].compactMap(\.self)
    }

    /// Says that it is past what is left, because nothing else fits.
    private func over(_ facts: PlateFacts, _ room: Room) -> Point {
        Point(
            kind: .over,
            strength: 1,
            plain: room.isUsedUp
                ? "Light, if you are still hungry: \(self.text(facts.kcal))."
                : "Nothing smaller fits: \(self.text(facts.kcal - room.kcal)) more than is left.",
            gentle: "Light, if you are still hungry."
        )
    }

    /// Speaks for protein after training: 20 to 40 g a meal serve muscles best (ISSN position stand "Protein and
    /// exercise", 2017).
    private func training(_ facts: PlateFacts) -> Point? {
        guard self.chooser.needs.trained, facts.protein >= 20 else { return nil }
        return Point(
            kind: .training,
            strength: 1,
            plain: "\(Self.grams(facts.protein)) protein after training, for your muscles to recover.",
            gentle: "Protein after training, for your muscles to recover."
        )
    }

    private func fish(_ served: ServedPlate) -> Point? {
        guard self.chooser.isMissedFish(served.plate) else { return nil }
        let words = "The oily fish your week is still missing: good fats for the heart."
        return Point(kind: .fish, strength: 0.9, plain: words, gentle: words)
    }

    private func fibre(_ facts: PlateFacts) -> Point? {
        let missing = self.chooser.needs.fibre
        guard missing >= 6, facts.fibre >= 5 else { return nil }
        let gentle = "Rich in fibre, which the day is still short of."
        let strength = 0.4 + 0.5 * min(facts.fibre / missing, 1)
        return Point(kind: .fibre, strength: strength, plain: Self.part(facts.fibre, missing, "fibre"), gentle: gentle)
    }

    private func protein(_ facts: PlateFacts, _ room: Room) -> Point? {
        guard room.protein >= 12, facts.protein >= 12 else { return nil }
        let wants = self.chooser.aim == .muscle || self.chooser.aim == .deficit
        let strength = (wants ? 0.5 : 0.35) + 0.4 * min(facts.protein / room.protein, 1)
        let gentle = "Good for protein, which the day still has room for."
        let plain = Self.part(facts.protein, room.protein, "protein")
        return Point(kind: .protein, strength: strength, plain: plain, gentle: gentle)
    }

    /// Says how much it brings of what is missing.
    private static func part(_ amount: Double, _ missing: Double, _ name: String) -> String {
        let (amount, missing) = (amount.rounded(), missing.rounded())
        guard amount < missing else { return "Brings all the \(self.grams(missing)) \(name) the day still misses." }
        return "Brings \(Numerals.text(amount)) of the \(self.grams(missing)) \(name) the day still misses."
    }

    private func carbohydrate(_ facts: PlateFacts) -> Point? {
        guard self.chooser.needs.isLowInCarbohydrate, facts.carbohydrate <= 45,
            facts.carbohydrate * 4 < facts.kcal * 0.35
        else { return nil }
        let protein = facts.protein >= 10 ? ", with \(Self.grams(facts.protein)) protein" : ""
        return Point(
            kind: .carbohydrate,
            strength: 0.8,
            plain: "Only \(Self.grams(facts.carbohydrate)) carbohydrate\(protein).",
            gentle: "Little carbohydrate, and it still fills you up."
        )
    }

    /// Speaks for protein at an age: 25 to 30 g a meal from 65 years on (PROT-AGE Study Group, 2013).
    private func age(_ facts: PlateFacts) -> Point? {
        guard self.chooser.needs.age >= 65, facts.protein >= 23 else { return nil }
        return Point(
            kind: .age,
            strength: 0.75,
            plain: "\(Self.grams(facts.protein)) protein in one meal, which keeps muscles strong with the years.",
            gentle: "Enough protein in one meal to keep muscles strong with the years."
        )
    }

    private func energy(_ facts: PlateFacts) -> Point? {
        guard self.chooser.aim.isGaining, facts.kcal >= 600 else { return nil }
        let protein = Self.grams(facts.protein)
        return Point(
            kind: .energy,
            strength: 0.6,
            plain: "\(self.text(facts.kcal)) and \(protein) protein on one plate: what growing takes.",
            gentle: "Plenty on one plate: what growing takes."
        )
    }

    /// Speaks for what fills: energy density under 1.1 kcal/g (Rolls et al., "Volumetrics"; WCRF asks for 1.25 on
    /// average).
    ///
    /// What is drunk fills less, so smoothies don't count, nor a glass beside the plate.
    private func filling(_ served: ServedPlate) -> Point? {
        let facts = served.eaten
        guard self.chooser.aim == .deficit, facts.grams >= 300, facts.kcal / facts.grams <= 1.1,
            served.portionsOfPlants >= 2, !served.plate.name.lowercased().contains("smoothie")
        else { return nil }
        let words = "Fills you up with little energy: much of it is vegetables or fruit."
        return Point(kind: .filling, strength: 0.62, plain: words, gentle: words)
    }

    private func plants(_ served: ServedPlate) -> Point? {
        let portions = served.portionsOfPlants
        guard portions >= 2 else { return nil }
        let number = portions >= 5 ? "All" : ["Two", "Three", "Four"][portions - 2]
        return Point(
            kind: .plants,
            strength: 0.3 + 0.12 * Double(portions),
            plain: "\(number) of the five portions of vegetables and fruit for the day.",
            gentle: "Plenty of vegetables and fruit."
        )
    }

    private func left(_ served: ServedPlate, _ room: Room) -> Point {
        let rest = room.kcal - served.facts.kcal
        if self.chooser.needs.isLast, rest > served.facts.kcal / 2 {
            let words = "Enough for one meal. Have more if you are still hungry."
            return Point(kind: .left, strength: 0.2, plain: words, gentle: words)
        }
        let words = self.worth(of: served)
        return Point(kind: .left, strength: 0.2, plain: words, gentle: words)
    }

    private func general(_ served: ServedPlate) -> Point {
        let words = self.worth(of: served)
        return Point(kind: .facts, strength: 0.5, plain: words, gentle: words)
    }

    /// Says what a plate is good for by itself.
    ///
    /// A fifth of a day's 25 g of fibre is much for a meal (EFSA, 2010), and
    /// 15 g of protein are about a third of what a day takes at least (EFSA, 2012: 0.83 g/kg).
    private func worth(of served: ServedPlate) -> String {
        let facts = served.facts
        // A member who wants to gain isn't told that a plate fills.
        if self.chooser.aim.isGaining {
            return facts.protein >= 15
                ? "Protein and energy between training and the next meal." : "Energy between meals, for who needs much."
        }
        return switch (facts.protein >= 15, facts.fibre >= 5) {
        case (true, true): "Protein and fibre together keep you full for longer."
        case (true, false): "Enough protein to keep you full until the next meal."
        case (false, true): "Rich in fibre, which keeps you full for longer."
        case (false, false): self.smallWorth(of: served)
        }
    }

    /// Says what a snack of little protein and fibre is good for: the portion of fruit or vegetables in it (NHS, 5 A Day), the
    /// unsaturated fats of nuts, or the calcium of milk (DGE, "Gut essen und trinken", 2024: 25 g of nuts a day, two portions
    /// of milk or yogurt); else that it leaves room.
    private func smallWorth(of served: ServedPlate) -> String {
        if served.portionsOfPlants > 0 { return "A portion of the fruit and vegetables that every day should have." }
        if served.grams(of: .fat) >= 10 { return "Nuts bring unsaturated fats, which are good for the heart." }
        if served.plate.contents.contains(.dairy), served.facts.protein >= 5 {
            return "Milk and yogurt bring calcium for your bones."
        }
        let needs = self.chooser.needs
        return needs.isLast || needs.occasion == .dinner
            ? "A small bite to end the day with." : "A small bite that leaves room for the meals still to come."
    }

    private static func grams(_ amount: Double) -> String { "\(Numerals.text(amount.rounded())) g" }

    private func text(_ kcal: Double) -> String { self.units.roughly(kilocalories: kcal) }
}
