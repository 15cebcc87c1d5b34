import Hummingbird
import Jobs
import Notices
import Web
import Wings

extension AppEnvironment {
    /// Returns the services that every wing uses.
    func floor(_ views: Views) -> Floor {
        Floor(
            database: self.database,
            seal: self.seal,
            views: views,
            mail: self.mail,
            live: self.relay.live,
            site: self.site,
            switches: self.switches,
            logger: self.logger,
            now: self.now
        )
    }

    /// Returns only the router, for tests that send it requests.
    func router(strictTemplates: Bool = false) throws -> Router<AppContext> {
        try MountedHouse(self, strictTemplates: strictTemplates).router()
    }

    /// Returns only the job runner, for tests that run jobs.
    func jobRunner() throws -> JobRunner { try MountedHouse(self).jobRunner() }

    /// Adds the jobs that must always be waiting, unless they are.
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
