import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Support
import Testing
import Web

@testable import App
@testable import Nutrition

/// A photo of a barcode through both doors.
struct BarcodeScanTests {
    private static let bar = """
        {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Oat bar", "barcode": "4006381333931",
         "servingGrams": 40, "energy": 450, "fat": 18, "carbohydrate": 55, "protein": 11.5, "salt": 0.75}
        """
    private static let food = "own-5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"
    private static let fields = ["day": "2026-03-14", "meal": "Lunch"]

    @Test("a photo leads to the product, at the meal it was scanned for")
    func found() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.post, "/foods", Self.bar)
            let page = try await ana.get("/foods?tab=code&day=2026-03-14&meal=Lunch").text
            #expect(page.contains("action=\"/scans/barcode\"") && page.contains("capture=\"environment\""))
            #expect(page.contains("data-barcode-camera=\"/scans/barcode/frames\" data-at-once"))
            let sent = try await ana.upload(DrawnCode.png, to: "/scans/barcode", Self.fields)
            try #require(sent.status == .seeOther, "\(sent.text)")
            let code = try #require(sent.headers[.location])
            #expect(code == "/foods/code?day=2026-03-14&meal=Lunch&code=4006381333931")
            #expect(try await ana.get(code).headers[.location] == "/foods/\(Self.food)?day=2026-03-14&meal=Lunch")
        }
    }

    @Test("an unknown code can be created with the code kept, searched by name, or scanned again")
    func unknown() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await ana.upload(DrawnCode.png, to: "/scans/barcode", Self.fields)
            let page = try await ana.get(try #require(sent.headers[.location]))
            #expect(page.status == .notFound && page.text.contains("barcode=4006381333931"))
            #expect(page.text.contains("Create the product") && page.text.contains("Search by name"))
            // The camera waits for a tap: there is something to read first.
            #expect(page.text.contains("data-barcode-camera") && !page.text.contains("data-at-once"))
        }
    }

    @Test("a photo without a code says how to hold the phone, and keeps the meal")
    func unread() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.upload(SmallPicture.bytes, to: "/scans/barcode", Self.fields)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("a hand's width away") || page.text.contains("a hand&#39;s width away"))
            #expect(page.text.contains("name=\"meal\" value=\"Lunch\"") && !page.text.contains("data-at-once"))
        }
    }

    @Test("the camera in the page learns the code, or that there is none yet")
    func frames() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let seen = try await ana.sendFrame(DrawnCode.png)
            #expect(seen.status == .ok)
            #expect(try seen.json()["code"] as? String == "4006381333931")
            #expect(try await ana.sendFrame(SmallPicture.bytes).status == .noContent)
            #expect(try await ana.sendFrame([1, 2, 3]).status == .unprocessableContent)
            let heavy = DrawnCode.png + Array(repeating: 0, count: BarcodeScans.heaviestFrame)
            #expect(try await ana.sendFrame(heavy).status == .contentTooLarge)
        }
    }

    @Test("a device gets the code as it is printed, and the food")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let unknown = try await ana.sendBarcode(DrawnCode.png).json()
            #expect(unknown["code"] as? String == "4006381333931" && unknown["food"] is NSNull)
            _ = try await ana.api(.post, "/foods", Self.bar)
            for file in [DrawnCode.png, DrawnCode.movingWebP] {
                let answer = try await ana.sendBarcode(file)
                try #require(answer.status == .ok, "\(answer.text)")
                let scan = try answer.json()
                #expect(scan["code"] as? String == "4006381333931")
                #expect((scan["food"] as? [String: Any])?["id"] as? String == Self.food)
            }
            let none = try await ana.sendBarcode(SmallPicture.bytes).json()
            #expect(none["code"] is NSNull && none["food"] is NSNull)
        }
    }

    @Test("a product of an outside source is found by its photo")
    func online() async throws {
        try await FakeFoodSources.run { fake in
            fake.prepare("4006381333931", .published("openfoodfacts-product"))
            try await TestApp.run { config in
                config.contact = "cook@example.org"
                config.openFoodFacts = true
                config.openFoodFactsURL = fake.address
            } _: { app in
                let ana = try await app.person()
                let scan = try await ana.sendBarcode(DrawnCode.png).json()
                #expect((scan["food"] as? [String: Any])?["id"] as? String == "product-4006381333931")
            }
        }
    }

    @Test("an access token needs the scope of foods")
    func scope() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let foods = try await ana.accessToken([Scope(rawValue: "foods:read")])
            #expect(try await ana.sendBarcode(DrawnCode.png, token: foods).status == .ok)
            let diary = try await ana.accessToken([Scope(rawValue: "diary:read")])
            #expect(try await ana.sendBarcode(DrawnCode.png, token: diary).status == .forbidden)
            #expect(try await ana.sendBarcode(DrawnCode.png, token: "nobody").status == .unauthorized)
        }
    }

    @Test(
        "what is no photo gets words",
        arguments: [
            [], Array("GIF89a".utf8), Array("<svg xmlns='x'/>".utf8), Array(SmallPicture.bytes.prefix(400)),
            Array(repeating: 0xFF, count: 2_000), DrawnCode.giantPNG, Array(DrawnCode.movingWebP.prefix(200)),
        ]
    )
    func hostile(bytes: [UInt8]) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.upload(bytes, to: "/scans/barcode", Self.fields)
            #expect(page.status == .unprocessableContent && page.text.contains("complaint"))
            #expect(try await ana.sendBarcode(bytes).status == .unprocessableContent)
        }
    }

    @Test("more than twelve megabytes are refused")
    func heavy() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let heavy = DrawnCode.png + Array(repeating: 0, count: BarcodeScans.heaviest)
            #expect(try await ana.sendBarcode(heavy).status == .contentTooLarge)
            #expect(try await ana.upload(heavy, to: "/scans/barcode", Self.fields).status == .contentTooLarge)
        }
    }

    @Test("of two hundred at once some are read, the others told to come back, and nothing fails")
    func busy() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let answers = try await Rush.of(200) { try await ana.sendBarcode(DrawnCode.png) }
            let statuses = Set(answers.map(\.status))
            #expect(statuses.isSubset(of: [.ok, .serviceUnavailable, .tooManyRequests]) && statuses.contains(.ok))
            #expect(answers.allSatisfy { $0.status == .ok || $0.headers[.retryAfter] != nil })
        }
    }
}

extension TestPerson {
    /// Sends a photo of a barcode as a device.
    fileprivate func sendBarcode(_ file: [UInt8], token: String? = nil) async throws -> TestResponse {
        try await self.app.client.execute(
            uri: "/api/v1/scans/barcode",
            method: .post,
            headers: [.authorization: "Bearer " + (token ?? self.token), .contentType: "image/jpeg"],
            body: ByteBuffer(bytes: file)
        )
    }

    /// Sends what the camera in the page sees.
    fileprivate func sendFrame(_ file: [UInt8]) async throws -> TestResponse {
        try await self.app.client.execute(
            uri: "/scans/barcode/frames",
            method: .post,
            headers: [.cookie: self.cookie, .contentType: "image/jpeg"],
            body: ByteBuffer(bytes: file)
        )
    }
}
