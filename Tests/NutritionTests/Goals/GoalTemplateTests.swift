import HTTPTypes
import HealthMath
import Members
import Support
import Testing

@testable import Nutrition
@testable import Web

/// Every name a template of this folder asks for is there: the views are strict.
struct GoalTemplateTests {
    @Test("renders the goal in force", arguments: [-30, 3, 200])
    func show(dayOfGoal: Int) throws {
        let today = try SampleGoals.today
        let goal = Goal(id: "one", terms: try SampleGoals.terms(startDay: today.adding(days: -dayOfGoal)), version: 4)
        let html = try self.render(self.page(goal, known: try SampleGoals.ana()))
        #expect(html.contains("From 70 kg to 66 kg"))
        #expect(html.contains("Lose 0.19 kg a week"))
        #expect(html.contains("Plan your next goal") == (dayOfGoal == 200))
        #expect(html.contains("name=\"version\" value=\"4\""))
    }

    @Test(
        "says of which day the weight is, and calls none now that was weighed before today",
        arguments: [
            ("2026-03-14", "Weight now"), ("2026-03-13", "Weight yesterday"),
            ("2026-02-20", "Weight on Fri 20 February"),
        ]
    )
    func weighed(on day: String, name: String) throws {
        let goal = Goal(id: "one", terms: try SampleGoals.terms(), version: 4)
        let known = try SampleGoals.ana(weighedOn: try SampleGoals.day(day))
        let html = try self.render(self.page(goal, known: known))
        #expect(html.contains("<dt>\(name)</dt><dd>70 kg</dd>"))
    }

    @Test("leads to the questions about the body when nothing is known of it", arguments: [true, false])
    func unknownBody(onboarded: Bool) throws {
        let html = try self.render(self.page(nil, known: nil, onboarded: onboarded))
        #expect(html.contains(onboarded ? "href=\"/me/body\"" : "href=\"/welcome/body\""))
        #expect(!html.contains("/goal/plan"))
    }

    @Test("leads to the plan when there is no goal")
    func empty() throws {
        #expect(try self.render(self.page(nil, known: try SampleGoals.ana())).contains("href=\"/goal/plan\""))
    }

    @Test("renders the form with what it would mean", arguments: [66.0, 50, 40])
    func plan(target: Double) throws {
        let plan = try SampleGoals.plan(to: target)
        let units = Units(weight: .st, height: .ft, energy: .kcal, distance: .mi)
        let preview = GoalPreview(plan, nil, in: units)
        let form = GoalForm(showing: plan, version: nil, in: units)
        let today = try SampleGoals.today
        let page = GoalPlanPage(form, FormErrors(), preview: preview, used: nil, today: today, frame: Self.frame)
        let html = try self.render(page)
        #expect("\(page.status)".hasPrefix(target == 66 ? "200" : "422"))
        #expect(html.contains("What this means") == (target == 66))
        #expect(html.contains("Take this one") == (target != 66))
        #expect(html.contains("data-waits") == (target != 66), "the button waits for a safe goal")
        #expect(html.split(separator: #"id="goal-verdict""#).count == 2)
        #expect(html.contains("value=\"1.2\" required checked"))
        #expect(try self.render(GoalPreviewPage(preview, assets: "/assets/x")).contains("<html") == false)
    }

    @Test(
        "a new goal asks for today's weight where the last is a week old or older",
        arguments: [("2026-03-08", ""), ("2026-03-07", "You last weighed yourself on Sat 7 March.")]
    )
    func oldWeight(on day: String, words: String) throws {
        let today = try SampleGoals.today
        for version in [nil, 4] as [Int64?] {
            let plan = try SampleGoals.plan()
            let page = GoalPlanPage(
                GoalForm(showing: plan, version: version, in: .metric),
                FormErrors(),
                preview: .waiting,
                used: nil,
                weighedOn: try SampleGoals.day(day),
                today: today,
                frame: Self.frame
            )
            let html = try self.render(page)
            #expect(html.contains("You last weighed yourself") == (version == nil && !words.isEmpty))
            #expect(words.isEmpty || version != nil || html.contains(words))
        }
    }

    @Test("renders complaints beside their fields")
    func complaints() throws {
        let form = GoalForm(FormInput(["target": "1000", "fatPercent": "1"]))
        guard let errors = form.complaints else {
            Issue.record("nonsense was taken")
            return
        }
        let today = try SampleGoals.today
        let page = GoalPlanPage(form, errors, preview: .waiting, used: nil, today: today, frame: Self.frame)
        let html = try self.render(page)
        #expect("\(page.status)".hasPrefix("422"))
        #expect(html.contains("Type a weight from 20 kg to 650 kg."))
        #expect(html.contains("Say all three, or none."))
        #expect(html.contains("<details class=\"fold\" open>"))
    }

    private func page(_ goal: Goal?, known: GoalBaseline?, onboarded: Bool = true) throws -> GoalPage {
        let finding = ExpenditureFinding(
            ExpenditureEvidence(today: try SampleGoals.today, eaten: [:], weighings: []).finding(),
            isPlausible: true
        )
        let member = Member(id: 1, screenName: "ana", firstName: "Ana", onboarded: onboarded)
        return GoalPage(
            goal,
            known: known,
            finding: finding,
            of: member,
            today: try SampleGoals.today,
            frame: Self.frame
        )
    }

    private func render(_ page: some PageModel) throws -> String {
        let assets = try Assets(folders: [WebResources.assets])
        let folders = [WebResources.templates, NutritionWing.pages.templates]
        let links = try (.floor + NutritionWing.pages.links).named()
        return try Views(folders: folders, pages: GoalPages.all, links: links, assets: assets, strict: true)
            .render(page).html
    }

    private static let frame = Frame(
        title: "Goal",
        back: "/me",
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
