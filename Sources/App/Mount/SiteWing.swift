import Accounts
import Foundation
import HealthMath
import Members
import Motivation
import NIOCore
import Portability
import Storage
import Web
import Wings

/// The health checks, assets and help, which belong to no other wing.
///
/// It also has the migrations that need the tables of several wings.
struct SiteWing: Wing {
    static let migrations = Departure.migrations + RetiredJobs.migrations
    static let pages = PageBundle(
        templates: AppResources.templates,
        models: [HelpPage.self, HelpTopicPage.self, ManifestFile.self, ServiceWorkerFile.self],
        links: [SiteLinks.self]
    )

    static let portability = PortabilityRules(
        // No photo of members under 18 is kept, whatever their file says.
        afterwards: [
            { owner, now, db in
                let today = CalendarDay(now, in: .gmt)
                let isOfAge = try BodyStore.body(of: owner, in: db)?.isOfAge(on: today) ?? false
                if !isOfAge { try ProgressPhotoPurge.deleteAll(of: owner, in: db) }
            }
        ]
    )

    /// It is the last wing, so its scopes are listed last.
    static let scopes: [Scope.Area] = [.data, .health]

    let controllers: [any Controller]

    /// Throws when the description of the API can't be read.
    init(_ floor: Floor, _ environment: AppEnvironment) throws {
        self.controllers = [
            SiteController(
                views: floor.views,
                isReady: environment.isReady,
                metrics: environment.metrics,
                metricsToken: environment.config.metricsToken,
                openAPI: try AppResources.openAPI(),
                switches: floor.switches
            )
        ]
    }
}
