import Accounts
import App
import ArgumentParser
import Audit
import Foundation
import HealthMath
import Members
import Storage

struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look after members and the house.",
        subcommands: [
            Make.self, List.self, Suspend.self, Restore.self, LogOut.self, EndSecondFactor.self, Delete.self, Keep.self,
            Birthday.self,
            SignUp.self, Invitations.self, Invite.self, EndInvitation.self, Reports.self, Report.self, Decide.self,
            Foods.self, AcceptFood.self, RefuseFood.self, Texts.self, WithdrawText.self, ShowText.self, Events.self,
            CancelEvent.self, RestoreEvent.self, HandOverEvent.self, Announce.self, Announcements.self, TakeBack.self,
            State.self, Parts.self, SwitchOff.self, SwitchOn.self, Log.self,
        ]
    )

    struct Make: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Give a member a role.")

        @Argument(help: "Screen name or email.")
        var login: String

        @Option(help: "administrator, moderator, organiser, nutritionist or member.")
        var role = Member.Role.administrator

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator

        func run() async throws {
            try await withMembers { members in
                do {
                    guard
                        let account =
                            try await members
                            .appoint(login: self.login, self.role, because: self.reason, at: Date())
                    else {
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

    /// The member about whom something is decided, and why.
    struct Decision: ParsableArguments {
        @Argument(help: "Screen name or email.")
        var login: String

        @Option(help: "Why: it is written down, and the member may read it.")
        var reason = AuditRecord.byOperator
    }

    struct Suspend: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep a member from meeting others and from writing anything."
        )

        @OptionGroup var about: Decision

        @Option(help: "For how many days; without an end when left out.")
        var days: Int?

        func validate() throws {
            if let days, !(1...3_650).contains(days) { throw ValidationError("Give 1 to 3650 days.") }
        }

        func run() async throws {
            try await Admin.act(
                .suspension,
                self.about,
                days: self.days,
                done: "is suspended now.",
                same: "is suspended already."
            )
        }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Let a suspended member back in."
        )

        @OptionGroup var about: Decision

        func run() async throws {
            try await Admin.act(.restoration, self.about, done: "is back.", same: "isn't suspended.")
        }
    }

    struct LogOut: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "log-out",
            abstract: "End every session and access token of a member."
        )

        @OptionGroup var about: Decision

        func run() async throws {
            try await Admin.act(
                .sessions,
                self.about,
                done: "is logged out everywhere.",
                same: "is logged out already."
            )
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Delete an account after two weeks of grace."
        )

        @OptionGroup var about: Decision

        func run() async throws {
            try await Admin.act(
                .deletion,
                self.about,
                done: "is deleted in two weeks.",
                same: "is to be deleted already."
            )
        }
    }

    struct Keep: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep an account that is about to be deleted."
        )

        @OptionGroup var about: Decision

        func run() async throws {
            try await Admin.act(.keeping, self.about, done: "stays.", same: "isn't about to be deleted.")
        }
    }

    struct SignUp: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sign-up",
            abstract: "Say who may sign up: everybody, invited or nobody."
        )

        @Argument(help: "everybody, invited or nobody.")
        var rule: SignUpRule

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator

        func run() async throws {
            let (config, _) = try await Spotter.settings()
            let (rule, reason) = (self.rule, self.reason)
            try await withDatabase(config) { database in
                let isNew = try await database.write { db in
                    try SignUpRule.set(rule, by: nil, because: reason, at: Date(), in: db)
                }
                print("Who may sign up: \(rule.rawValue)\(isNew ? "" : " already").")
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

        @Option(help: "Why: it is written down.")
        var reason = AuditRecord.byOperator

        func run() async throws {
            guard let birthday = CalendarDay(self.day) else { throw CommandError("Write the day like 1990-05-24.") }
            try await withMembers { members in
                let corrected =
                    try await members
                    .correct(birthday: birthday, login: self.login, because: self.reason, at: Date())
                guard let account = corrected else {
                    throw CommandError("Nobody here is called \(self.login).")
                }
                print("\(account.screenName) was born on \(account.birthday.description).")
            }
        }
    }

    /// Does something about a member, and says so: `done` and `same` are ends of sentences that begin with the name.
    private static func act(
        _ action: ManagementAction,
        _ about: Decision,
        days: Int? = nil,
        done: String,
        same: String
    ) async throws {
        let (config, _) = try await Spotter.settings()
        let (login, reason) = (about.login, about.reason)
        try await withDatabase(config) { database in
            let management = try AppEnvironment.management(config, database)
            do {
                switch try await management.act(action, login: login, reason: reason, days: days) {
                case nil: throw CommandError("Nobody here is called \(login).")
                case true?: print("\(login) \(done)")
                case false?: print("\(login) \(same)")
                }
            } catch is LastAdministrator {
                throw CommandError("\(login) is the only administrator. Name another one first.")
            }
        }
    }

    private static func withMembers(_ work: (MemberStore) async throws -> Void) async throws {
        try await Self.with({ MemberStore(database: $1) }, work)
    }

    /// Opens the database and works with what is made of it and the settings.
    static func with<Store>(
        _ make: (Config, any Database) throws -> Store,
        _ work: (Store) async throws -> Void
    ) async throws {
        let (config, _) = try await Spotter.settings()
        try await withDatabase(config) { try await work(try make(config, $0)) }
    }
}

extension Member.Role: ExpressibleByArgument {}
extension SignUpRule: ExpressibleByArgument {}
