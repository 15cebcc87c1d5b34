/// Sends a request to another server, after checking that its address may be requested.
package typealias OutboundFetch = @Sendable (GuardedClient.Question) async throws(OnlineProblem) -> GuardedClient.Reply
