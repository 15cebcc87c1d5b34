import Foundation
import HealthMath
package import Hummingbird
import Storage
package import Web

/// Choosing what to do next by what it is likely to burn.
///
/// | route | does |
/// |---|---|
/// | `GET /activities/by-calories` | workouts and exercises that burn about `?kcal=` |
package struct CaloriesController: Sendable {
    let log: ActivityLog
    let views: Views

    package init(_ log: ActivityLog, views: Views) {
        self.log = log
        self.views = views
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("activities/by-calories", use: self.page)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let form = try request.query(CaloriesForm.self)
        var errors = FormErrors()
        let wanted: Double
        switch form.validated() {
        case .valid(let kilocalories): wanted = kilocalories
        case .invalid(let complaints): (wanted, errors) = (CaloriesForm.usual, complaints)
        }
        let waiting = try await WorkoutStore(database: self.log.database, owner: member.id)
            .page(.notStarted, limit: 100)
        let year = self.log.now().addingTimeInterval(-365 * 86_400)
        let chances = BurnChance.all(
            burning: wanted,
            rates: try await self.log.store(of: member).rates(since: year),
            catalogue: try await self.log.exercises(member.id),
            kilograms: try await self.log.body(member.id)?.kilograms
        )
        let usual = member.units.number(kilocalories: CaloriesForm.usual)
        let shown = form.input["kcal"].isEmpty ? CaloriesForm(FormInput(["kcal": usual])) : form
        return try self.views.render(
            CaloriesPage(
                shown,
                errors,
                workouts: Self.nearest(waiting, to: wanted),
                exercises: chances,
                units: member.units,
                frame: self.views.frame(
                    "By what it burns",
                    back: TrainingPath.newActivity,
                    tab: .training,
                    help: "/help#trained",
                    in: context
                )
            )
        )
    }

    /// Waiting workouts within a third of what is wanted, the nearest first.
    private static func nearest(_ workouts: [WorkoutSummary], to wanted: Double) -> [WorkoutSummary] {
        let distances = workouts.compactMap { workout in
            workout.expectedKilocalories.map { (workout, abs($0 - wanted)) }
        }
        return distances.filter { $0.1 <= wanted / 3 }.sorted { $0.1 < $1.1 }.prefix(10).map(\.0)
    }
}
