import App
import ArgumentParser
import Audit
import Foundation
import Nutrition

/// Texts of nutritionists.
extension Admin {
    struct Texts: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what nutritionists published: id, author, state, title."
        )

        func run() async throws {
            try await Admin.withTexts { texts in
                for text in try await texts.all() {
                    print("\(text.id)\t\(text.author)\t\(text.state)\t\(text.title)")
                }
            }
        }
    }

    struct WithdrawText: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "withdraw-text",
            abstract: "Take a text back, so that its author can't publish it again."
        )

        @OptionGroup var decision: TextDecision

        func run() async throws {
            try await Admin.withTexts { texts in
                let (id, reason) = (self.decision.id, self.decision.reason)
                guard let title = try await texts.withdraw(id, because: reason) else {
                    throw CommandError("No text with this id is published. See spotter admin texts.")
                }
                print("“\(title)” is taken back.")
            }
        }
    }

    struct ShowText: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show-text",
            abstract: "Show a text again that was taken back."
        )

        @OptionGroup var decision: TextDecision

        func run() async throws {
            try await Admin.withTexts { texts in
                let (id, reason) = (self.decision.id, self.decision.reason)
                guard let title = try await texts.restore(id, because: reason) else {
                    throw CommandError("Nobody took back a text with this id. See spotter admin texts.")
                }
                print("“\(title)” shows again.")
            }
        }
    }

    /// Which text something is decided about, and why.
    struct TextDecision: ParsableArguments {
        @Argument(help: "Its id, as texts lists it.")
        var id: String

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator
    }

    private static func withTexts(_ work: (OperatorTexts) async throws -> Void) async throws {
        try await Self.with({ OperatorTexts(database: $1) { Date() } }, work)
    }
}
