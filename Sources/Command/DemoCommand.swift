import App
import ArgumentParser
import Foundation

struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Fill an empty house with made-up people and three months of their lives, or take them out again.",
        discussion: """
            Stop Spotter first if it uses SQLite. Administration shows who is made-up. docs/administration.md says more.
            """
    )

    @Flag(help: "Take out the made-up people with everything that is theirs, and nothing else.")
    var remove = false

    @Flag(help: "Let three of them be tried also where others than you reach this Spotter.")
    var anyway = false

    func run() async throws {
        let (config, logger) = try await Spotter.settings()
        try await inWords {
            if self.remove {
                let removed = try await Demo.remove(config)
                return print(removed == 0 ? "Nobody here is made-up." : "\(removed) made-up people are gone.")
            }
            print("\(Demo.people) people live \(Demo.days) days here. That takes up to a minute.")
            do {
                let outcome = try await Demo(config, logger: logger).fill(anyway: self.anyway)
                Self.tell(outcome, at: config.publicAddress)
            } catch is Demo.Refusal {
                throw CommandError(
                    "People live in this house; spotter demo fills empty ones only. Name another folder: SPOTTER_DATA=demo."
                )
            }
        }
    }

    private static func tell(_ outcome: Demo.Outcome, at address: String) {
        print("\(outcome.people) made-up people live here now.")
        if let password = outcome.password {
            print("Start Spotter (spotter serve), open \(address) and log in as one of them:\n")
            for (name, role) in outcome.tried { print("    \(name)\t\(role)") }
            print("\nThe password of all three: \(password)")
        } else {
            print("Others than you reach this Spotter, so nobody can log in as one of them, unless you say --anyway.")
        }
        print("To look after the house, make one of them its administrator: spotter admin make NAME")
        if !outcome.refusals.isEmpty { print("\(outcome.refusals.count) of the things they tried were refused.") }
        print("Take them out again: spotter demo --remove")
    }
}
