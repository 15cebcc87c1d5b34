import FoodCatalogue
import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

/// What the page shows of plates: the views are strict.
struct PlateTemplateTests {
    private func page(_ member: Member, _ errors: FormErrors = FormErrors()) async throws -> AdvicePage {
        let chooser = ShippedPlates.chooser(.breakfast, open: [.lunch, .dinner])
        let plates = chooser.choose(from: try await ShippedPlates.all())
        let day = try Kitchen.day("2026-11-21")
        let room = Room(kcal: 1_100, protein: 60, carbohydrate: 120, fat: 40)
        let ideas = IdeaChooser(
            room: room,
            aim: .maintenance,
            occasion: .breakfast,
            needs: [],
            excluded: [],
            eatenToday: [],
            habits: [:],
            chance: DailyChance(owner: 1, day: day)
        )
        let diary = DiaryDay(day: day, list: .usual, entries: [], target: nil, burned: 0, credited: 0)
        let place = DiaryPlace(day: day, meal: "Breakfast")
        let advice = Advice(
            plates: DayPlates(plates: plates, chooser: chooser),
            ideas: DayIdeas(place: place, meals: .usual, diary: diary, ideas: [], chooser: ideas),
            others: [],
            exercises: [],
            recommended: []
        )
        return AdvicePage(advice, errors, for: member, today: day, frame: DiaryTemplateTests.frame)
    }

    private let ana = Member(id: 1, screenName: "ana", firstName: "Ana", onboarded: true)

    @Test("plates stand first, each with a picture, its things and one button that logs all of them")
    func page() async throws {
        let html = try DiaryTemplateTests.render(try await self.page(self.ana))
        #expect(html.matches(of: /name="plateId"/).count == PlateChooser.count)
        #expect(html.matches(of: /class="plate-picture"/).count == PlateChooser.count)
        #expect(html.matches(of: /On the plate: [0-9]+ %/).count == PlateChooser.count)
        #expect(html.contains("plate-plants") && html.contains("</svg>Vegetables and fruit</li>"))
        #expect(html.contains("name=\"things.0.count\""))
        #expect(html.contains("<summary>Single foods"))
        #expect(html.contains(" kcal · "))
    }

    @Test("what is wrong with a form is said")
    func complaint() async throws {
        let html = try DiaryTemplateTests.render(
            try await self.page(self.ana, FormErrors("plateId", "This plate isn't there any more."))
        )
        #expect(html.contains("This plate isn&#39;t there any more."))
    }

    @Test("the arcs of a picture go once around, and say what is what")
    func arcs() async throws {
        for plate in try await ShippedPlates.all() {
            let arcs = PlateArc.all(of: ServedPlate(plate, plate.things.map(\.counts.usual)))
            let sum = arcs.compactMap { Double($0.arcLength) }.reduce(0, +)
            #expect(abs(sum - 100) < 0.5, "\(plate.name)")
            #expect(Set(arcs.map(\.arcClass)).count == arcs.count)
            let words = PlateArc.words(of: ServedPlate(plate, plate.things.map(\.counts.usual)))
            #expect(words.split(separator: ", ").count { $0.contains(" % ") } == arcs.count, "\(words)")
        }
    }
}
