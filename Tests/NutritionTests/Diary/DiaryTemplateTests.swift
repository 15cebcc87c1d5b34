import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Support
import Testing

@testable import Nutrition
@testable import Web

/// Every name the templates of diary and foods ask for is there: the views are strict.
struct DiaryTemplateTests {
    private func range() throws -> DiaryRange { DiaryRange(today: try Kitchen.day("2026-11-21")) }

    private func day(_ entries: [DiaryEntry], target: DailyTargets? = nil, burned: Double = 0) throws -> DiaryDay {
        let day = try Kitchen.day("2026-11-21")
        return DiaryDay(
            day: day,
            list: .usual,
            entries: entries,
            target: target,
            burned: burned,
            credited: burned / 2
        )
    }

    private func dayPage(_ day: DiaryDay, units: Units = .metric) throws -> DayPage {
        DayPage(day, range: try self.range(), units: units, frame: Self.frame)
    }

    @Test("an empty day is kind and offers a goal")
    func emptyDay() throws {
        let html = try Self.render(self.dayPage(self.day([])))
        #expect(html.contains("Nothing logged yet"))
        #expect(html.contains("href=\"/goal/plan\""))
        #expect(html.contains("href=\"/foods?day=2026-11-21&amp;meal=Breakfast\""))
        #expect(html.contains("Add to breakfast"))
    }

    @Test("a day shows what is left and how much is known")
    func fullDay() throws {
        let entries = [try Kitchen.entry(), try Kitchen.entry(Kitchen.mystery, 100, .gram)]
        let target = DailyTargets(kilocalories: 1500, split: .usual)
        let html = try Self.render(self.dayPage(self.day(entries, target: target, burned: 200)))
        #expect(html.contains("<span class=\"ring-number\">1,425</span><span class=\"ring-words\">kcal left</span>"))
        #expect(html.contains("+100 of 200"), "goal, burned and eaten add up to what is left")
        #expect(!html.contains("eaten than burned"), "the goal says how good the day was; the balance has its own page")
        #expect(html.contains("known for 1 of 2 foods"))
        #expect(html.contains("1 medium, 182 g"))
        #expect(html.contains("/foods.svg#fruit"), "each food has its sign")
        #expect(!html.contains("href=\"/goal\""))
    }

    @Test("what is shown adds up: rows to their meal, meals to the ring, and the ring to the goal")
    func sums() throws {
        // 94.64 kcal each: 283.92 in all, but three rows of 95.
        let entries = [try Kitchen.entry(), try Kitchen.entry(), try Kitchen.entry(meal: "Lunch")]
        let page = try self.dayPage(self.day(entries, target: DailyTargets(kilocalories: 1500, split: .usual)))
        #expect((page.firstMeals + page.meals).map(\.mealSum).filter { !$0.isEmpty } == ["190", "95"])
        #expect(page.ring.ringEaten == "285" && page.ring.ringNumber == "1,215")
    }

    @Test("going over is information, in the member's unit")
    func over() throws {
        var units = Units.metric
        units.energy = .kJ
        let target = DailyTargets(kilocalories: 10, split: .usual)
        let html = try Self.render(self.dayPage(self.day([Kitchen.entry()], target: target), units: units))
        #expect(html.contains("ring-over"))
        #expect(html.contains("<span class=\"ring-number\">354</span><span class=\"ring-words\">kJ over</span>"))
    }

