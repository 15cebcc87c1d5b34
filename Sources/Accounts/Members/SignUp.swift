import Foundation
import Notices
import Storage
import Web

/// Adds members: hashes the password, and writes the account with its first notices and mails.
struct SignUp: Sendable {
    let database: any Database
    let hasher: PasswordHasher
    let letters: AddressLetters
    /// Whether the first member becomes administrator; only for a server that nobody else can reach.
    let firstAdministers: Bool
    let now: @Sendable () -> Date

    /// Throws all complaints about the form as `FormErrors`, with those that only the database knows.
    func join(_ form: SignUpForm) async throws -> Account {
        do {
            return try await self.join(try form.values())
        } catch let errors as FormErrors {
            throw try await self.complaints(errors, about: form)
        }
    }

    /// Throws `FormErrors` when the address or the screen name is taken, or when they may not sign up.
    func join(_ values: SignUpForm.Values) async throws -> Account {
        let person = try await self.person(values)
        let now = self.now()
        return try await self.add(person, values.invitation, at: now) { account, _ in account }
    }

    /// Adds a member and opens the first session.
    func join(_ values: SignUpForm.Values, by visitor: Visitor) async throws -> OpenedSession {
        let person = try await self.person(values)
        let now = self.now()
        return try await self.add(person, values.invitation, at: now) { account, db in
            _ = try KnownDevices.meet(visitor, of: account.id, at: now, in: db)
            return try OpenedSession.begin(visitor, of: account, at: now, in: db)
        }
    }

    /// Returns why somebody with this invitation may not sign up now; nil when they may.
    func refusal(of invitation: SecretToken?) async throws -> String? {
        let now = self.now()
        return try await self.database.read { try SignUpRule.refusal(of: invitation, at: now, in: $0) }
    }

    /// Adds to a form's complaints which names are taken, which only the database knows, so that all is said at once.
    ///
    /// Somebody who may not sign up isn't told which names are taken.
    func complaints(_ errors: FormErrors, about form: SignUpForm) async throws -> FormErrors {
        guard errors["form"].isEmpty else { return errors }
        if let refusal = try await self.refusal(of: form.invitation) { return FormErrors("form", refusal) }
        // Names that the form complains of already aren't looked up.
        let typed = { (field: String) in errors[field].isEmpty ? form.input[field] : "" }
        let taken = try await MemberStore(database: self.database)
            .taken(screenName: typed("screenName"), email: typed("email"))
        var all = errors
        for (field, complaints) in taken?.complaints.messages ?? [:] where all[field].isEmpty {
            for complaint in complaints { all.add(field, complaint) }
        }
        return all
    }

    /// Adds and greets the member, and runs `alongside` in the same transaction.
    private func add<Value: Sendable>(
        _ person: NewMember,
        _ invitation: SecretToken?,
        at now: Date,
        alongside: @Sendable @escaping (Account, any SQLConnection) throws -> Value
    ) async throws -> Value {
        let members = MemberStore(database: self.database)
        return try await NamesTaken.complaining {
            try await members.add(person, firstAdministers: self.firstAdministers, at: now) { [letters] account, db in
                try SignUpRule.admit(account, invitation, at: now, in: db)
                try Self.greet(account, letters, at: now, in: db)
                return try alongside(account, db)
            }
        }
    }

    private func person(_ values: SignUpForm.Values) async throws -> NewMember {
        if let refusal = try await self.refusal(of: values.invitation) { throw FormErrors("form", refusal) }
        return NewMember(
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
            path: Places.today.path,
            cause: "welcome",
            at: now,
            in: db
        )
    }
}
