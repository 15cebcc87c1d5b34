import Logging
import Music
import OutboundHTTP

/// The ways to members' own sources of songs.
extension AppEnvironment {
    var sourceAccess: SourceAccess {
        let (client, logger) = (GuardedClient(self.config.addressPolicy), self.logger)
        // Why a server couldn't be asked is logged, without its address, which holds the way in.
        let http = SourceHTTP(
            ask: { question throws(OnlineProblem) in
                do throws(OnlineProblem) {
                    return try await client.ask(question)
                } catch {
                    logger.notice("A music server couldn't be asked", metadata: ["problem": "\(error)"])
                    throw error
                }
            },
            open: { question throws(OnlineProblem) in
                do throws(OnlineProblem) {
                    return try await client.open(question)
                } catch {
                    logger.notice("A music server couldn't be asked", metadata: ["problem": "\(error)"])
                    throw error
                }
            }
        )
        let spotify = self.config.spotify.map { SpotifyAccess($0, ask: self.config.spotifyClient.ask) }
        return SourceAccess(http: http, spotify: spotify)
    }
}
