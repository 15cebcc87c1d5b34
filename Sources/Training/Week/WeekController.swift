import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Training's home page, and the page and API of a week.
///
/// | route | does |
/// |---|---|
/// | `GET /training` | this week and where to go next; `?week=` another one |
/// | `GET /training/weeks/{day}` | all that was completed in a week, with totals |
/// | `GET /api/v1/weeks/{day}` | the same for a device |
struct WeekController: Controller {
    let database: any Database
    let views: Views
    let energy: EnergyLog
    /// Finds what a member plans to train on some days.
    let plans: @Sendable (Member, ClosedRange<CalendarDay>) async throws -> [PlanLine]
    /// Whether a member said “not today” of a day.
    let rests: @Sendable (Member, CalendarDay) async throws -> Bool
    /// Says how far a member is with their goal of the month.
    let monthlyGoal: @Sendable (Member) async throws -> MonthlyGoalCard?
    /// Reads for whom videos are searched.
    let viewer: @Sendable (Member.ID) async throws -> Viewer
    let exercises: @Sendable (Member.ID) async throws -> ExerciseCatalogue
    let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.training, use: self.home)
        own.get(TrainingLinks.week, use: self.week)
        routes.api(.training).get(TrainingAPI.week, use: self.answer)
    }

    func home(request: Request, context: MemberContext) async throws -> Page {
        let today = context.signedIn.day(at: self.now())
        let asked = request.uri.queryParameters["week"].map(String.init)
        let week = try await self.week(of: asked ?? today.description, context)
        let running = try await OpenSessions(self.database).running(of: context.signedIn.id, at: self.now())
        let workouts = WorkoutStore(database: self.database, owner: context.signedIn.id)
        let waiting = try await workouts.page(.notStarted, limit: 1).first
        let isThisWeek = week.days.contains(today)
        let activities =
            isThisWeek ? week.activities : try await self.activities(of: context.signedIn, in: today...today)
        let start = try await EasyStart.read(of: context.signedIn.id, on: today, in: self.database)
        let isEased = waiting.map {
            start?.isAfterBreak(madeOn: context.signedIn.day(at: $0.createdAt), today: today) == true
        }
        let todaysPlans = try await self.plans(context.signedIn, today...today)
        let todays = TodaysTraining(
            running: running,
            plans: todaysPlans,
            trained: activities.last { $0.day == today && $0.origin == .session },
            rests: try await self.rests(context.signedIn, today),
            waiting: waiting,
            figures: try await workouts.figures(of: [waiting?.id].compactMap(\.self)).values.first ?? [],
            start: isEased == true ? nil : start
        )
        return try self.views.render(
            TrainingPage(
                week,
                plans: try await self.plans(context.signedIn, week.days),
                missed: todaysPlans.filter(\.asks),
                running: running,
                todays: todays,
                monthlyGoal: try await self.monthlyGoal(context.signedIn),
                videos: try await self.videos(for: context.signedIn.id),
                hasMusic: self.switches.isOn(.music),
                for: try await self.facts(context.signedIn.id),
                today: today,
                units: context.signedIn.units,
                frame: self.views.frame("Train", tab: .training, help: TrainingHelp.trained.path, in: context)
            )
        )
    }

    /// Returns none where videos are switched off.
    private func videos(for member: Member.ID) async throws -> [VideoLink] {
        guard self.switches.isOn(.videos) else { return [] }
        let trained = try await LatestExercises(database: self.database, owner: member).all()
        let exercises = trained.isEmpty ? nil : try await self.exercises(member)
        return VideoLink.few(for: try await self.viewer(member), trained: trained.compactMap { exercises?[$0] })
    }

    func week(request: Request, context: MemberContext) async throws -> Page {
        let week = try await self.week(of: context.parameters.get("day"), context)
        let workouts = WorkoutStore(database: self.database, owner: context.signedIn.id)
        return try self.views.render(
            WeekPage(
                week,
                figures: try await workouts.figures(of: week.activities.compactMap(\.workout)),
                today: context.signedIn.day(at: self.now()),
                units: context.signedIn.units,
                frame: self.views.frame(
                    "Completed",
                    back: TrainingLinks.home(week.days.lowerBound),
                    tab: .training,
                    help: TrainingHelp.trained.path,
                    in: context
                )
            )
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(WeekResponse(try await self.week(of: context.parameters.get("day"), context)))
    }

    private func week(of day: String?, _ context: MemberContext) async throws -> TrainingWeek {
        let member = context.signedIn
        let days = TrainingWeek.days(around: try TrainingRange(today: member.day(at: self.now())).day(day))
        return TrainingWeek(days: days, activities: try await self.activities(of: member, in: days))
    }

    private func activities(of member: Member, in days: ClosedRange<CalendarDay>) async throws -> [Activity] {
        try await ActivityStore(database: self.database, owner: member.id, energy: self.energy).activities(in: days)
    }
}
