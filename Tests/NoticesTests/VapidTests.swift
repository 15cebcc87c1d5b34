import Crypto
import Foundation
import Storage
import Support
import Testing
import Web

@testable import Notices

struct VapidTests {
    @Test("the key signs for one push service and half a day")
    func signature() throws {
        let key = VapidKey()
        let now = Date(timeIntervalSince1970: 1_773_489_600)
        let text = try key.authorization(
            for: "https://push.example.org:8443/send/abc",
            contact: "mailto:post@example.org",
            now: now
        )
        let parts = try #require(text.wholeMatch(of: /vapid t=([^.]+)\.([^.]+)\.([^,]+),k=(.+)/)).output
        #expect(String(parts.4) == key.publicText)
        let claims = try #require(Data(base64URL: String(parts.2)))
        #expect(
            String(decoding: claims, as: UTF8.self)
                == #"{"aud":"https://push.example.org:8443","exp":1773532800,"sub":"mailto:post@example.org"}"#
        )
        let known = try P256.Signing.PublicKey(x963Representation: #require(Data(base64URL: key.publicText)))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: #require(Data(base64URL: String(parts.3))))
        #expect(known.isValidSignature(signature, for: Data("\(parts.1).\(parts.2)".utf8)))
    }

    @Test("every node has the same key, and it is kept sealed", arguments: Backend.available)
    func kept(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let first = try await VapidKeeper(database: post.database, seal: post.seal).publicText()
        #expect(try await VapidKeeper(database: post.database, seal: post.seal).publicText() == first)
        let kept = try await post.database.row("SELECT secret FROM push_key") { try $0.blob(0) }
        #expect(try #require(kept).count > 40)
        #expect(!String(decoding: try #require(kept), as: UTF8.self).contains(try await post.push.key.key().text))
    }

    @Test("with another seal key and devices begin anew", arguments: Backend.available)
    func lostSeal(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let first = try await post.push.key.publicText()
        try await post.subscribe(post.ana, at: "http://127.0.0.1:65535/x")
        let other = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        let keeper = VapidKeeper(database: post.database, seal: other)
        #expect(try await keeper.publicText() != first)
        #expect(try await keeper.publicText() == VapidKeeper(database: post.database, seal: other).publicText())
        #expect(try await post.push.of(post.ana).all().isEmpty)
    }
}
