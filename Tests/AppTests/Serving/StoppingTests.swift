import Logging
import ServiceLifecycle
import Testing

@testable import App

struct StoppingTests {
    @Test("what hangs is ended after the time that was given", .timeLimit(.minutes(1)))
    func ends() async throws {
        let ended = AsyncStream.makeStream(of: Void.self)
        let stopping = Stopping(
            drain: .milliseconds(20),
            patience: .milliseconds(20),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ) { ended.continuation.finish() }
        #expect(!stopping.hasBegun)
        try await self.stop(stopping)
        #expect(stopping.hasBegun)
        for await _ in ended.stream {}
    }

    @Test("what has ended by itself isn't ended")
    func isOver() async throws {
        let stopping = Stopping(
            drain: .zero,
            patience: .milliseconds(50),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        ) { Issue.record("It had ended already.") }
        try await self.stop(stopping)
        stopping.isOver()
        try await Task.sleep(for: .milliseconds(200))
    }

    /// Says when the group runs, and ends with it.
    private struct Sign: Service {
        let started: AsyncStream<Void>.Continuation

        func run() async throws {
            self.started.finish()
            try await gracefulShutdown()
        }
    }

    private func stop(_ stopping: Stopping) async throws {
        let (started, sign) = AsyncStream.makeStream(of: Void.self)
        let group = ServiceGroup(
            configuration: .init(
                services: [Sign(started: sign), stopping],
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
        )
        let running = Task { try await group.run() }
        for await _ in started {}
        await group.triggerGracefulShutdown()
        try await running.value
    }
}
