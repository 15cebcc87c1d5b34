import Accounts
import Community
import Foundation
import Hummingbird
import Jobs
import Notices
import ServiceLifecycle
import Storage
import Training
import Web
import Wings

/// The built wings, as one router and one job runner.
struct MountedHouse: Sendable {
    private let environment: AppEnvironment
    private let views: Views
    private let wings: [any Wing]

    /// Throws when a template, link or kind is missing or declared twice.
    init(_ environment: AppEnvironment, strictTemplates: Bool = false) throws {
        try environment.wings.demandDistinctKinds()
        let views = try environment.wings.views(strict: strictTemplates).knowing(environment.switches)
        let floor = environment.floor(views)
        self.environment = environment
        self.views = views
        self.wings = try environment.wings.map { try $0.build(environment, floor) }
    }

    /// Returns the router with every middleware, in the order in which a request meets them, and every wing's routes.
    func router(_ table: RouteTable = RouteTable()) -> Router<AppContext> {
        let router = Router(context: AppContext.self, options: [.autoGenerateHeadEndpoints])
        self.addMiddleware(to: router, table)
        let routes = Routes(router, table)
        for wing in self.wings {
            let routes = type(of: wing).showsOthersWords ? routes.showingOthersWords : routes
            for controller in wing.controllers { controller.addRoutes(to: routes) }
        }
        return router
    }

    private func addMiddleware(to router: Router<AppContext>, _ table: RouteTable) {
        let (config, now) = (self.environment.config, self.environment.now)
        router.add(middleware: RouteRulesMiddleware(table))
        router.add(middleware: CompressionMiddleware())
        router.add(middleware: RequestLogMiddleware(metrics: self.environment.metrics))
        router.add(
            middleware: SecurityHeadersMiddleware(
                https: config.isHTTPS,
                images: [config.tiles?.origin].compactMap(\.self)
            )
        )
        if config.isHTTPS { router.add(middleware: HostCookieMiddleware()) }
        let failures = FailureMiddleware(views: self.views)
        router.add(middleware: failures)
        router.add(middleware: HostMiddleware(answeringTo: config.answeringTo))
        router.add(middleware: SameOriginMiddleware())
        if config.rateLimits {
            // This limit is generous; routes that invite guessing or flooding declare their own.
            router.add(
                middleware: RateLimitMiddleware(
                    limiter: RateLimiter(),
                    everything: .init("everything", burst: 300, perMinute: 1_200),
                    trustsProxy: config.trustedProxy,
                    client: { ClientAddress.key($0) },
                    now: now
                )
            )
        }
        // The middleware above counts every request of a path without a route too, however it is spelt.
        router.add(middleware: NormalPathMiddleware())
        router.add(middleware: self.environment.sessions)
        // A second time, after the session is known, so that a member's failure page has their navigation.
        router.add(middleware: failures)
        if config.rateLimits { router.add(middleware: MemberRateLimitMiddleware(limiter: RateLimiter(), now: now)) }
        router.add(middleware: ScopeMiddleware())
        router.add(middleware: HousePartMiddleware(self.environment.switches))
        router.add(middleware: SameMemberMiddleware())
        router.add(middleware: OwnDocumentMiddleware())
        router.add(middleware: ToastMiddleware())
        router.add(middleware: SuspensionMiddleware())
        router.add(middleware: OpenedNoticeMiddleware(database: self.environment.database, now: now))
        let (database, seal) = (self.environment.database, self.environment.seal)
        router.add(middleware: IdempotencyKeyMiddleware(database: database, seal: seal, now: now))
    }

    /// Returns the runner of all jobs; throws `DoubleJobKind`.
    func jobRunner() throws -> JobRunner {
        var handlers: [String: JobRunner.Handler] = [:]
        for job in self.jobs {
            guard handlers.updateValue(job.run, forKey: job.name) == nil else { throw DoubleJobKind(name: job.name) }
        }
        return JobRunner(
            jobs: JobStore(database: self.environment.database),
            handlers: handlers,
            repeating: Set(self.jobs.filter(\.isRepeating).map(\.name)),
            logger: self.environment.logger,
            now: self.environment.now
        )
    }

    /// Adds the jobs that must always be waiting, unless they are.
    func planJobs() async throws {
        for job in self.jobs { try await job.plan?() }
    }

    /// The services that run as long as the program serves.
    var services: [any Service] { self.wings.flatMap(\.services) }

    var jobs: [JobKind] {
        let daily = DailyWork(database: self.environment.database, now: self.environment.now)
        return self.wings.flatMap(\.jobs) + self.wings.flatMap(\.dailyTasks).map(daily.job(of:))
    }

    struct DoubleJobKind: Error { let name: String }
}
