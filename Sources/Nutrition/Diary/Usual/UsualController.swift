import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Offers meals that are had often, one tap away.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/{day}/usual` | proposals for the day's empty meals, which the day's page loads later |
struct UsualController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.get(DiaryLinks.usual, use: self.page)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let range = context.diaryRange(self.now())
        let day = try range.day(context.parameters.get("day"))
        let owner = context.signedIn.id
        let meals = try await MealListStore(database: self.database, owner: owner).meals()
        let likely = DiaryPlace(FormInput(), meals: meals, member: context.signedIn, now: self.now()).meal
        let usual = try await UsualStore(database: self.database, owner: owner)
            .proposals(on: day, meals: meals, likely: likely)
        let views = usual.map { UsualView($0, on: day, today: range.today, units: context.signedIn.units) }
        let frame = self.views.frame(
            "As usual",
            back: DiaryLinks.day(day),
            tab: .today,
            help: Places.help("diary"),
            in: context
        )
        if ResponseFormat(request, in: context) == .fragment {
            return try self.views.render(UsualRowsPage(views, on: day, frame: frame))
        }
        return try self.views.render(UsualPage(views, on: day, frame: frame))
    }
}
