import FoodCatalogue
import Members

/// A unit of a food as a member reads it.
struct ReadUnit {
    private let unit: FoodUnit
    private let words: Set<String>
    private let size: String

    init(_ unit: FoodUnit, in units: Units) {
        self.unit = unit
        self.words = Set(Wording.pieces(units.plain(unit.label)).map { Self.written[$0] ?? $0 })
        self.size = units.size(grams: unit.grams, millilitres: unit.millilitres)
    }

    /// Returns whether a member reads two units as one: "1 slice" and "1 slice, regular" of 32 g each, "1 tablespoon" and
    /// "1 tbsp".
    ///
    /// What is called alike and weighs clearly more is told apart by its size, which stands beside its name.
    func isAlike(_ other: ReadUnit) -> Bool {
        let (unit, another) = (self.unit, other.unit)
        guard !FoodUnit.isExact(unit.label), !FoodUnit.isExact(another.label) else {
            return unit.label == another.label
        }
        let isNear = abs(unit.grams - another.grams) <= Self.near * max(unit.grams, another.grams)
        if self.words == other.words, isNear { return true }
        return (self.words.isSubset(of: other.words) || other.words.isSubset(of: self.words)) && self.size == other.size
    }

    /// The part by which two things of one name may differ and be the same to a person.
    private static let near = 0.1

    /// Short forms that the source writes beside the words.
    private static let written = ["tbsp": "tablespoon", "tsp": "teaspoon"]
}

extension [FoodUnit] {
    /// Returns the first of those that read alike to a member.
    func readApart(in units: Units) -> [FoodUnit] {
        var read: [ReadUnit] = []
        return self.filter { unit in
            let one = ReadUnit(unit, in: units)
            guard !read.contains(where: { $0.isAlike(one) }) else { return false }
            read.append(one)
            return true
        }
    }
}
