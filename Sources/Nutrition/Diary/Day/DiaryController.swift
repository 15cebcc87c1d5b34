import Deeds
import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a diary's days.
///
/// | route | does |
/// |---|---|
/// | `GET /diary` | today, or leads to `?day=` |
/// | `GET /diary/{day}` | the day: goal, eaten, left, meals |
/// | `GET /diary/{day}/nutrients` | everything the day contained |
/// | `GET /api/v1/diary/{day}` | the day for a device |
struct DiaryController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let views: Views
    /// Finds what a member plans to train on a day.
    let plans: @Sendable (Member, CalendarDay) async throws -> [PlanLine]
    /// Finds a member's workouts under way.
    let running: @Sendable (Member.ID) async throws -> [RunningWorkout]
    /// Finds whether to offer a member on a day to finish their set-up.
    let setUp: @Sendable (Member, CalendarDay) async throws -> SetUpOffer?
    /// Finds a line for each mission that a member has under way.
    let missions: @Sendable (Member) async throws -> [PlanLine]
    /// Says in a few words how a member keeps going; empty for nothing.
    let keepGoing: @Sendable (Member, CalendarDay) async throws -> String
    /// Reads a member's weights.
    let weighings: Weighings
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.today, use: self.start)
        own.get(Places.day, use: self.page)
        own.get(DiaryLinks.nutrients, use: self.nutrients)
        routes.api(.diary).get(Places.day, use: self.answer)
    }

    /// Answers today itself instead of redirecting, so that a phone without a network still has it at this address.
    func start(request: Request, context: MemberContext) async throws -> Response {
        let asked = try request.query(DayChoiceForm.self).input["day"]
        let range = context.diaryRange(self.now())
        if !asked.isEmpty { return .onward(to: DiaryLinks.day(try range.day(asked))) }
        return try await self.page(on: range.today, in: context).response()
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(on: self.day(of: context), in: context)
    }

    func nutrients(request: Request, context: MemberContext) async throws -> Page {
        let day = try self.day(of: context)
        let diary = self.diary(of: context)
        let sum = NutrientSum(try await diary.nutrients(on: day))
        let shown = ShownDay(try await diary.day(day), units: context.signedIn.units)
        let name = DayName(day, today: context.signedIn.day(at: self.now()))
        let frame = self.views.frame(
            "All nutrients",
            back: DiaryLinks.day(day),
            tab: .today,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(DayNutrientsPage(sum, shown, name, frame: frame))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(DayResponse(try await self.diary(of: context).day(self.day(of: context))))
    }

    private func page(on day: CalendarDay, in context: MemberContext) async throws -> Page {
        let range = context.diaryRange(self.now())
        async let plans = self.plans(context.signedIn, day)
        let running = day == range.today ? try await self.running(context.signedIn.id) : []
        let missions = day == range.today ? try await self.missions(context.signedIn) : []
        let isSetUp = context.signedIn.onboarded || day != range.today
        let setUp = isSetUp ? nil : try await self.setUp(context.signedIn, day)
        let isToday = day == range.today
        let keepGoing = isToday ? try await self.keepGoing(context.signedIn, day) : ""
        let diary = try await self.diary(of: context).day(day)
        let usual = UsualStore(database: self.database, owner: context.signedIn.id)
        let empty = diary.meals.filter(\.entries.isEmpty).map(\.name)
        let hasUsual = try await usual.hasAny(for: empty, before: day)
        let comingBack = isToday ? try await self.comingBack(on: day, hasGoal: diary.target != nil, context) : nil
        let gentle =
            context.signedIn.noPressure
            ? try await GentleDay(diary) { try await self.lookup.itemAtHand($0, for: context.signedIn.id)?.food.group }
            : nil
        return try self.views.render(
            DayPage(
                diary,
                gentle: gentle,
                plans: try await plans,
                running: running,
                missions: missions,
                setUp: setUp,
                comingBack: comingBack,
                keepGoing: keepGoing,
                hasUsual: hasUsual,
                range: range,
                units: context.signedIn.units,
                frame: self.views.frame(
                    DayName(day, today: range.today).name,
                    tab: .today,
                    help: Places.help("diary"),
                    in: context
                )
            )
        )
    }

    private func comingBack(
        on today: CalendarDay,
        hasGoal: Bool,
        _ context: MemberContext
    ) async throws -> ComingBack? {
        let member = context.signedIn
        let deeds = DeedStore(database: self.database, owner: member.id)
        let last = try await deeds.latestDay(before: today)
        guard let last, today.days(since: last) >= ComingBack.away else { return nil }
        let lately = today.adding(days: 1 - ComingBack.away)...today
        return ComingBack(
            last: last,
            today: today,
            wasWeighed: try await !self.weighings(member.id, lately).isEmpty,
            hasGoal: hasGoal,
            hasTrained: try await deeds.has(.minutesTrained),
            noPressure: member.noPressure
        )
    }

    private func day(of context: MemberContext) throws -> CalendarDay {
        try context.diaryDay(self.now())
    }

    private func diary(of context: MemberContext) -> DiaryStore {
        DiaryStore(database: self.database, owner: context.signedIn.id)
    }
}
