import Foundation
import HTTPTypes
import HummingbirdTesting
import Notices
import Storage
import Testing

@testable import App

extension TestApp {
    /// Returns the letters that wait to be sent, the last one first.
    func letters() async throws -> [Letter] {
        let seal = self.environment.seal
        return try await self.environment.database.rows(
            "SELECT payload FROM job WHERE kind = \(MailJob.kind) ORDER BY id DESC"
        ) { try $0.text(0) }.map { payload in
            let sealed = try #require(Data(base64Encoded: payload))
            let text = try seal.open(Array(sealed), as: MailJob.kind)
            return try JSONDecoder().decode(Letter.self, from: Data(text.utf8))
        }
    }

    /// Returns the path of the link in the letter that finishes a sign-up.
    func signUpLink(_ email: String) async throws -> String {
        let letter = try #require(try await self.letters().first { $0.to == email && $0.text.contains("/sign-up/") })
        let link = try #require(letter.text.firstMatch(of: /\/sign-up\/[^\s]+/))
        return String(link.output)
    }

    /// Finishes by the mailed link, and leaves the address unconfirmed as of who was here before letters went out.
    func finishSignUp(_ name: String, _ email: String) async throws {
        let done = try await self.post(try await self.signUpLink(email), ["screenName": name], cookie: "")
        try #require(done.status == .seeOther, "\(done.text)")
        try await self.environment.database.write {
            try $0.execute("UPDATE member SET email_confirmed_at = NULL WHERE email = \(email)")
        }
    }
}
