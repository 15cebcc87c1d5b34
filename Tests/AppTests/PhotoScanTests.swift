import Eyes
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing
import Web

@testable import App
@testable import Nutrition

/// A photo of a food through both doors; what the eyes make of it is said by the test.
struct PhotoScanTests {
    /// Eyes that see an apple by its width, a banana, or nothing; what was taught goes before.
    private static let eyes = PhotoEyes { image, lessons in
        let features = try FoodFeatures.pointing(image.width % FoodFeatures.count)
        let taught = lessons.first { $0.features == features }.map { SeenPhoto.Kind(name: $0.kind, confidence: 0.9) }
        return SeenPhoto(
            kinds: [taught].compactMap(\.self) + [
                SeenPhoto.Kind(name: "Banana", confidence: taught == nil ? 0.7 : 0.1),
                SeenPhoto.Kind(name: "Apple", confidence: 0.05),
            ],
            features: features
        )
    }

    private static let unsure = PhotoEyes { _, _ in
        let features = try FoodFeatures.pointing(0)
        return SeenPhoto(kinds: [SeenPhoto.Kind(name: "Apple", confidence: 0.4)], features: features)
    }

    private static let blind = PhotoEyes { _, _ in
        let features = try FoodFeatures.pointing(0)
        return SeenPhoto(kinds: [], hunch: SeenPhoto.Kind(name: "Apple", confidence: 0.1), features: features)
    }

    private static let fields = ["day": "2026-03-14", "meal": "Lunch"]

