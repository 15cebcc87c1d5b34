import Accounts
import Audit
import Community
import Foundation
import Hummingbird
import Notices
import Nutrition
import Planning
import Portability
import Storage
import Training
import Web

/// The composition root: every middleware and every controller, each named once, in the order a request meets them.
extension AppEnvironment {
    func router(metrics: RequestMetrics, strictTemplates: Bool = false) throws -> Router<AppContext> {
        let views = try Views(
            folders: [
                WebResources.templates, AppResources.templates, AccountPages.templates, NoticePages.templates,
                PortabilityPages.templates, AuditPages.templates, NutritionPages.templates, TrainingPages.templates,
                PlanningPages.templates, CommunityPages.templates,
            ],
            pages: SitePages.all + AccountPages.all + PortabilityPages.all + NoticePages.all + AuditPages.all
                + NutritionPages.all + TrainingPages.all + PlanningPages.all + CommunityPages.all,
            links: LinkTables.all.named(),
            assets: Assets(folder: WebResources.assets),
            strict: strictTemplates
        )
        let router = Router(context: AppContext.self, options: [.autoGenerateHeadEndpoints])
        router.add(middleware: RequestLogMiddleware(metrics: metrics))
        router.add(
            middleware: SecurityHeadersMiddleware(
                https: self.config.isHTTPS,
                images: [self.config.tiles?.origin].compactMap(\.self)
            )
        )
        if self.config.isHTTPS { router.add(middleware: HostCookieMiddleware()) }
        let failures = FailureMiddleware(views: views)
        router.add(middleware: failures)
        router.add(middleware: SameOriginMiddleware())
        if self.config.rateLimits {
            router.add(middleware: Limits.middleware(trustsProxy: self.config.trustedProxy, now: self.now))
        }
        // What stands above asks nothing of a path but whether a limit of its own is written for it, and counts all.
        router.add(middleware: NormalPathMiddleware())
        router.add(
            middleware: SessionMiddleware(
                database: self.database,
                https: self.config.isHTTPS,
                confirms: self.config.mailCommand != nil,
                unreadChats: { UnreadChats.count(of: "m.id", at: $0) },
                now: self.now
            )
        )
        // Once more, now knowing who is asking: a member's failure page keeps their places.
        router.add(middleware: failures)
        router.add(middleware: SameMemberMiddleware())
        router.add(middleware: ToastMiddleware())
        router.add(middleware: SuspensionMiddleware())

        try self.addSite(to: router, views, metrics)
        let pages = router.group(context: MemberContext.self)
        let admin = router.group("admin", context: AdminContext.self)
        let api = router.group("api/v1")
        // Where no area is said, no access token may go.
        let ownAPI = Self.own(api)
        self.addAccounts(views, open: router, own: pages, api: api, ownAPI: ownAPI)
        self.addPrivacy(views, own: pages, ownAPI: ownAPI)
        self.addPortability(views, own: pages, ownAPI: Self.own(api, .data))
        let lookup = FoodLookup(self.catalogue, online: self.online, database: self.database)
        self.addNutrition(lookup, views, own: pages, api: api, ownAPI: ownAPI)
        try self.addAdvice(views, own: pages, api: api)
        self.addTraining(views, own: pages, api: api)
        self.addPlanning(views, own: pages, api: api)
        self.addCommunity(views, own: pages, api: api)
        self.addReview(lookup, views, admin: admin)
        self.addNotices(views, open: router, own: pages, api: ownAPI)
        return router
    }

    private func addSite(to router: Router<AppContext>, _ views: Views, _ metrics: RequestMetrics) throws {
        SiteController(
            views: views,
            isReady: self.isReady,
            metrics: metrics,
            metricsToken: self.config.metricsToken,
            openAPI: try AppResources.openAPI()
        ).addRoutes(to: router)
    }

    private func addAccounts(
        _ views: Views,
        open: Router<AppContext>,
        own: RouterGroup<MemberContext>,
        api: RouterGroup<AppContext>,
        ownAPI: RouterGroup<MemberContext>
    ) {
        let (database, now, https) = (self.database, self.now, self.config.isHTTPS)
        let letters = AddressLetters(mail: self.mail, publicAddress: self.config.publicAddress)
        let signUp = SignUpController(
            views: views,
            signUp: SignUp(
                database: database,
                hasher: self.hasher,
                letters: letters,
                firstAdministers: !self.config.isOpen,
                now: now
            ),
            minimumAge: self.config.minimumAge,
            https: https,
            now: now
        )
        signUp.addRoutes(to: open)
        signUp.addRoutes(open: api)
        let logIn = LogInController(
            database: database,
            views: views,
            hasher: self.hasher,
            mail: self.mail,
            https: https,
            now: now
        )
        logIn.addRoutes(to: open)
        logIn.addRoutes(open: api, own: ownAPI)
        RecoveryController(
            database: database,
            views: views,
            hasher: self.hasher,
            mail: self.mail,
            https: https,
            now: now
        ).addRoutes(to: open)
        ConfirmationController(database: database, views: views, letters: letters, now: now)
            .addRoutes(to: open, own: own)
        AdministratorLinkController(database: database, views: views, now: now).addRoutes(to: open, own: own)
        SessionController(database: database, views: views, now: now).addRoutes(to: own)
        WelcomeController(
            database: database,
            seal: self.seal,
            views: views,
            last: self.freeTimeStep(of:),
            now: now
        ).addRoutes(to: own)
        OnboardingAnswersController(database: database, seal: self.seal, views: views, now: now).addRoutes(to: own)
        ProfileController(database: database, views: views, now: now).addRoutes(to: own)
        WeightController(database: database, views: views, now: now).addRoutes(to: own)
        WeightAPIController(database: database, now: now).addRoutes(to: Self.own(api, .weight))
        SettingsController(
            database: database,
            views: views,
            letters: letters,
            proof: self.proof,
            minimumAge: self.config.minimumAge,
            now: now
        ).addRoutes(to: own)
        PasswordController(
            database: database,
            views: views,
            passwords: PasswordChange(database: database, hasher: self.hasher, mail: self.mail, now: now)
        ).addRoutes(to: own)
        MeController(database: database, letters: letters, minimumAge: self.config.minimumAge, now: now)
            .addRoutes(to: Self.own(api, .me))
        HealthController(database: database, seal: self.seal, now: now).addRoutes(to: ownAPI)
    }

