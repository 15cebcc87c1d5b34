import Hummingbird
import Jobs
import Notices
import Web
import Wings

extension AppEnvironment {
    /// What every wing stands on.
    func floor(_ views: Views) -> Floor {
        Floor(
            database: self.database,
            seal: self.seal,
            views: views,
            mail: self.mail,
            live: self.relay.live,
            site: self.site,
            logger: self.logger,
            now: self.now
        )
    }

    /// The router alone, for tests that ask it directly.
    func router(strictTemplates: Bool = false) throws -> Router<AppContext> {
        try MountedHouse(self, strictTemplates: strictTemplates).router()
    }

    /// The jobs alone, for tests that work on them directly.
    func jobRunner() throws -> JobRunner { try MountedHouse(self).jobRunner() }

    /// Writes the jobs that must wait at any time, unless they do.
    func planJobs() async throws { try await MountedHouse(self).planJobs() }

    private var site: Site {
        Site(
            publicAddress: self.config.publicAddress,
            isHTTPS: self.config.isHTTPS,
            sendsMail: self.config.mailCommand != nil,
            limitsRates: self.config.rateLimits,
            allowsPrivateAddresses: self.config.privateAddresses,
            minimumAge: self.config.minimumAge,
            isOpen: self.config.isOpen,
            contact: self.config.contact,
            mailFrom: self.config.mailFrom,
            isDevelopment: self.config.development
        )
    }
}
