import Crypto
import Foundation
import Testing
import Web

@testable import Notices

struct PushEncryptionTests {
    @Test("the example of RFC 8291, appendix A, comes out as it is printed there")
    func example() throws {
        let subscription = PushSubscription(endpoint: "", p256dh: Example.browser, auth: Example.secret)
        let key = try P256.KeyAgreement.PrivateKey(rawRepresentation: #require(Data(base64URL: Example.server)))
        let salt = try #require(Data(base64URL: Example.salt))
        let encryption = PushEncryption(key: key, salt: salt)
        let body = try encryption.body(
            Data(Example.text.utf8),
            for: try #require(subscription.key),
            secret: try #require(subscription.secret)
        )
        #expect(body.base64URL == Example.body)
    }

    @Test("the longest message fits the 4096 bytes that every push service takes, a longer text ends earlier")
    func longest() throws {
        let notice = Notice(
            id: UUID().uuidString,
            kind: .training,
            text: String(repeating: "Straße 🏃‍♀️ ", count: 2_000),
            path: "/training",
            actions: [Notice.Action("Check in", path: "/reminders/1/answers?answer=check-in")],
            at: Date(),
            isRead: false
        )
        let bytes = try PushMessage(notice, unread: 3).bytes()
        #expect((2_000...PushEncryption.longest).contains(bytes.count))
        let key = P256.KeyAgreement.PrivateKey().publicKey
        let body = try PushEncryption().body(bytes, for: key, secret: Data(repeating: 1, count: 16))
        #expect(body.count <= 4_096)
        let shown = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect((shown["text"] as? String)?.hasPrefix("Straße 🏃‍♀️") == true)
        #expect((shown["actions"] as? [Any])?.count == 1)
    }

    @Test(
        "keys that are none are refused",
        arguments: ["", "x", "BCVxsr7N", String(repeating: "A", count: 87), Example.browser + "AA"]
    )
    func wrongKey(text: String) {
        #expect(PushSubscription(endpoint: "", p256dh: text, auth: text).key == nil)
        #expect(PushSubscription(endpoint: "", p256dh: text, auth: text).secret == nil)
    }
}
