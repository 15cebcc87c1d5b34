import Foundation
import Testing

@testable import Training

struct BarbellPlatesTests {
    struct Case: Codable, Sendable {
        let weight: Double
        let unit: String
        let words: String
    }

    private static let cases: [Case] = {
        guard let file = Bundle.module.url(forResource: "plates", withExtension: "json") else { return [] }
        // No case at all fails the test below.
        return (try? JSONDecoder().decode([Case].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test("plates are said for one side, the nearest weight where the bar can't weigh that", arguments: Self.cases)
    func words(known: Case) {
        #expect(BarbellPlates(known.weight, unit: known.unit).words == known.words)
    }

    @Test("the cases that the browser is held to as well are there")
    func complete() {
        #expect(Set(Self.cases.map(\.unit)) == ["kg", "lb"])
    }

    @Test("what the bar weighs in the end is the bar and both sides", arguments: ["kg", "lb"])
    func sum(unit: String) {
        for weight in stride(from: 0.0, through: 300, by: 0.25) {
            let plates = BarbellPlates(weight, unit: unit)
            let bar = unit == "lb" ? 45.0 : 20.0
            #expect(plates.total == bar + 2 * plates.side.reduce(0, +))
            #expect(weight < bar || abs(plates.total - weight) <= (unit == "lb" ? 2.5 : 1.25))
        }
    }
}
