import Administration
import App
import ArgumentParser
import Audit
import Foundation
import Members
import Storage

/// What the operator does about the house as a whole.
extension Admin {
    struct Announce: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say something to all members, or to some; it goes out in a minute while Spotter serves."
        )

        @Argument(help: "What you want to say, at most 500 characters.")
        var words: String

        @Option(name: .customLong("to"), help: "everybody, adults, minors, newcomers or staff.")
        var audience = MemberAudience.everybody

        @Option(help: "Why: it is written down, and not sent.")
        var reason = AuditRecord.byOperator

        func run() async throws {
            try await Admin.withHouse { house in
                do {
                    let id = try await house.announce(self.words, to: self.audience, because: self.reason)
                    print("It goes out in a minute. Until then: spotter admin take-back \(id)")
                } catch let refusal as OperatorHouse.Refusal {
                    throw CommandError(refusal.words)
                }
            }
        }
    }

    struct TakeBack: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "take-back",
            abstract: "Take an announcement back that hasn't gone out."
        )

        @Argument(help: "The id that announce printed.")
        var id: String

        func run() async throws {
            try await Admin.withHouse { house in
                guard try await house.takeBack(self.id) else {
                    throw CommandError("It has gone out already, or there is none.")
                }
                print("Taken back. Nobody was told.")
            }
        }
    }

    struct Announcements: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what was said: id, time, whom it is for, whether it went out, words."
        )

        func run() async throws {
            try await Admin.withHouse { house in
                for said in try await house.announcements() {
                    let state = said.isSent ? "sent" : "waiting"
                    let words = said.words.split(whereSeparator: \.isNewline).joined(separator: " ")
                    print(
                        "\(said.id)\t\(said.createdAt.formatted(.iso8601))\t\(said.audience.rawValue)\t\(state)\t\(words)"
                    )
                }
            }
        }
    }

    struct State: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the state of the house: database, jobs, people by day."
        )

        func run() async throws {
            try await Admin.withHouse { house in
                for (name, value) in try await house.state() { print("\(name)\t\(value)") }
            }
        }
    }

    struct Log: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what was decided: time, who did what, about what, why."
        )

        @Argument(help: "Words that stand in any of these; all when left out.")
        var words = ""

        @Option(help: "How many at most, the latest first.")
        var limit = 100

        func validate() throws {
            guard (1...10_000).contains(self.limit) else { throw ValidationError("Give a limit of 1 to 10000.") }
        }

        func run() async throws {
            let (config, _) = try await Spotter.settings()
            try await withDatabase(config) { database in
                for line in try await AppEnvironment.log(of: database, matching: self.words, limit: self.limit) {
                    let why = line.why.split(whereSeparator: \.isNewline).joined(separator: " ")
                    print("\(line.at.formatted(.iso8601))\t\(line.who)\t\(line.about)\t\(why)")
                }
            }
        }
    }

    static func withHouse(_ work: (OperatorHouse) async throws -> Void) async throws {
        try await Self.with({ OperatorHouse(database: $1) { Date() } }, work)
    }
}

extension MemberAudience: ExpressibleByArgument {}
