import Eyes
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Nutrition

/// Files that are no photo of a food, and too many at once, through both doors.
struct BadFoodPhotoTests {
    private static let eyes = PhotoEyes { _, _ in
        let features = try FoodFeatures.pointing(0)
        return SeenPhoto(kinds: [SeenPhoto.Kind(name: "Banana", confidence: 0.7)], features: features)
    }

    private static let slow = PhotoEyes { _, _ in
        try await Task.sleep(for: .milliseconds(300))
        return SeenPhoto(kinds: [], features: try FoodFeatures.pointing(0))
    }

    @Test(
        "what is no photo gets words, and nothing is kept",
        arguments: [
            [], Array("GIF89a".utf8), Array("<svg xmlns='x'/>".utf8), Array(SmallPicture.bytes.prefix(400)),
            Array(repeating: 0xFF, count: 2_000), [0xFF, 0xD8, 0xFF] + Array(repeating: 7, count: 900),
            DrawnCode.giantPNG, Array(DrawnCode.movingWebP.prefix(200)),
        ]
    )
    func hostile(bytes: [UInt8]) async throws {
        try await TestApp.run(eyes: Self.eyes) { app in
            let ana = try await app.person()
            let page = try await ana.upload(bytes, to: "/scans/photo")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("photo") && page.text.contains("complaint"))
            let device = try await ana.scan(bytes)
            #expect((400..<500).contains(device.status.code), "\(device.text)")
            let kept = try await app.environment.database.row("SELECT COUNT(*) FROM photo_scan") { try $0.int(0) }
            #expect(kept == 0)
        }
    }

    @Test("of a picture that moves the first one is looked at")
    func moving() async throws {
        try await TestApp.run(eyes: Self.eyes) { app in
            let ana = try await app.person()
            let page = try await ana.upload(DrawnCode.movingWebP, to: "/scans/photo")
            try #require(page.status == .seeOther, "\(page.text)")
            #expect(try await ana.get(try #require(page.headers[.location])).text.contains("70 %"))
            let scan = try await ana.scan(DrawnCode.movingWebP).json()
            #expect((scan["candidates"] as? [[String: Any]])?.first?["name"] as? String == "Banana")
        }
    }

    @Test("more than twelve megabytes are refused")
    func heavy() async throws {
        try await TestApp.run(eyes: Self.eyes) { app in
            let ana = try await app.person()
            let heavy = CheckeredPicture.bytes + Array(repeating: 0, count: PhotoScans.heaviest)
            #expect(try await ana.scan(heavy).status == .contentTooLarge)
            #expect(try await ana.upload(heavy, to: "/scans/photo").status == .contentTooLarge)
        }
    }

    @Test("where many wait, the others are told to come back, and nothing fails")
    func busy() async throws {
        try await TestApp.run(eyes: Self.slow) { app in
            let ana = try await app.person()
            let answers = try await Rush.of(25) { try await ana.scan(CheckeredPicture.bytes) }
            let statuses = Set(answers.map(\.status))
            #expect(statuses.isSubset(of: [.ok, .serviceUnavailable]) && statuses.contains(.serviceUnavailable))
            #expect(answers.allSatisfy { $0.status == .ok || $0.headers[.retryAfter] != nil })
        }
    }

    @Test("of two hundred forms at once some are looked at, the others told to come back, and nothing fails")
    func crowd() async throws {
        try await TestApp.run(eyes: Self.slow) { app in
            let ana = try await app.person()
            let answers = try await Rush.of(200) { try await ana.upload(CheckeredPicture.bytes, to: "/scans/photo") }
            let statuses = Set(answers.map(\.status))
            #expect(statuses.isSubset(of: [.seeOther, .serviceUnavailable, .tooManyRequests]), "\(statuses)")
            #expect(statuses.contains(.seeOther) && statuses.count > 1)
            #expect(answers.allSatisfy { $0.status == .seeOther || $0.headers[.retryAfter] != nil })
        }
    }
}
