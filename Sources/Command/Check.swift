import App
import ArgumentParser
import Foundation

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what is wrong with settings, key, database, catalogue and doors to others, and how to mend it.",
        discussion: "It changes nothing and may run while Spotter serves. Ends with 1 when anything is wrong."
    )

    func run() async throws {
        let findings = await Checkup(environment: ProcessInfo.processInfo.environment).findings()
        for finding in findings {
            print("\(finding.cure == nil ? "ok   " : "WRONG") \(finding.part): \(finding.words)")
            if let cure = finding.cure { print("      \(cure)") }
        }
        let wrong = findings.count { $0.cure != nil }
        guard wrong > 0 else { return print("Nothing is wrong.") }
        print(wrong == 1 ? "One thing is wrong." : "\(wrong) things are wrong.")
        throw ExitCode.failure
    }
}