    @Test(
        "a photo leads to its food, with per cent, a measure and the meal, and is logged",
        arguments: Backend.available
    )
    func logged(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let ana = try await app.person()
            #expect(try await ana.get("/foods?day=2026-03-14&meal=Lunch").text.contains("/scans/photo?day=2026-03-14"))
            let camera = try await ana.get("/scans/photo?day=2026-03-14&meal=Lunch").text
            #expect(camera.contains("capture=\"environment\"") && camera.contains("name=\"meal\" value=\"Lunch\""))
            let sent = try await ana.upload(CheckeredPicture.bytes, to: "/scans/photo", Self.fields)
            try #require(sent.status == .seeOther, "\(sent.text)")
            let path = try #require(sent.headers[.location])
            let page = try await ana.get(path).text
            #expect(page.contains("70 %") && page.contains("5 %") && page.contains(">Banana "))
            #expect(page.contains("/foods.svg#banana"), "each guess has its sign")
            #expect(
                page.contains("value=\"usda-09040\" required checked") || page.contains("value=\"usda-09040\" checked")
            )
            let id = try #require(path.split(separator: "?").first?.split(separator: "/").last)
            let chosen = try await ana.get("/scans/photo/\(id)/food?foodId=usda-09040&day=2026-03-14&meal=Lunch")
            let food = try #require(chosen.headers[.location])
            #expect(food.hasPrefix("/foods/usda-09040?day=2026-03-14&meal=Lunch&scan=\(id)"))
            let form = try await ana.get(food).text
            #expect(form.contains("name=\"scan\" value=\"\(id)\"") && form.contains("1 medium"))
            let logged = try await ana.log("usda-09040", scan: String(id))
            #expect(logged.status == .seeOther)
            #expect(try await ana.get("/diary/2026-03-14").text.contains("Banana"))
            #expect(try await ana.get("/scans/photo/\(id)/food?day=2026-03-14").status == .unprocessableContent)
        }
    }

    @Test("below the floor nothing is chosen beforehand, and typing the name is advised")
    func unsure() async throws {
        try await TestApp.run(eyes: Self.unsure) { app in
            let ana = try await app.person()
            let sent = try await ana.upload(CheckeredPicture.bytes, to: "/scans/photo", Self.fields)
            let page = try await ana.get(try #require(sent.headers[.location])).text
            #expect(page.contains("40 %") && page.contains("type its name") && !page.contains(" checked>"))
            // The page has no field for a name: it says what leads to one, and what to do with a full plate.
            #expect(page.contains("tap “Something else”") && page.contains("take a photo of each"))
        }
    }

    @Test("a picture of one colour shows nothing, whatever the eyes make of it")
    func oneColour() async throws {
        try await TestApp.run(eyes: Self.eyes) { app in
            let ana = try await app.person()
            let sent = try await ana.upload(SmallPicture.bytes, to: "/scans/photo", Self.fields)
            #expect(sent.headers[.location] == "/scans/photo?day=2026-03-14&meal=Lunch&failures=1")
            #expect((try await ana.scan(SmallPicture.bytes).json()["candidates"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("a picture of one colour is no guess either: the search opens empty")
    func noHunch() async throws {
        try await TestApp.run(eyes: Self.blind) { app in
            let ana = try await app.person()
            let fields = Self.fields.merging(["failures": "1"]) { $1 }
            let sent = try await ana.upload(SmallPicture.bytes, to: "/scans/photo", fields)
            let search = try #require(sent.headers[.location])
            #expect(search.hasPrefix("/foods?day=2026-03-14&meal=Lunch&scan=") && search.hasSuffix("&guess=on"))
            #expect(!search.contains("&q="))
            let page = try await ana.get(search).text
            #expect(page.contains("We can't tell what this is") && page.contains("What did you have?"))
            #expect(!page.contains("is a guess from your photo"))
        }
    }

    @Test("nothing seen: how to take it; nothing twice: the search with what was guessed, which teaches")
    func blind() async throws {
        try await TestApp.run(eyes: Self.blind) { app in
            let ana = try await app.person()
            let first = try await ana.upload(CheckeredPicture.bytes, to: "/scans/photo", Self.fields)
            let again = try #require(first.headers[.location])
            #expect(again == "/scans/photo?day=2026-03-14&meal=Lunch&failures=1")
            #expect(try await ana.get(again).text.contains("arm's length, in good light"))
            let kept = try await app.environment.database.row("SELECT COUNT(*) FROM photo_scan") { try $0.int(0) }
            #expect(kept == 0)
            let second = try await ana.upload(
                CheckeredPicture.bytes,
                to: "/scans/photo",
                Self.fields.merging(["failures": "1"]) { $1 }
            )
            let search = try #require(second.headers[.location])
            #expect(search.hasPrefix("/foods?day=2026-03-14&meal=Lunch&scan=") && search.hasSuffix("&q=Apple&guess=on"))
            let found = try await ana.get(search).text
            #expect(found.contains("We can't tell what this is"))
            #expect(found.contains("“Apple” is a guess from your photo."))
            #expect(found.contains("tab=code\">scan its barcode</a>"))
            let typed = try await ana.get(search.replacing("&guess=on", with: "")).text
            #expect(!typed.contains("We can't tell what this is"))
            #expect(found.contains("name=\"scan\"") && found.contains("&amp;scan=") || found.contains("&scan="))
        }
    }

    @Test(
        "another food than offered teaches: it comes first the next time, and is seen and forgotten",
        arguments: Backend.available
    )
    func taught(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let id = try #require(try await ana.scan(CheckeredPicture.bytes).json()["id"] as? String)
            #expect(try await ana.log("usda-09200", scan: id).status == .seeOther)
            let scan = try await ana.scan(CheckeredPicture.bytes).json()
            let first = try #require((scan["candidates"] as? [[String: Any]])?.first)
            #expect(first["foodId"] as? String == "usda-09200" && first["confidence"] as? Double == 0.9)
            let his = try await ben.scan(CheckeredPicture.bytes).json()
            #expect((his["candidates"] as? [[String: Any]])?.first?["foodId"] as? String == "usda-09040")
            let page = try await ana.get("/diary/photos").text
            #expect(page.contains("1 photo") && page.contains("Orange"))
            #expect(try await ana.post("/diary/photos/removal", ["foodId": "usda-09200"]).status == .seeOther)
            #expect(try await ana.get("/diary/photos").text.contains("Nothing yet"))
            let after = try await ana.scan(CheckeredPicture.bytes).json()
            #expect((after["candidates"] as? [[String: Any]])?.first?["foodId"] as? String == "usda-09040")
        }
    }

    @Test("a device reads candidates with their measure and corrects them", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let answer = try await ana.scan(CheckeredPicture.bytes)
            try #require(answer.status == .ok, "\(answer.text)")
            let scan = try answer.json()
            let id = try #require(scan["id"] as? String)
            let first = try #require((scan["candidates"] as? [[String: Any]])?.first)
            #expect(first["name"] as? String == "Banana" && first["foodId"] as? String == "usda-09040")
            #expect((first["measure"] as? [String: Any])?["unit"] as? String == "1 medium")
            let path = "/scans/photo/\(id)/correction"
            #expect(try await ben.api(.post, path, #"{"foodId": "usda-09200"}"#).status == .notFound)
            #expect(try await ana.api(.post, path, #"{"foodId": "usda-nothing"}"#).status == .unprocessableContent)
            #expect(try await ana.api(.post, path, "{}").status == .unprocessableContent)
            #expect(try await ana.api(.post, path, #"{"foodId": "usda-09200"}"#).status == .noContent)
            #expect(try await ana.get("/diary/photos").text.contains("Orange"))
            #expect(try await ben.get("/scans/photo/\(id)").status == .notFound)
        }
    }

    @Test("a house without what it takes says so, and how to get it to who may, and offers other ways")
    func lacking() async throws {
        let lacking = PhotoEyes(lack: { .init(words: "The model isn't there.", cure: "Run bin/setup.") }) { _, _ in
            throw CancellationError()
        }
        try await TestApp.run(eyes: lacking) { app in
            // Whoever signed up first is the administrator.
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let (hers, his) = (try await ana.get("/scans/photo").text, try await ben.get("/scans/photo").text)
            #expect(hers.contains("Run bin/setup.") && !his.contains("bin/setup"))
            for page in [hers, his] {
                #expect(page.contains("Search by name") && page.contains("in a sentence") && page.contains("barcode"))
            }
            #expect(try await ana.upload(CheckeredPicture.bytes, to: "/scans/photo").status == .ok)
            let device = try await ana.scan(CheckeredPicture.bytes)
            #expect(device.status == .serviceUnavailable && device.headers[.retryAfter] != nil)
            let off = try await ana.post("/admin/switches/food-photos", ["reason": "Not here"])
            try #require(off.status == .seeOther)
            #expect(try await ana.get("/scans/photo").status == .notFound)
            #expect(try await ana.get("/diary/photos").status == .ok)
            #expect(try await !ana.get("/foods").text.contains("/scans/photo"))
        }
    }
}

extension FoodFeatures {
    /// Returns features of which only one is more than nothing.
    static func pointing(_ way: Int) throws -> FoodFeatures {
        var bytes = Array(repeating: UInt8(0), count: Self.count)
        bytes[way] = 127
        return try #require(FoodFeatures(bytes: bytes))
    }
}

extension TestPerson {
    /// Sends a photo of a food as a device.
    func scan(_ file: [UInt8]) async throws -> TestResponse {
        return try await self.app.client.execute(
            uri: "/api/v1/scans/photo",
            method: .post,
            headers: [.authorization: "Bearer " + self.token, .contentType: "image/jpeg"],
            body: ByteBuffer(bytes: file)
        )
    }

    /// Logs one of a food as the form of its page does.
    func log(_ food: String, scan: String, request: String = RowID.new()) async throws -> TestResponse {
        try await self.post(
            "/diary/entries",
            [
                "requestId": request, "day": "2026-03-14", "meal": "Lunch", "foodId": food, "amount": "1",
                "unit": "1 medium", "scan": scan,
            ]
        )
    }
}
