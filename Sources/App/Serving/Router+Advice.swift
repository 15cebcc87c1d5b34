import Accounts
import HealthMath
import Hummingbird
import Nutrition
import Web

/// Advice, and what it must know of a member that only Accounts can tell.
extension AppEnvironment {
    func addAdvice(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<AppContext>) throws {
        let (database, now) = (self.database, self.now)
        // Tokens may read what is advised; what a member chooses about it needs them.
        let (readable, ownAPI) = (Self.own(api, .advice), Self.own(api))
        let advice = AdviceController(
            database: database,
            catalogue: self.catalogue,
            table: try IdeaTable(self.catalogue),
            views: views,
            eater: self.eater,
            now: now
        )
        advice.addRoutes(to: own)
        advice.addRoutes(toAPI: readable)
        let exclusions = ExclusionController(database: database, catalogue: self.catalogue, views: views, now: now)
        exclusions.addRoutes(to: own)
        exclusions.addRoutes(toAPI: readable)
        let recommendations = RecommendationController(
            database: database,
            catalogue: self.catalogue,
            views: views,
            eater: self.eater,
            now: now
        )
        recommendations.addRoutes(to: own)
        recommendations.addRoutes(toAPI: readable)
        AuthorController(database: database, catalogue: self.catalogue, views: views, now: now)
            .addRoutes(to: own.group(context: NutritionistContext.self))
        let sharing = SharingController(database: database, views: views, now: now)
        sharing.addRoutes(to: own)
        sharing.addRoutes(toAPI: ownAPI)
        let reminders = ReminderController(database: database, views: views, now: now)
        reminders.addRoutes(to: own)
        reminders.addRoutes(toAPI: ownAPI)
    }

    @Sendable
    private func eater(_ member: Member.ID) async throws -> Eater {
        guard let body = try await BodyStore(database: self.database, owner: member).body() else {
            throw SignInRequired()
        }
        let health = try await HealthStore(database: self.database, seal: self.seal, owner: member).facts()
        return Eater(
            sex: body.sex,
            birthday: body.birthday,
            bodyMassIndex: body.known?.body.bodyMassIndex,
            needs: Set(health.diet.map(\.need)),
            buildsMuscle: body.aim == .buildMuscle || body.aim == .getStronger
        )
    }
}

extension Diet {
    /// Every diet a member can choose is one that advice minds: a new one doesn't compile until it is.
    fileprivate var need: DietaryNeed {
        switch self {
        case .vegetarian: .vegetarian
        case .vegan: .vegan
        case .pescatarian: .pescatarian
        case .halal: .halal
        case .kosher: .kosher
        case .noNuts: .noNuts
        case .lactoseFree: .lactoseFree
        case .glutenFree: .glutenFree
        case .noEggs: .noEggs
        case .noShellfish: .noShellfish
        case .noSoy: .noSoy
        case .lowSalt: .lowSalt
        }
    }
}
