import OutboundHTTP

/// Finds out how a member's Subsonic server is entered.
struct SubsonicConnector: Sendable {
    let http: SourceHTTP
    let allowsPrivate: Bool

    /// Returns settings that the server accepts: with a token where it takes one, else with the password itself.
    func connect(_ account: SubsonicForm.Account) async throws(SourceProblem) -> SubsonicSettings {
        var settings = SubsonicSettings(
            address: account.address,
            user: account.user,
            password: account.password,
            takesTokens: true
        )
        do throws(SourceProblem) {
            try await self.enter(settings)
        } catch {
            guard error == .otherProof else { throw error }
            settings.takesTokens = false
            try await self.enter(settings)
        }
        return settings
    }

    private func enter(_ settings: SubsonicSettings) async throws(SourceProblem) {
        let conversation = SubsonicConversation(settings, allowsPrivate: self.allowsPrivate, http: self.http)
        _ = try await conversation.ask("ping")
    }
}
