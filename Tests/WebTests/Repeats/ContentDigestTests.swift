import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Testing

@testable import Web

struct ContentDigestTests {
    private static let (one, other) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits256))

    private static func digest(
        _ content: String = "password=secret",
        to path: String = "/me/tokens",
        method: HTTPRequest.Method = .post,
        by member: Member.ID = 1,
        with key: SymmetricKey = Self.one
    ) -> ContentDigest {
        let head = HTTPRequest(method: method, scheme: nil, authority: nil, path: path)
        let request = Request(head: head, body: RequestBody(buffer: .init()))
        return ContentDigest(Data(content.utf8), after: ContentDigest.beginning(of: request, by: member, with: key))
    }

    @Test("a form's digest is another's for another member, another address, and another key")
    func keyed() {
        let known = Self.digest()
        #expect(Self.digest() == known)
        let others = [
            Self.digest("password=guess"), Self.digest(to: "/me/leaving"), Self.digest(to: "/me/tokens?again=1"),
            Self.digest(method: .put), Self.digest(by: 2), Self.digest(with: Self.other),
        ]
        #expect(Set(others.map(\.bytes) + [known.bytes]).count == 7)
    }
}