    /// The API's routes for members: sessions may ask them all, personal access tokens those of an area.
    static func own(_ api: RouterGroup<AppContext>, _ area: Scope.Area? = nil) -> RouterGroup<MemberContext> {
        api.group(context: MemberContext.self).add(middleware: ScopeMiddleware(area))
    }

    private var proof: PasswordProof { PasswordProof(database: self.database, hasher: self.hasher) }

    /// What makes a member's data theirs: tokens, and leaving.
    private func addPrivacy(_ views: Views, own: RouterGroup<MemberContext>, ownAPI: RouterGroup<MemberContext>) {
        let (database, now) = (self.database, self.now)
        let tokens = TokenController(database: database, views: views, proof: self.proof, now: now)
        tokens.addRoutes(to: own)
        tokens.addRoutes(toAPI: ownAPI)
        DeletionController(
            database: database,
            views: views,
            leaving: Leaving(database: database, mail: self.mail, observer: Departure.observer, now: now),
            proof: self.proof,
            https: self.config.isHTTPS
        ).addRoutes(to: own)
    }

    /// A member's data on its way out and in.
    private func addPortability(_ views: Views, own: RouterGroup<MemberContext>, ownAPI: RouterGroup<MemberContext>) {
        let (database, seal, now, proof) = (self.database, self.seal, self.now, self.proof)
        let page = DataPages(database: database, views: views)
        let export = ExportController(
            export: MemberExport(database: database, seal: seal, rules: .all + self.conversations),
            page: page,
            proof: { try await proof.demand($0, of: $1) },
            now: now
        )
        export.addRoutes(to: own)
        export.addRoutes(toAPI: ownAPI)
        let diaries = ForeignDiaryTables(database: database, weighing: AccountPortability.weighing, now: now)
        let imports = MemberDataImportController(
            database: database,
            reader: MemberDataReader(
                database: database,
                seal: seal,
                rules: .all,
                foreign: { try await diaries.tables(for: $0) },
                now: now
            ),
            page: page,
            other: self.files(views).answer,
            now: now
        )
        imports.addRoutes(to: own)
        imports.addRoutes(toAPI: ownAPI)
    }

    private func addNutrition(
        _ lookup: FoodLookup,
        _ views: Views,
        own: RouterGroup<MemberContext>,
        api: RouterGroup<AppContext>,
        ownAPI: RouterGroup<MemberContext>
    ) {
        let (database, now) = (self.database, self.now)
        self.addFoods(lookup, views, own: own, api: Self.own(api, .foods), diary: Self.own(api, .diary))
        let diary = DiaryController(
            database: database,
            lookup: lookup,
            views: views,
            plans: { try await self.planLines(of: $0, on: $1...$1) },
            now: now
        )
        diary.addRoutes(to: own)
        diary.addRoutes(toAPI: Self.own(api, .diary))
        let entries = EntryController(database: database, lookup: lookup, views: views, now: now)
        entries.addRoutes(to: own)
        entries.addRoutes(toAPI: Self.own(api, .diary))
        let copies = CopyController(database: database, views: views, now: now)
        copies.addRoutes(to: own)
        copies.addRoutes(toAPI: Self.own(api, .diary))
        UsualController(database: database, views: views, now: now).addRoutes(to: own)
        MealListController(database: database, views: views).addRoutes(to: own)
        let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline? = { member in
            guard let known = try await BodyStore(database: database, owner: member).facts() else { return nil }
            return GoalBaseline(body: known.body, activity: known.activity, desiredKilograms: known.desiredKilograms)
        }
        let weighings: Weighings = { member, days in
            try await BodyStore(database: database, owner: member).weighings(in: days)
        }
        let nutrition = NutritionTimelineController(database: database, views: views, now: now)
        nutrition.addRoutes(to: own)
        nutrition.addRoutes(toAPI: Self.own(api, .timelines))
        let weights = WeightTimelineController(
            database: database,
            views: views,
            weighings: weighings,
            goalBaseline: goalBaseline,
            now: now
        )
        weights.addRoutes(to: own)
        weights.addRoutes(toAPI: Self.own(api, .timelines))
        let energy = EnergyController(database: database, views: views, goalBaseline: goalBaseline, now: now)
        energy.addRoutes(to: own)
        energy.addRoutes(toAPI: Self.own(api, .diary))
        let readings = MeasurementController(database: database, views: views, now: now)
        readings.addRoutes(to: own)
        readings.addRoutes(toAPI: Self.own(api, .steps))
        GoalController(database: database, views: views, goalBaseline: goalBaseline, weighings: weighings, now: now)
            .addRoutes(to: own)
        GoalAPIController(database: database, goalBaseline: goalBaseline, weighings: weighings, now: now)
            .addRoutes(to: Self.own(api, .goal))
    }
}
