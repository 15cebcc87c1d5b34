import Accounts
import App
import ArgumentParser
import Audit
import Foundation

/// Links with which somebody may sign up.
extension Admin {
    struct Invitations: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the invitations that are good: id, end, places left, whom for. It shows no link."
        )

        func run() async throws {
            try await Admin.withInvitations { invitations in
                for one in try await invitations.open() {
                    print("\(one.id)\t\(one.expiresAt.formatted(.iso8601))\t\(one.places)\t\(one.note)")
                }
            }
        }
    }

    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a link with which somebody may sign up; it is shown once."
        )

        @Argument(help: "Whom it is for.")
        var note: String

        @Option(help: "For how many people, 1 to 100.")
        var places = 1

        @Option(help: "For how many days: 1, 7 or 30.")
        var days = 7

        func run() async throws {
            try await Admin.withInvitations { invitations in
                do {
                    print(try await invitations.make(for: self.note, places: self.places, days: self.days))
                } catch let refusal as OperatorInvitations.Refusal {
                    throw CommandError(refusal.words)
                }
            }
        }
    }

    struct EndInvitation: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "end-invitation",
            abstract: "End an invitation; who came in by it stays."
        )

        @Argument(help: "Its id, as invitations lists it.")
        var id: String

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator

        func run() async throws {
            try await Admin.withInvitations { invitations in
                guard try await invitations.end(self.id, because: self.reason) else {
                    throw CommandError("No invitation with this id is good. See spotter admin invitations.")
                }
                print("That link lets nobody in any more.")
            }
        }
    }

    private static func withInvitations(_ work: (OperatorInvitations) async throws -> Void) async throws {
        try await Self.with(AppEnvironment.invitations, work)
    }
}
