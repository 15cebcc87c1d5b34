/// Amounts by nutrient number, each in the nutrient's own unit; an unknown one is absent, never zero.
package struct Nutrients: Sendable, Hashable {
    package struct Amount: Sendable, Hashable {
        package let number: Int
        package let value: Double
    }

    /// Ascending by number, each number once.
    package private(set) var amounts: [Amount]

    package init() { self.amounts = [] }

    /// Keeps the first amount of a number that is given twice.
    package init(_ pairs: some Sequence<(Int, Double)>) {
        var amounts: [Amount] = []
        var ascending = true
        for (number, value) in pairs {
            if let last = amounts.last, last.number >= number { ascending = false }
            amounts.append(Amount(number: number, value: value))
        }
        if !ascending {
            var seen: Set<Int> = []
            amounts = amounts.filter { seen.insert($0.number).inserted }.sorted { $0.number < $1.number }
        }
        self.amounts = amounts
    }

    package var isEmpty: Bool { self.amounts.isEmpty }
    /// The numbers that are known, ascending; energy (208) is among them even when only its kilojoules are.
    package var numbers: [Int] {
        let numbers = self.amounts.map(\.number)
        guard self.stored(Nutrient.energy) == nil, self.stored(Nutrient.kilojoules) != nil else { return numbers }
        return (numbers + [Nutrient.energy]).sorted()
    }

    /// Returns the amount, or nil when it is unknown.
    ///
    /// Energy (208, kcal) that the source gives only in kilojoules (268) is derived: 1 kcal = 4.184 kJ (thermochemical
    /// calorie, the one of USDA's tables).
    package subscript(number: Int) -> Double? {
        get {
            if let value = self.stored(number) { return value }
            guard number == Nutrient.energy else { return nil }
            return self.stored(Nutrient.kilojoules).map { $0 / 4.184 }
        }
        set {
            let place = self.place(of: number)
            let there = place < self.amounts.count && self.amounts[place].number == number
            switch (newValue, there) {
            case (let value?, true): self.amounts[place] = Amount(number: number, value: value)
            case (let value?, false): self.amounts.insert(Amount(number: number, value: value), at: place)
            case (nil, true): self.amounts.remove(at: place)
            case (nil, false): break
            }
        }
    }

    package var kcal: Double? { self[Nutrient.energy] }
    package var protein: Double? { self[Nutrient.protein] }
    package var fat: Double? { self[Nutrient.fat] }
    package var carbohydrate: Double? { self[Nutrient.carbohydrate] }

    package func scaled(by factor: Double) -> Nutrients {
        Nutrients(self.amounts.lazy.map { ($0.number, $0.value * factor) })
    }

    /// Returns the amounts in `grams` of a food whose amounts per 100 g these are.
    package func inGrams(_ grams: Double) -> Nutrients { self.scaled(by: grams / 100) }

    /// Returns the amount as it was given, without the conversion of kilojoules.
    package func stored(_ number: Int) -> Double? {
        let place = self.place(of: number)
        guard place < self.amounts.count, self.amounts[place].number == number else { return nil }
        return self.amounts[place].value
    }

    private func place(of number: Int) -> Int {
        var low = 0
        var high = self.amounts.count
        while low < high {
            let middle = (low + high) / 2
            if self.amounts[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Nutrients: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (Int, Double)...) { self.init(elements) }
}
