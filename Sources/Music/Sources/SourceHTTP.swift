package import OutboundHTTP

/// The way out to the servers of sources: whole answers, and answers that are read as they come.
package struct SourceHTTP: Sendable {
    package typealias Opening = @Sendable (GuardedClient.Question) async throws(OnlineProblem) -> OpenReply

    let ask: OutboundFetch
    let open: Opening

    package init(ask: @escaping OutboundFetch, open: @escaping Opening) {
        self.ask = ask
        self.open = open
    }
}

extension SourceHTTP {
    package init(_ client: GuardedClient) { self.init(ask: client.ask, open: client.open) }
}

/// Gives sources what they need of the house: the ways out, and the operator's registration at Spotify.
package struct SourceAccess: Sendable {
    /// The way to addresses that members gave.
    let http: SourceHTTP
    /// Nil where the operator registered none.
    let spotify: SpotifyAccess?

    package init(http: SourceHTTP, spotify: SpotifyAccess?) {
        self.http = http
        self.spotify = spotify
    }
}

/// The operator's registration at Spotify, and the way there.
package struct SpotifyAccess: Sendable {
    let application: SpotifyApplication
    let ask: OutboundFetch

    package init(_ application: SpotifyApplication, ask: @escaping OutboundFetch) {
        self.application = application
        self.ask = ask
    }
}
