import Administration
import App
import ArgumentParser
import Audit
import Foundation

/// Which parts of the house are on.
extension Admin {
    struct Parts: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the parts of the house that can be switched off: name, on or off, title."
        )

        func run() async throws {
            try await Admin.withSwitches { switches in
                for (name, title, isOn) in try await switches.all() {
                    print("\(name)\t\(isOn ? "on" : "off")\t\(title)")
                }
            }
        }
    }

    struct SwitchOff: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "switch-off",
            abstract: "Take a part of the house away from pages and devices."
        )

        @OptionGroup var decision: PartDecision

        func run() async throws { try await Admin.set(self.decision, on: false) }
    }

    struct SwitchOn: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "switch-on",
            abstract: "Give a part of the house back."
        )

        @OptionGroup var decision: PartDecision

        func run() async throws { try await Admin.set(self.decision, on: true) }
    }

    /// Which part something is decided about, and why.
    struct PartDecision: ParsableArguments {
        @Argument(help: "Its name, as parts lists it.")
        var part: String

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator
    }

    private static func set(_ decision: PartDecision, on: Bool) async throws {
        let (name, reason) = (decision.part, decision.reason)
        try await Self.withSwitches { switches in
            switch try await switches.set(name, on: on, because: reason) {
            case nil: throw CommandError("No part is called \(name). See spotter admin parts.")
            case true?: print("\(name) is \(on ? "on" : "off").")
            case false?: print("\(name) is \(on ? "on" : "off") already.")
            }
        }
    }

    private static func withSwitches(_ work: (OperatorSwitches) async throws -> Void) async throws {
        try await Self.with({ OperatorSwitches(database: $1, parts: Mount.parts) { Date() } }, work)
    }
}
