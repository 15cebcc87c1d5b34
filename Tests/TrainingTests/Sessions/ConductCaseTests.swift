import Foundation
import Testing

@testable import Training

struct ConductCaseTests {
    private static let cases: [ConductCase] = {
        guard let file = Bundle.module.url(forResource: "conducts", withExtension: "json") else { return [] }
        // No case at all fails the test below.
        return (try? JSONDecoder().decode([ConductCase].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test("what was recorded, and the browser is held to, is what happens", arguments: Self.cases)
    func recorded(known: ConductCase) {
        #expect(ConductCase(known.name, known.script, known.exercises, known.events) == known)
    }

    @Test("the recorded cases meet every kind of event and every outcome")
    func complete() {
        #expect(Set(Self.cases.flatMap(\.events).map(\.kind)) == Set(SessionEvent.Kind.allCases))
        let outcomes = Set(Self.cases.flatMap(\.outcomes))
        for wanted in [
            "applied", "unchanged", "not-started", "started", "over", "unfinished", "no-such-set", "too-much",
        ] {
            #expect(outcomes.contains(wanted), "\(wanted)")
        }
    }
}
