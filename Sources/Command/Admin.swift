import Accounts
import App
import ArgumentParser
import Storage
import Web

struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Manage members.",
        subcommands: [Make.self, List.self]
    )

    struct Make: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Give a member a role.")

        @Argument(help: "Screen name or email.")
        var login: String

        @Option(help: "administrator, nutritionist or member.")
        var role = Member.Role.administrator

        func run() async throws {
            try await withMembers { members in
                do {
                    guard let account = try await members.appoint(login: self.login, self.role) else {
                        throw Refusal("Nobody here is called \(self.login).")
                    }
                    print(
                        "\(account.screenName) is \(self.role == .administrator ? "an" : "a") \(self.role.rawValue) now."
                    )
                } catch is LastAdministrator {
                    throw Refusal("\(self.login) is the only administrator. Name another one first.")
                }
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List members: id, screen name, role.")

        func run() async throws {
            try await withMembers { members in
                var last: Int64 = 0
                while case let page = try await members.all(after: last, limit: 500), let end = page.last {
                    for account in page { print("\(account.id)\t\(account.screenName)\t\(account.role.rawValue)") }
                    last = end.id
                }
            }
        }
    }

    private static func withMembers(_ work: (MemberStore) async throws -> Void) async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            let database = try openDatabase(at: config.location, for: .maintenance, concurrency: 1)
            try await work(MemberStore(database: database))
            try await database.close()
        }
    }
}

extension Member.Role: ExpressibleByArgument {}
