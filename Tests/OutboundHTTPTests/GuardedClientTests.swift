import Support
import Testing

@testable import OutboundHTTP

struct GuardedClientTests {
    /// What becomes of asking an address, and how long that took.
    private static func refusal(
        _ address: String,
        _ policy: AddressPolicy,
        after shortest: Duration = .milliseconds(400)
    ) async -> (problem: OnlineProblem?, time: Duration) {
        let begun = ContinuousClock.now
        do {
            _ = try await GuardedClient(policy, shortestRefusal: shortest).ask(.init(address))
            return (nil, ContinuousClock.now - begun)
        } catch {
            return (error, ContinuousClock.now - begun)
        }
    }

    @Test(
        "a name that leads inside, one that nobody knows, and an address of this machine take the same time to be refused",
        arguments: [
            ("https://inside.example/", OnlineProblem.forbidden),
            ("https://nobody.example/", .unreachable("unknown host")),
            ("https://127.0.0.1/", .forbidden), ("https://[::1]:8443/", .forbidden),
            ("https://127.0.0.1:22/", .forbidden),
            ("http://inside.example/", .forbidden), ("nonsense", .forbidden),
        ]
    )
    func floor(address: String, problem: OnlineProblem) async {
        let policy = AddressPolicy(allowsPrivate: false) { host in
            [["inside.example": "10.0.0.1"][host] ?? host].compactMap { NumericAddress($0) }
        }
        let refusal = await Self.refusal(address, policy)
        #expect(refusal.problem == problem)
        #expect(refusal.time >= .milliseconds(400))
    }

    @Test("a machine that takes no connection isn't told sooner, either")
    func connection() async {
        let refusal = await Self.refusal("http://127.0.0.1:1024/", AddressPolicy(allowsPrivate: true))
        guard case .unreachable = refusal.problem else {
            Issue.record("\(String(describing: refusal.problem))")
            return
        }
        #expect(refusal.time >= .milliseconds(400))
    }

    @Test("where nobody waits who gave the address, a refusal takes no longer than it takes")
    func noFloor() async {
        let isQuick = await Tries.isDone(within: .milliseconds(400)) {
            let refusal = await Self.refusal("https://127.0.0.1/", AddressPolicy(allowsPrivate: false), after: .zero)
            #expect(refusal.problem == .forbidden)
        }
        #expect(isQuick)
    }
}
