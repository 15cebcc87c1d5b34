import Foundation
import Testing

@testable import Training

struct SessionStateCaseTests {
    private static let cases: [SessionStateCase] = {
        guard let file = Bundle.module.url(forResource: "session-states", withExtension: "json") else { return [] }
        // No case at all fails the test below.
        return (try? JSONDecoder().decode([SessionStateCase].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test("what was recorded, and the browser is held to, is what happens", arguments: Self.cases)
    func recorded(known: SessionStateCase) {
        #expect(SessionStateCase(known.name, known.script, known.exercises, known.events) == known)
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
