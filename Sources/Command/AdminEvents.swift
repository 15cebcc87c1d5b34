import Accounts
import App
import ArgumentParser
import Audit
import Community
import Foundation
import Storage

/// Events, and who looks after them.
extension Admin {
    struct Events: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the events to come: id, start, state, who looks after it, name."
        )

        func run() async throws {
            try await Admin.withEvents { events, _ in
                for event in try await events.ahead() {
                    let (start, state) = (event.start.formatted(.iso8601), event.isCancelled ? "cancelled" : "on")
                    let keeper = event.keeper.isEmpty ? "nobody" : event.keeper
                    print("\(event.id)\t\(start)\t\(state)\t\(keeper)\t\(event.name)")
                }
            }
        }
    }

    struct CancelEvent: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "cancel-event",
            abstract: "Cancel an event; everybody who comes or waits is told in a minute."
        )

        @Argument(help: "Its id, as events lists it.")
        var id: String

        @Option(help: "Why, in words for those who wanted to come.")
        var reason: String

        func validate() throws {
            guard (1...OperatorEvents.longestWhy).contains(self.reason.count) else {
                throw ValidationError("Say why in 1 to \(OperatorEvents.longestWhy) characters.")
            }
        }

        func run() async throws {
            try await Admin.withEvents { events, _ in
                guard let name = try await events.cancel(self.id, why: self.reason) else {
                    throw CommandError("No event with this id takes place. See spotter admin events.")
                }
                print("\(name) is cancelled. To take it back: spotter admin restore-event \(self.id)")
            }
        }
    }

    struct RestoreEvent: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore-event",
            abstract: "Let a cancelled event take place after all."
        )

        @OptionGroup var decision: EventDecision

        func run() async throws {
            try await Admin.withEvents { events, _ in
                guard let name = try await events.restore(self.decision.id, because: self.decision.reason) else {
                    throw CommandError("No event with this id is cancelled, or it is over.")
                }
                print("\(name) takes place after all.")
            }
        }
    }

    struct HandOverEvent: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "hand-over-event",
            abstract: "Let somebody else look after an event."
        )

        @OptionGroup var decision: EventDecision

        @Argument(help: "Screen name or email of who is to look after it.")
        var login: String

        func run() async throws {
            try await Admin.withEvents { events, members in
                guard let keeper = try await members.find(login: self.login) else {
                    throw CommandError("Nobody here is called \(self.login).")
                }
                let (id, reason) = (self.decision.id, self.decision.reason)
                guard let name = try await events.handOver(id, to: keeper.id, because: reason) else {
                    throw CommandError(
                        "There is no such event, or \(self.login) may not look after it, or does already."
                    )
                }
                print("\(keeper.screenName) looks after \(name) now, and knows.")
            }
        }
    }

    /// Which event something is decided about, and why.
    struct EventDecision: ParsableArguments {
        @Argument(help: "Its id, as events lists it.")
        var id: String

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator
    }

    private static func withEvents(_ work: (OperatorEvents, MemberStore) async throws -> Void) async throws {
        try await Self.with({ (AppEnvironment.events($0, $1), MemberStore(database: $1)) }) {
            try await work($0.0, $0.1)
        }
    }
}
