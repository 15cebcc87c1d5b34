import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Proposes workouts and exercises by what they are likely to burn.
///
/// | route | does |
/// |---|---|
/// | `GET /activities/by-calories` | workouts and exercises that burn about `?kcal=` |
struct CaloriesController: Controller {
    let log: ActivityLog
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(ActivityLinks.byCalories, use: self.page)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(CaloriesForm.self)
        return try await form.look(
            again: { try await self.page(form, $0, burning: CaloriesForm.usual, context) }
        ) {
            try await self.page(form, FormErrors(), burning: $0, context)
        }
    }

    private func page(
        _ form: CaloriesForm,
        _ errors: FormErrors,
        burning wanted: Double,
        _ context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
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
                    back: ActivityLinks.new.path,
                    tab: .training,
                    help: TrainingHelp.trained.path,
                    in: context
                )
            )
        )
    }

    /// Returns the workouts not begun within a third of the wanted energy, the nearest first.
    private static func nearest(_ workouts: [WorkoutSummary], to wanted: Double) -> [WorkoutSummary] {
        let distances = workouts.compactMap { workout in
            workout.expectedKilocalories.map { (workout, abs($0 - wanted)) }
        }
        return distances.filter { $0.1 <= wanted / 3 }.sorted { $0.1 < $1.1 }.prefix(10).map(\.0)
    }
}
