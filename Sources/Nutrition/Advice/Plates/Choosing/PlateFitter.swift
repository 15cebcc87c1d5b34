import HealthMath

/// Scales plates to what a meal needs, thing by thing within its range.
struct PlateFitter: Sendable {
    let needs: PlateNeeds
    let limits: DayLimits

    /// A plate in the amounts that fit best.
    struct Fit: Sendable {
        let served: ServedPlate
        /// How far it is from what is needed; 0 is what is needed.
        let cost: Double
    }

    /// The most that stands beside a plate: a drink, a yogurt and a fruit, say.
    static let mostSides = 3
    /// The share of a meal's energy below which something is put beside the plate.
    private static let enough = 0.95
    /// How much better a meal must fit with it.
    private static let gain = 0.02

    /// Returns the plate with what makes it fit better beside it, where the most of its amounts is too little.
    ///
    /// `taste` is added to what a side costs that makes it fit better, so that it isn't always the same.
    func completed(_ fit: Fit, with sides: [Plate], suiting diet: Set<Diet>, taste: (Plate) -> Double) -> Fit {
        var best = fit
        for _ in 0..<Self.mostSides {
            guard let kcal = self.needs.kcal, best.served.facts.kcal < kcal * Self.enough else { break }
            let plate = best.served.plate
            let foods = Set(plate.things.map(\.food))
            let fits = sides.filter {
                foods.isDisjoint(with: $0.foods) && !plate.main.words.isSuperset(of: $0.main.words)
                    && !plate.hasBeside($0) && !plate.isFar(from: $0) && !self.clashes($0, with: plate)
                    && !(plate.hasDrink && $0.hasDrink)
                    && !(self.asksOneStarch && plate.hasStarch && $0.hasStarch) && !(plate.hasNuts && $0.hasNuts)
                    && !self.isMuch(of: best.served, with: $0)
            }
            .compactMap { side -> (fit: Fit, cost: Double)? in
                let both = plate.adding(side)
                guard both.suits(diet), let fit = self.fit(both), fit.cost < best.cost - Self.gain else { return nil }
                return (fit: fit, cost: fit.cost + taste(side))
            }
            guard let next = fits.min(by: { $0.cost < $1.cost })?.fit else { break }
            best = next
        }
        return best
    }

    /// Returns whether fruit beside it would make more vegetables and fruit than a meal should have.
    ///
    /// Avocado, olives and dried fruit are no bulk.
    private func isMuch(of served: ServedPlate, with side: Plate) -> Bool {
        let usual = ServedPlate(side, side.things.map(\.counts.usual))
        let fruit = usual.grams(of: .plants)
        guard fruit > 0, usual.facts.kcal < usual.facts.grams * 1.1 else { return false }
        return served.grams(of: .plants) + fruit > PlateNeeds.muchPlants
    }

    /// Returns whether it is an egg beside an apple, say, which at breakfast is two courses, but one bite between meals.
    private func clashes(_ side: Plate, with plate: Plate) -> Bool {
        self.needs.occasion == .snack && plate.isSweet && side.styles.contains("savoury")
    }

    /// Bread beside rice is no meal; toast after porridge is.
    private var asksOneStarch: Bool { self.needs.occasion != .breakfast }

    /// Returns nil when even its least amounts have more energy than is left, or more of something than the day should have.
    func fit(_ plate: Plate) -> Fit? {
        guard self.needs.room != nil else {
            let usual = ServedPlate(plate, plate.things.map(\.counts.usual))
            return self.limits.allow(usual) ? Fit(served: usual, cost: 0) : nil
        }
        guard let bounds = self.limits.bounds(of: plate.things) else { return nil }
        var search = PlateSearch(
            plate.things,
            sides: plate.sides,
            upTo: PlateNeeds.largest,
            bounds: bounds,
            cost: PlateCost(self.needs)
        )
        guard let best = search.best() else { return nil }
        return Fit(served: ServedPlate(plate, best.counts), cost: best.cost)
    }
}

/// Looks for the amounts of a plate's things that cost least.
private struct PlateSearch {
    private let bounds: [DayLimits.Bound]
    private let counts: [PlateCounts]
    private let facts: [PlateFacts]
    private let cost: PlateCost
    /// How many things there are without what stands beside the plate.
    private let own: Int
    private var found: (counts: [Double], cost: Double)?

    /// Most plates need two or three rounds.
    private static let rounds = 8

    init(_ things: [PlateThing], sides: Int, upTo times: Double, bounds: [DayLimits.Bound], cost: PlateCost) {
        self.bounds = bounds
        self.own = things.count - sides
        self.counts = things.map { $0.counts.upTo(times) }
        self.facts = things.map(\.facts)
        self.cost = cost
    }

    /// Finds the best counts: first makes the whole plate larger and smaller, then each thing by a step.
    mutating func best() -> (counts: [Double], cost: Double)? {
        _ = self.weigh(self.counts.map(\.least))
        for tenths in stride(from: 4.0, through: 24, by: 2) {
            _ = self.weigh(self.counts.map { $0.nearest(to: $0.usual * tenths / 10) })
        }
        for _ in 0..<Self.rounds { if !self.improves() { break } }
        return self.found
    }

    private mutating func improves() -> Bool {
        guard let counts = self.found?.counts else { return false }
        var improved = false
        for (place, thing) in self.counts.enumerated() {
            for step in [thing.step, -thing.step] {
                var next = counts
                next[place] = thing.nearest(to: counts[place] + step)
                if next[place] != counts[place], self.weigh(next) { improved = true }
            }
        }
        return improved
    }

    private mutating func weigh(_ counts: [Double]) -> Bool {
        guard self.bounds.allSatisfy({ $0.holds(counts) }) else { return false }
        var facts = PlateFacts()
        for place in counts.indices { facts.add(self.facts[place], times: counts[place]) }
        guard let cost = self.cost.of(facts, imbalance: self.imbalance(counts)) else { return false }
        guard cost < (self.found?.cost ?? .infinity) else { return false }
        self.found = (counts, cost)
        return true
    }

    /// Returns how far the proportions are from the usual ones, that is from what is good together.
    ///
    /// What stands beside the plate has no part in it.
    private func imbalance(_ counts: [Double]) -> Double {
        let counts = counts.prefix(self.own)
        var sum = 0.0
        for place in counts.indices { sum += counts[place] / self.counts[place].usual }
        let mean = sum / Double(counts.count)
        var away = 0.0
        for place in counts.indices { away += abs(counts[place] / self.counts[place].usual / mean - 1) }
        return away / Double(counts.count)
    }
}
