/// Adds nutrients of several parts and counts how many of the parts knew each one.
package struct NutrientSum: Sendable, Equatable {
    package private(set) var total = Nutrients()
    /// How many parts were added.
    package private(set) var parts = 0
    private var knowing: [Int: Int] = [:]

    package init() {}

    package init(_ parts: some Sequence<Nutrients>) {
        for part in parts { self.add(part) }
    }

    package mutating func add(_ part: Nutrients) {
        self.parts += 1
        for number in part.numbers {
            guard let amount = part[number] else { continue }
            self.total[number] = (self.knowing[number] == nil ? 0 : self.total[number] ?? 0) + amount
            self.knowing[number, default: 0] += 1
        }
    }

    /// Returns how many of the parts knew this nutrient.
    package func knowing(_ number: Int) -> Int { self.knowing[number] ?? 0 }

    /// Returns the share of parts that knew this nutrient; 1 when there are no parts.
    package func completeness(of number: Int) -> Double {
        self.parts == 0 ? 1 : Double(self.knowing(number)) / Double(self.parts)
    }
}
