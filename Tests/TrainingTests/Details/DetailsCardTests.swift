import HealthMath
import Members
import Testing

@testable import Training

@Suite("The card of details")
struct DetailsCardTests {
    private static let day = CalendarDay(number: 20_778)

    private func card(_ facts: TrainingFacts, units: Units = .metric) -> DetailsCard {
        DetailsCard(facts, units: units, on: Self.day, back: "/workouts/new")
    }

    @Test("shows what is known in the member's units")
    func known() {
        let facts = TrainingFacts(
            injuries: [Injury(area: .knee, kind: .recent)],
            conditions: [.asthma],
            limitations: [.jumping],
            cycle: .pregnant(since: Self.day.adding(days: -7 * 21)),
            centimetres: 170,
            kilograms: 68,
            aim: .buildMuscle,
            hasCycle: true
        )
        let card = self.card(facts, units: .imperial)
        #expect(
            card.detailRows.map(\.detailText) == [
                "5 ft 6.9 in", "149.9 lb", "Build muscle", "Knee (recent injury), Asthma", "Jumping and running",
                "Pregnant, week 21",
            ]
        )
        #expect(card.detailsMissing.isEmpty)
    }

    @Test("names what is missing")
    func missing() {
        let card = self.card(TrainingFacts(centimetres: 170, hasCycle: true))
        #expect(card.detailsMissing.hasPrefix("Still missing: weight, goal and last period."))
        #expect(card.detailRows.filter { !$0.detailKnown }.map(\.detailPlace) == ["body", "aim", "cycle"])
    }

    @Test("asks who is past 55 for no period, but shows one that was told")
    func age() {
        let names = { (facts: TrainingFacts) in self.card(facts).detailRows.map(\.detailName) }
        let born = Self.day.adding(days: -62 * 366)
        #expect(!names(TrainingFacts(hasCycle: true, birthday: born)).contains("Last period"))
        let told = TrainingFacts(cycle: .lastPeriod(Self.day), hasCycle: true, birthday: born)
        #expect(names(told).contains("Last period"))
        let younger = TrainingFacts(hasCycle: true, birthday: Self.day.adding(days: -40 * 366))
        #expect(names(younger).contains("Last period"))
    }

    @Test("asks men for no period")
    func men() {
        #expect(!self.card(TrainingFacts(hasCycle: false)).detailRows.map(\.detailName).contains("Last period"))
    }
}
