package import Foundation
package import Storage
import Web

/// What the operator does about invitations, from the command line.
package struct OperatorInvitations: Sendable {
    /// Words or numbers that can't be of an invitation, with what to do about it.
    package struct Refusal: Error {
        package let words: String
    }

    /// An invitation that is good.
    package struct Line: Sendable {
        package let id: String
        package let note: String
        package let places: Int
        package let expiresAt: Date
    }

    private let store: InvitationStore
    private let publicAddress: String
    private let now: @Sendable () -> Date

    package init(database: any Database, publicAddress: String, now: @Sendable @escaping () -> Date) {
        self.store = InvitationStore(database: database)
        self.publicAddress = publicAddress
        self.now = now
    }

    /// Returns those that are good, the newest first; never their links.
    package func open() async throws -> [Line] {
        try await self.store.open(at: self.now(), after: nil, limit: Invitation.most).map {
            Line(id: $0.id, note: $0.note, places: $0.places, expiresAt: $0.expiresAt)
        }
    }

    /// Makes one and returns its link, which can't be shown again.
    ///
    /// Throws `Refusal`.
    package func make(for note: String, places: Int, days: Int) async throws -> String {
        var errors = FormErrors()
        let form = InvitationForm(FormInput(["note": note, "places": "\(places)", "days": "\(days)"]))
        guard let values = form.validate(into: &errors), errors.isEmpty else {
            throw Refusal(words: errors.inOrder.joined(separator: " "))
        }
        guard let token = try await self.store.make(values, by: nil, at: self.now()) else {
            throw Refusal(words: "\(Invitation.most) invitations are open already. End one first.")
        }
        return self.publicAddress + AccountLinks.signUp(token)
    }

    /// Ends one; false when none is good that has this id.
    package func end(_ id: String, because reason: String) async throws -> Bool {
        try await self.store.end(id, because: reason, by: nil, at: self.now())
    }
}
