import Foundation
import Synchronization
import Testing

@testable import OutboundHTTP

struct AddressPolicyTests {
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
        "an address of this very machine is loopback, however it is written",
        arguments: [
            ("127.0.0.1", true), ("127.255.255.254", true), ("::1", true), ("::ffff:127.0.0.1", true),
            ("0:0:0:0:0:0:0:1", true), ("::1%lo", true), ("128.0.0.1", false), ("0.0.0.0", false), ("::", false),
            ("::2", false), ("1::1", false), ("::ffff:128.0.0.1", false), ("::7f00:1", false),
            ("64:ff9b::7f00:1", false),
        ]
    )
    func loopback(address: String, isLoopback: Bool) throws {
        #expect(try #require(NumericAddress(address)).isLoopback == isLoopback)
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
        #expect(!AddressPolicy(allowsPrivate: false).mayBeAsked(address))
    }

    @Test("https to a name of the Internet may be asked, and where the operator allows it a machine of the house")
    func allowed() {
        #expect(AddressPolicy(allowsPrivate: false).mayBeAsked("https://push.example.org:8443/send/abc?x=1"))
        #expect(AddressPolicy(allowsPrivate: true).mayBeAsked("http://127.0.0.1:5232/ana"))
        #expect(!AddressPolicy(allowsPrivate: true).mayBeAsked("file:///etc/passwd"))
    }

    @Test(
        "what is valid on one link only is never asked, where private machines are allowed either",
        arguments: ["169.254.169.254", "fe80::1", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "fe80::1%eth0"]
    )
    func linkLocal(number: String) async throws {
        let address = try #require(NumericAddress(number))
        let policy = AddressPolicy(allowsPrivate: true) { _ in [address] }
        await #expect(throws: OnlineProblem.forbidden) { try await policy.resolve("http://printer.local/") }
        let literal = number.contains(":") ? "[\(address)]" : number
        #expect(!policy.mayBeAsked("http://\(literal)/latest/meta-data"))
    }

    @Test(
        "a name that leads home is not asked",
        arguments: [
            "https://localhost.localdomain:9999/", "https://127.1:9999/", "https://2130706433:9999/",
            "https://0x7f.1:9999/",
        ]
    )
    func disguised(address: String) async throws {
        let refusal = await #expect(throws: OnlineProblem.self) {
            _ = try await GuardedClient(AddressPolicy(allowsPrivate: false)).ask(.init(address))
        }
        #expect([.forbidden, .unreachable("unknown host")].contains(refusal))
    }

    @Test("a name is looked up once, and one private machine among its public ones is enough to refuse it")
    func names() async throws {
        let looks = Mutex(0)
        let policy = AddressPolicy(allowsPrivate: false) { host in
            let count = looks.withLock { looks in
                looks += 1
                return looks
            }
            let numbers = host == "mixed.example" ? ["9.9.9.9", "10.0.0.1"] : [count == 1 ? "9.9.9.9" : "127.0.0.1"]
            return numbers.compactMap { NumericAddress($0) }
        }
        let endpoint = try await policy.resolve("https://rebinding.example/calendar.ics")
        #expect(endpoint.host == "rebinding.example")
        #expect(endpoint.numbers.map(\.description) == ["9.9.9.9"])
        #expect(looks.withLock { $0 } == 1)
        await #expect(throws: OnlineProblem.forbidden) { try await policy.resolve("https://mixed.example/") }
    }

    @Test("ports that aren't the web's are not asked", arguments: [1, 22, 25, 110, 143, 445, 993])
    func ports(port: Int) {
        #expect(!AddressPolicy(allowsPrivate: false).mayBeAsked("https://example.org:\(port)/"))
    }
}
