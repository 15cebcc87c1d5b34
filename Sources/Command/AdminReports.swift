import App
import ArgumentParser
import Community
import Foundation

/// Reports about members, those about administrators among them.
extension Admin {
    struct Reports: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the reports that wait: id, time, about whom, why, and which are yours alone to decide.",
            discussion: "Nothing of what they say; that shows spotter admin report ID, and writes down that it did."
        )

        func run() async throws {
            try await Admin.withReports { reports in
                for report in try await reports.waiting() {
                    let words = "\(report.id)\t\(report.at.formatted(.iso8601))\t\(report.about)\t\(report.reason)"
                    print(report.isForOperator ? "\(words)\tonly you may decide it" : words)
                }
            }
        }
    }

    struct Report: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show what a report says, which is written down."
        )

        @Argument(help: "Its id, as reports lists it.")
        var id: Int64

        func run() async throws {
            try await Admin.withReports { reports in
                guard let lines = try await reports.open(self.id) else { throw Self.missing(self.id) }
                for line in lines { print(line) }
            }
        }

        static func missing(_ id: Int64) -> CommandError {
            CommandError("No report \(id) waits. See spotter admin reports.")
        }
    }

    struct Decide: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Decide a report: dismiss, warn or suspend.")

        @Argument(help: "Its id, as reports lists it.")
        var id: Int64

        @Argument(help: "dismiss, warn or suspend.")
        var verdict: OperatorReports.Verdict

        @Option(help: "Why, in words for whom it is about; they read it with a warning or a suspension.")
        var reason: String

        func run() async throws {
            try await Admin.withReports { reports in
                do {
                    let name = try await reports.decide(self.id, self.verdict, note: self.reason)
                    switch self.verdict {
                    case .dismiss: print("Dismissed. \(name) isn't told.")
                    case .warn: print("\(name) is warned.")
                    case .suspend: print("\(name) is suspended now.")
                    }
                } catch is OperatorReports.Missing {
                    throw Report.missing(self.id)
                } catch let refusal as OperatorReports.Refusal {
                    throw CommandError(refusal.words)
                } catch is Suspending.LastOne {
                    throw CommandError("That is the only administrator. Name another one first.")
                }
            }
        }
    }

    private static func withReports(_ work: (OperatorReports) async throws -> Void) async throws {
        try await Self.with(AppEnvironment.reports, work)
    }
}

extension OperatorReports.Verdict: ExpressibleByArgument {}
