import Foundation
import Hummingbird
import Logging
import NIOCore
import Notices
import Nutrition
import Planning
import Portability
import ServiceLifecycle
import Storage
import UnixSignals

extension AppEnvironment {
    /// Serves until SIGTERM or SIGINT, then stops as `Stopping` says.
    ///
    /// `tell` receives words for the operator, which aren't logged because they may contain a secret.
    package func serve(telling tell: (String) -> Void) async throws {
        let connections = self.connections(openFiles: OpenFiles.allowMany())
        ThreadPolicy.takeTurns()
        do {
            if let invitation = try await self.administratorInvitation() { tell(invitation) }
            try await self.answer(connections)
        } catch {
            try await self.close()
            throw error
        }
        try await self.close()
        self.stopping.isOver()
    }

    private func answer(_ connections: Connections) async throws {
        let limits = self.config.connectionLimits
        let house = try MountedHouse(self)
        let address = BindAddress.hostname(self.config.host, port: self.config.port)
        var application = Application(
            router: house.router(),
            server: .http1(
                configuration: .init(additionalChannelHandlers: [ConnectionHandler(connections, limits)])
            ),
            configuration: ApplicationConfiguration(address: address, serverName: nil, backlog: 1_024),
            logger: self.logger
        )
        application.addServices(
            try house.jobRunner(),
            self.relay,
            LiveWatch(self.liveLook, logger: self.logger),
            ClockWatch(clock: self.clock, logger: self.logger)
        )
        for service in house.services { application.addServices(service) }
        try await house.planJobs()
        try await MemberDataImportJob.endCutOff(in: self.database)
        if self.config.probablyLacksTrustedProxy {
            self.logger.warning("\(Config.proxyWords)", metadata: ["cure": "\(Config.proxyCure)"])
        }
        self.logger.info("Spotter is ready", metadata: ["address": "\(self.config.publicAddress)"])
        // The last one is told to stop first, and the other once that is done.
        let group = ServiceGroup(
            configuration: .init(
                services: [application, self.stopping],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: self.logger
            )
        )
        try await group.run()
    }

    /// Allows as many connections as the settings say, but leaves enough files for the program itself.
    private func connections(openFiles: Int) -> Connections {
        let most = max(Self.fewestConnections, min(self.config.maxConnections, openFiles - Self.filesOfOurOwn))
        if most < self.config.maxConnections {
            self.logger.warning(
                "Fewer connections than set: the system allows too few open files",
                metadata: ["connections": "\(most)", "files": "\(openFiles)"]
            )
        }
        // Behind a proxy, all connections are the proxy's.
        return Connections(
            most: most,
            mostOfOne: self.config.trustedProxy ? .max : max(Self.fewestConnections, most / 4)
        )
    }

    /// The fewest connections with which the server is of use.
    private static let fewestConnections = 16
    /// The files that databases, catalogues, mail and outgoing connections need.
    private static let filesOfOurOwn = 256
}
