import Accounts
import App
import ArgumentParser
import Foundation
import HealthMath
import Members
import Storage

struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Manage members.",
        subcommands: [Make.self, List.self, Suspend.self, Restore.self, Birthday.self]
    )

    struct Make: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Give a member a role.")

        @Argument(help: "Screen name or email.")
        var login: String

        @Option(help: "administrator, moderator, organiser, nutritionist or member.")
        var role = Member.Role.administrator

        func run() async throws {
            try await withMembers { members in
                do {
                    guard let account = try await members.appoint(login: self.login, self.role, at: Date()) else {
                        throw CommandError("Nobody here is called \(self.login).")
                    }
                    print("\(account.screenName) is \(self.role.words) now.")
                } catch is LastAdministrator {
                    throw CommandError("\(self.login) is the only administrator. Name another one first.")
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

    struct Suspend: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep a member from meeting others and from writing anything."
        )

        @Argument(help: "Screen name or email.")
        var login: String

        func run() async throws {
            try await withMembers { members in
                do {
                    switch try await members.suspend(login: self.login, true, at: Date()) {
                    case nil: throw CommandError("Nobody here is called \(self.login).")
                    case true?: print("\(self.login) is suspended now.")
                    case false?: print("\(self.login) is suspended already.")
                    }
                } catch is LastAdministrator {
                    throw CommandError("\(self.login) is the only administrator. Name another one first.")
                }
            }
        }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Let a suspended member back in.")

        @Argument(help: "Screen name or email.")
        var login: String

        func run() async throws {
            try await withMembers { members in
                switch try await members.suspend(login: self.login, false, at: Date()) {
                case nil: throw CommandError("Nobody here is called \(self.login).")
                case true?: print("\(self.login) is back.")
                case false?: print("\(self.login) isn't suspended.")
                }
            }
        }
    }

    struct Birthday: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Correct a birthday that the member can't: it makes an adult of them, or the reverse."
        )

        @Argument(help: "Screen name or email.")
        var login: String

        @Argument(help: "Year-month-day, like 1990-05-24.")
        var day: String

        func run() async throws {
            guard let birthday = CalendarDay(self.day) else { throw CommandError("Write the day like 1990-05-24.") }
            try await withMembers { members in
                guard let account = try await members.correct(birthday: birthday, login: self.login, at: Date()) else {
                    throw CommandError("Nobody here is called \(self.login).")
                }
                print("\(account.screenName) was born on \(account.birthday.description).")
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