    @Test("what is left of a macro is what its shown goal and what is eaten leave")
    func macros() throws {
        // 0.25 g of fat, 0.39 g of protein and 20.63 g of carbohydrate.
        let day = try self.day(
            [Kitchen.entry(Kitchen.apple, 149.4, .gram)],
            target: DailyTargets(kilocalories: 1_501, split: .usual)
        )
        for macro in KeyFact.macros.map({ MacroView($0, in: day) }) {
            let goal = macro.macroOfGoal.dropFirst(2).dropLast(2)
            let left = macro.macroLeft.replacing(" g left", with: "")
            let (all, eaten, rest) = (try #require(Double(goal)), Double(macro.macroEaten), Double(left))
            #expect(abs(all - (eaten ?? -1) - (rest ?? -1)) < 1e-9, "\(macro)")
        }
    }

    @Test("pages of one day say the same of it", arguments: Units.Energy.allCases)
    func agreeing(energy: Units.Energy) throws {
        var units = Units.metric
        units.energy = energy
        let entries = [try Kitchen.entry(), try Kitchen.entry(), try Kitchen.entry(meal: "Lunch")]
        let day = try self.day(entries, target: DailyTargets(kilocalories: 1_500.4, split: .usual), burned: 100.9)
        let ring = RingView(day, units: units)
        let sum = NutrientSum(entries.map { _ in Kitchen.apple.nutrients })
        let nutrients = DayNutrientsPage(
            sum,
            ShownDay(day, units: units),
            DayName(day.day, today: day.day),
            frame: Self.frame
        )
        #expect(nutrients.table.energy.first?.factAmount == ring.ringEaten)
        let numbers = [ring.ringGoal, ring.ringEaten, ring.ringNumber].map { Double($0.replacing(",", with: "")) ?? -1 }
        let credited = ShownDay(day, units: units).credited
        #expect(numbers[0] + credited - numbers[1] == numbers[2])
        #expect(EnergyWords.row(ShownDay(day, units: units)).contains("\(Numerals.text(credited)) \(energy.rawValue)"))
    }

    @Test("parts of what was burned add up to it, each off by less than one")
    func shares() {
        let shown = ShownEnergy(units: .metric)
        #expect(shown.shares([100.4, 100.4, 0.4]) == [101, 100, 0])
        #expect(shown.shares([99.6, 0.2]) == [100, 0])
        #expect(shown.shares([]).isEmpty)
        #expect(ShownEnergy.wholeParts([33.5, 33.5, 33]) == [34, 33, 33], "The shares of a goal are 100 %.")
    }

    @Test("protein above its goal is no warning")
    func protein() throws {
        let target = DailyTargets(kilocalories: 10, split: .usual)
        let day = try self.day([Kitchen.entry(Kitchen.apple, 5_000, .gram)], target: target, burned: 200)
        let protein = MacroView(.protein, in: day)
        #expect(protein.macroClass.isEmpty && protein.macroLeft.hasSuffix(" g more"))
        let carbohydrate = MacroView(.carbohydrate, in: day)
        #expect(carbohydrate.macroClass == "goal-over" && carbohydrate.macroLeft.hasSuffix(" g over"))
        #expect(EnergyWords.added(ShownDay(day, units: .metric)) == "+100 of 200")
    }

    @Test("all nutrients say what is unknown")
    func nutrients() throws {
        let sum = NutrientSum([Kitchen.apple.nutrients, Kitchen.mystery.nutrients])
        let name = DayName(try Kitchen.day("2026-11-21"), today: try Kitchen.day("2026-11-21"))
        let shown = ShownDay(try self.day([]), units: .metric)
        let html = try Self.render(DayNutrientsPage(sum, shown, name, frame: Self.frame))
        #expect(html.contains("Today, 2 foods"))
        let parts = html.split(separator: "<details class=\"fold\">")
        #expect(parts.count == 2 && parts[0].contains("Protein") && parts[1].contains("Vitamin C"))
        #expect(html.contains("in 1 of 2 foods"))
        #expect(html.contains("<span class=\"unknown\">unknown</span>"))
        #expect(
            try Self.render(DayNutrientsPage(NutrientSum(), shown, name, frame: Self.frame))
                .contains("Nothing logged")
        )
    }

    @Test("an entry can be edited, and a stale edit shows both", arguments: [false, true])
    func entry(stale: Bool) throws {
        let entry = try Kitchen.entry(meal: "Tea")
        let page = EntryPage(
            entry,
            form: EntryChangeForm(entry),
            errors: FormErrors(),
            stale: stale,
            units: entry.units(of: Kitchen.apple),
            meals: .usual,
            range: try self.range(),
            hasPhoto: stale,
            member: Member(id: 1, screenName: "ana", firstName: "Ana"),
            frame: Self.frame
        )
        let html = try Self.render(page)
        #expect(page.status.code == (stale ? 409 : 200))
        #expect(html.contains("It is now: 1 medium, 182 g, Tea, Today.") == stale)
        #expect(html.contains("<option value=\"Tea\" selected>Tea</option>"))
        #expect(html.contains("action=\"/diary/entries/\(entry.id)/removal\""))
        #expect(html.contains("/diary/entries/\(entry.id)/photo/large") == stale)
    }

    @Test("meals can be named")
    func meals() throws {
        let form = MealListForm(FormInput(["meal1": "Lunch", "meal2": "lunch"]))
        guard let errors = form.complaints else {
            Issue.record("equal names were taken")
            return
        }
        let html = try Self.render(MealListPage(form, errors, frame: Self.frame))
        #expect(html.contains("You have a meal of this name already."))
        #expect(html.contains("name=\"meal8\""))
    }

    static func render(_ page: some PageModel) throws -> String {
        let assets = try Assets(folders: [WebResources.assets])
        let folders = [WebResources.templates, NutritionWing.pages.templates]
        let links = try (.floor + NutritionWing.pages.links).named()
        return try Views(
            folders: folders,
            pages: NutritionWing.pages.models,
            links: links,
            assets: assets,
            strict: true
        )
        .render(page).html
    }

    static let frame = Frame(
        title: "Diary",
        back: "/diary",
        help: "/help",
        assets: "/assets/x",
        theme: "system",
        signedIn: true,
        member: "1",
        unread: "",
        unreadMark: "",
        administers: false,
        tabs: [],
        toast: "",
        undo: ""
    )
}
