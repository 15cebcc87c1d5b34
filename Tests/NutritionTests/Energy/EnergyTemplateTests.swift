import HealthMath
import Members
import Support
import Testing

@testable import Nutrition
@testable import Web

/// Every name a template of this folder asks for is there: the views are strict.
struct EnergyTemplateTests {
    private static func burned(_ kilocalories: Double = 200) throws -> Burned {
        let exertion = Burned.Exertion(way: .table, name: "", activity: .walking, minutes: 30)
        return Burned(
            id: "one",
            day: try SampleGoals.today,
            exertion: exertion,
            kilocalories: kilocalories,
            credited: kilocalories / 2,
            version: 1
        )
    }

    private func page(
        _ items: [Burned],
        eaten: Double,
        resting: Double? = 1400,
        activity: ActivityFactor? = .light,
        input: FormInput? = nil
    ) throws -> String {
        let today = try SampleGoals.today
        let day = EnergyDay(
            day: today,
            items: items,
            eatenParts: [eaten],
            credit: .half,
            resting: resting,
            activity: activity
        )
        var errors = FormErrors()
        let form = BurnedForm(input ?? FormInput())
        if input != nil { _ = form.validate(into: &errors) }
        return try DiaryTemplateTests.render(
            EnergyPage(day, form: form, errors: errors, today: today, units: .metric, frame: DiaryTemplateTests.frame)
        )
    }

    @Test("names the way each was known and the balance with rest")
    func day() throws {
        let html = try self.page([try Self.burned()], eaten: 1800)
        #expect(html.contains("30 min · by the activity table"))
        // 1,400 at rest, 325 of the goal's level beyond the 200 that are listed, and these.
        #expect(html.contains("<dt>Burned in everyday life</dt><dd>325 kcal</dd>"))
        #expect(html.contains("125 kcal less eaten than burned in all: 94 % of what you burned."))
        #expect(!html.contains("1,600 kcal"), "what leaves rest out is no balance")
        #expect(html.contains("100 kcal of it is added to what you may eat."))
        #expect(html.contains("counts exercise already"))
    }

    @Test("training whose energy nobody knows says so, as its summary does, and no zero by METs")
    func unweighed() throws {
        var trained = try Self.burned(0)
        (trained.isTrained, trained.exertion.way) = (true, .equivalents)
        let html = try self.page([trained], eaten: 1800, resting: nil)
        #expect(html.contains("30 min · energy not known"))
        #expect(!html.contains("by METs") && html.contains("–<span class=\"row-unit\">"))
    }

    @Test("burned may be more than eaten")
    func more() throws {
        let html = try self.page([try Self.burned(3000)], eaten: 1500)
        // Everyday life is no less than that of somebody who sits most of the day: 280 kcal.
        #expect(html.contains("3,180 kcal less eaten than burned"))
    }

    @Test("eating what a losing goal allows is less than is burned", arguments: ActivityFactor.allCases)
    func goodDay(activity: ActivityFactor) throws {
        let allowed = 1400 * activity.rawValue - 200 + 100
        let html = try self.page([try Self.burned()], eaten: allowed, activity: activity)
        #expect(html.contains("less eaten than burned"))
    }

    @Test("the lines of what was burned add up to their sum")
    func lines() throws {
        let html = try self.page([try Self.burned(100.4), try Self.burned(100.4)], eaten: 0)
        #expect(html.contains("<b>201</b> kcal"))
        #expect(html.contains(">101<") && html.contains(">100<"))
    }

    @Test("the balance is what the shown numbers add up to, and speaks of no share while nothing was eaten")
    func sums() throws {
        let html = try self.page([try Self.burned(15.6)], eaten: 0, resting: 1817.6)
        #expect(
            html.contains("2,500 kcal burned in all, nothing eaten yet.") && !html.contains("0 % of it")
        )
        #expect(try self.page([try Self.burned(15.6)], eaten: 1000, resting: 1817.6).contains("1,500 kcal less eaten"))
    }

    @Test("says what is missing while the body isn't known, and nothing when nothing was burned")
    func unknown() throws {
        let html = try self.page([], eaten: 1500, resting: nil)
        #expect(html.contains("Tell us your height and weight"))
        #expect(!html.contains("eaten than burned"))
        #expect(!html.contains("Burned at rest"))
    }

    @Test("shows again what was typed with its complaint")
    func complaint() throws {
        let html = try self.page([], eaten: 0, input: FormInput(["kcal": "lots"]))
        #expect(html.contains("value=\"lots\""))
        #expect(html.contains("Type a number from 0 to 20,000."))
    }

    @Test("an item can be edited as it was said")
    func item() throws {
        let burned = try Self.burned()
        let form = BurnedForm(burned, in: .metric)
        let html = try DiaryTemplateTests.render(
            BurnedPage(burned, form: form, errors: FormErrors(), units: .metric, frame: DiaryTemplateTests.frame)
        )
        #expect(html.contains("<option value=\"walking\" selected>"))
        #expect(html.contains("name=\"version\" value=\"1\""))
        #expect(try form.values().kilocalories == nil)
    }
}
