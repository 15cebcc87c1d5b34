import Foundation
import Testing

@testable import Asking

struct AddressGateTests {
    @Test(
        "an address of everybody's Internet is public",
        arguments: [
            "9.9.9.9", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909",
        ]
    )
    func open(address: String) throws {
        #expect(try #require(NumericAddress(address)).isPublic)
    }

    @Test(
        "an address of this machine, of a house or of nobody is not",
        arguments: [
            "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1", "198.19.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0",
            "fd00::1",
            "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "::7f00:1",
        ]
    )
    func closed(address: String) throws {
        #expect(try !#require(NumericAddress(address)).isPublic)
    }

    @Test(
        "what is no address to ask is refused before anything is looked up",
        arguments: [
            "http://example.org/x", "ftp://example.org", "https://", "https://ana:secret@example.org",
            "https://127.0.0.1/x",
            "https://[::1]/x", "https://localhost/x", "https://printer/x", "https://nas.local/x", "nonsense", "",
        ]
    )
    func refused(address: String) {
        #expect(!AddressGate(allowsPrivate: false).mayBeAsked(address))
    }

    @Test("https to a name of the Internet may be asked, and where the operator allows it a machine of the house")
    func allowed() {
        #expect(AddressGate(allowsPrivate: false).mayBeAsked("https://push.example.org:8443/send/abc?x=1"))
        #expect(AddressGate(allowsPrivate: true).mayBeAsked("http://127.0.0.1:5232/ana"))
        #expect(!AddressGate(allowsPrivate: true).mayBeAsked("file:///etc/passwd"))
    }

    @Test(
        "a name that leads home is not asked",
        arguments: [
            "https://localhost.localdomain:1/", "https://127.1:1/", "https://2130706433:1/", "https://0x7f.1:1/",
        ]
    )
    func disguised(address: String) async throws {
        let refusal = await #expect(throws: OnlineProblem.self) {
            _ = try await GuardedClient(AddressGate(allowsPrivate: false)).ask(.init(address))
        }
        #expect([.forbidden, .unreachable("unknown host")].contains(refusal))
    }
}
