import Administration
import ArgumentParser
import Audit
import Foundation

/// What the operator does about work that happens later.
struct JobsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs",
        abstract: "List jobs, let one run again that was given up, or give one up that waits.",
        subcommands: [List.self, Retry.self, Bury.self],
        defaultSubcommand: List.self
    )

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List jobs, those given up first: id, state, time, kind, attempt, failure."
        )

        @Option(help: "How many at most.")
        var limit = 100

        func validate() throws {
            guard (1...10_000).contains(self.limit) else { throw ValidationError("Give a limit of 1 to 10000.") }
        }

        func run() async throws {
            try await Admin.withHouse { house in
                for job in try await house.jobs(limit: self.limit) {
                    let failure = job.failure.split(whereSeparator: \.isNewline).joined(separator: " ")
                    let time = job.at.formatted(.iso8601)
                    print("\(job.id)\t\(job.state)\t\(time)\t\(job.kind)\t\(job.attempt)\t\(failure)")
                }
            }
        }
    }

    /// A job about which something is decided, and why.
    struct Decision: ParsableArguments {
        @Argument(help: "Its number, as the list has it.")
        var id: Int64

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator
    }

    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Let a job run again that was given up.")

        @OptionGroup var about: Decision

        func run() async throws {
            try await Admin.withHouse { house in
                guard let kind = try await house.again(self.about.id, because: self.about.reason) else {
                    throw CommandError("Job \(self.about.id) isn't among those given up.")
                }
                print("\(kind) runs again in a moment.")
            }
        }
    }

    struct Bury: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Give up a job that waits; one that repeats is planned anew at the next start."
        )

        @OptionGroup var about: Decision

        func run() async throws {
            try await Admin.withHouse { house in
                guard let kind = try await house.bury(self.about.id, because: self.about.reason) else {
                    throw CommandError("Job \(self.about.id) doesn't wait.")
                }
                print("\(kind) is given up. spotter jobs retry \(self.about.id) lets it run again.")
            }
        }
    }
}
