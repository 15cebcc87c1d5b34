import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Synchronization
import Testing

@testable import Notices

struct PushJobTests {
    /// A push service that answers as its path says, and remembers what it got.
    private final class Service: Sendable {
        let got = Mutex<[HTTPFields]>([])

        func run(_ work: @Sendable @escaping (_ address: String) async throws -> Void) async throws {
            let router = Router()
            router.post("push/:status") { request, context in
                self.got.withLock { $0.append(request.headers) }
                let status = Int(context.parameters.get("status") ?? "") ?? 500
                return Response(status: .init(code: status), headers: status == 429 ? [.retryAfter: "3600"] : [:])
            }
            try await Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)))
                .test(.live) { client in
                    try await work("http://127.0.0.1:\(try #require(client.port))/push/")
                }
        }
    }

    @Test("a message says how long it keeps, how urgent it is, and who sends it", arguments: Backend.available)
    func headers(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let service = Service()
        try await service.run { address in
            try await post.subscribe(post.ana, at: address + "201")
            try await post.tell(post.ana, .training)
            post.wait(60)
            try await post.work()
        }
        let got = try #require(service.got.withLock { $0.first })
        #expect(got[HTTPField.Name("TTL")!] == "7140")
        #expect(got[HTTPField.Name("Urgency")!] == "high")
        #expect(got[.contentEncoding] == "aes128gcm")
        #expect(got[.authorization]?.hasPrefix("vapid t=") == true)
        #expect(try await post.due(PushJob.kind).isEmpty)
    }

    @Test(
        "a subscription that is gone is forgotten, one that was refused is kept",
        arguments: [(404, 0), (410, 0), (400, 1), (201, 1)],
        Backend.available
    )
    func gone(answer: (Int, Int), _ backend: Backend) async throws {
        let post = try await Post(backend)
        try await Service().run { address in
            try await post.subscribe(post.ana, at: address + String(answer.0))
            try await post.tell(post.ana, .safety)
            try await post.work()
        }
        #expect(try await post.push.of(post.ana).all().count == answer.1)
    }

    @Test(
        "a device stays on its member's list whether its address may not be asked or can't be reached",
        arguments: ["https://127.0.0.1:25/push/1", "http://127.0.0.1:1024/push/1"],
        Backend.available
    )
    func unasked(endpoint: String, _ backend: Backend) async throws {
        let post = try await Post(backend)
        try await post.subscribe(post.ana, at: endpoint)
        try await post.tell(post.ana, .safety)
        try await post.work()
        #expect(try await post.push.of(post.ana).all().count == 1)
    }

    @Test(
        "a busy push service is asked again when it says, a broken one after a while",
        arguments: [(429, 3_600.0), (503, 30.0)],
        Backend.available
    )
    func again(answer: (Int, TimeInterval), _ backend: Backend) async throws {
        let post = try await Post(backend)
        let service = Service()
        try await service.run { address in
            try await post.subscribe(post.ana, at: address + String(answer.0))
            try await post.tell(post.ana, .safety)
            try await post.work()
            #expect(try await post.due(PushJob.kind) == [post.now.addingTimeInterval(answer.1)])
            post.wait(answer.1)
            try await post.work()
        }
        #expect(service.got.withLock { $0.count } == 2)
    }

    @Test(
        "a device that was logged out is told nothing more, and neither is one that somebody else took",
        arguments: Backend.available
    )
    func loggedOut(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let service = Service()
        try await service.run { address in
            try await post.subscribe(post.ana, at: address + "201?phone", session: "phone")
            try await post.subscribe(post.ana, at: address + "201?shared", session: "laptop")
            try await post.subscribe(post.ben, at: address + "201?shared", session: "laptop")
            post.endSession("phone")
            try await post.tell(post.ana, .safety)
            try await post.work()
        }
        #expect(service.got.withLock { $0.isEmpty })
        #expect(try await post.push.of(post.ana).all().isEmpty)
        #expect(try await post.push.of(post.ben).all().count == 1)
    }

    @Test("devices are one's own, ten at most, and an endpoint is kept sealed", arguments: Backend.available)
    func devices(_ backend: Backend) async throws {
        let post = try await Post(backend)
        for number in 0..<12 {
            post.wait(1)
            try await post.subscribe(post.ana, at: "https://push.example.org/\(number)")
        }
        let again = try await post.subscribe(post.ana, at: "https://push.example.org/11")
        let (hers, his) = (post.push.of(post.ana), post.push.of(post.ben))
        #expect(try await hers.all().count == 10)
        #expect(try await hers.all().first?.id == again)
        #expect(try await hers.find(again)?.subscription.endpoint == "https://push.example.org/11")
        #expect(try await his.find(again) == nil)
        #expect(try await !his.remove(again, at: post.now))
        #expect(try await hers.remove(again, at: post.now))
        #expect(try await !his.restore(again, at: post.now))
        let kept = try await post.database.rows("SELECT secret FROM push_subscription") { try $0.blob(0) }
        #expect(kept.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("example.org") })
    }

    @Test(
        "a removed device is told nothing, and for ten minutes can be brought back",
        arguments: Backend.available
    )
    func removed(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let service = Service()
        try await service.run { address in
            let device = try await post.subscribe(post.ana, at: address + "201")
            let devices = post.push.of(post.ana)
            #expect(try await !devices.restore(device, at: post.now), "It wasn't removed.")
            #expect(try await devices.remove(device, at: post.now))
            #expect(try await !devices.remove(device, at: post.now))
            #expect(try await devices.all().isEmpty)
            #expect(try await devices.find(device) == nil)
            try await post.tell(post.ana, .safety)
            try await post.work()
            #expect(service.got.withLock { $0.isEmpty })
            post.wait(500)
            #expect(try await devices.restore(device, at: post.now))
            try await post.tell(post.ana, .safety)
            try await post.work()
            #expect(service.got.withLock { $0.count } == 1)
            #expect(try await devices.remove(device, at: post.now))
            post.wait(600)
            #expect(try await !devices.restore(device, at: post.now))
            // The device itself may ask to be told again.
            #expect(try await post.subscribe(post.ana, at: address + "201") == device)
            #expect(try await devices.all().count == 1)
            #expect(try await devices.remove(device, at: post.now))
            try await PushSubscriptionStore.purge(removedBefore: post.now, in: post.database)
            #expect(try await devices.restore(device, at: post.now))
            #expect(try await devices.remove(device, at: post.now))
            post.wait(1)
            try await PushSubscriptionStore.purge(removedBefore: post.now, in: post.database)
            #expect(try await !devices.restore(device, at: post.now))
        }
    }

    @Test(
        "when to ask again is said in seconds or as a date",
        arguments: [
            ("120", 120.0), ("0", 0), ("999999999", 86_400), ("Sat, 14 Mar 2026 12:10:00 GMT", 600),
            ("Sat, 14 Mar 2020 12:10:00 GMT", 0), ("soon", nil), ("-5", nil), ("nan", nil),
        ]
    )
    func retryAfter(text: String, seconds: TimeInterval?) {
        let now = Date(timeIntervalSince1970: 1_773_489_600)
        #expect(RetryAfter.moment(text, now: now)?.timeIntervalSince(now) == seconds)
    }
}
