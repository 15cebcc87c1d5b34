package import Foundation
import Notices
package import Storage

/// Makes members: hashes the password, writes the account and all that belongs to its first day.
package struct SignUp: Sendable {
    private let members: MemberStore
    private let hasher: PasswordHasher
    private let letters: AddressLetters
    private let firstAdministers: Bool
    private let now: @Sendable () -> Date

    /// `firstAdministers` makes the first of all members administrator: only for a house that nobody else can reach.
    package init(
        database: any Database,
        hasher: PasswordHasher,
        letters: AddressLetters,
        firstAdministers: Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.members = MemberStore(database: database)
        self.hasher = hasher
        self.letters = letters
        self.firstAdministers = firstAdministers
        self.now = now
    }

    /// Throws `FormErrors` when the address or the screen name is taken.
    func join(_ values: SignUpForm.Values) async throws -> Account {
        let person = try await self.person(values)
        let now = self.now()
        return try await self.members.add(person, firstAdministers: self.firstAdministers, at: now) {
            [letters] account, db in
            try Self.greet(account, letters, at: now, in: db)
            return account
        }
    }

    /// The same, and opens the first session.
    func join(_ values: SignUpForm.Values, by visitor: Visitor) async throws -> OpenedSession {
        let person = try await self.person(values)
        let now = self.now()
        return try await self.members.add(person, firstAdministers: self.firstAdministers, at: now) {
            [letters] account, db in
            try Self.greet(account, letters, at: now, in: db)
            _ = try KnownDevices.meet(visitor, of: account.id, at: now, in: db)
            return try OpenedSession.begin(visitor, of: account, at: now, in: db)
        }
    }

    private func person(_ values: SignUpForm.Values) async throws -> NewMember {
        NewMember(
            firstName: values.firstName,
            lastName: values.lastName,
            screenName: values.screenName,
            email: values.email,
            birthday: values.birthday,
            gender: values.gender,
            timeZone: values.timeZone,
            passwordHash: try await self.hasher.hash(values.password)
        )
    }

    private static func greet(
        _ account: Account,
        _ letters: AddressLetters,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try letters.askToConfirm(account, at: now, in: db)
        try Notice.tell(
            account.id,
            .welcome,
            "Welcome, \(account.firstName). Log your first meal, and we take it from there.",
            path: "/diary",
            cause: "welcome",
            at: now,
            in: db
        )
    }
}
