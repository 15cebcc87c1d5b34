import Accounts
import App
import ArgumentParser

/// The second factor of somebody who lost everything that it needs.
extension Admin {
    struct EndSecondFactor: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "end-second-factor",
            abstract: "Turn off two-step log-in for a member who lost their phone and their recovery codes."
        )

        @OptionGroup var about: Decision

        func run() async throws {
            let (login, reason) = (self.about.login, self.about.reason)
            try await Admin.with(AppEnvironment.management) { management in
                switch try await management.endSecondFactor(of: login, because: reason) {
                case nil: throw CommandError("Nobody here is called \(login).")
                case true?: print("\(login) logs in with the password alone now.")
                case false?: print("\(login) has no two-step log-in.")
                }
            }
        }
    }
}
