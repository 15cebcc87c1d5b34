import Eyes
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Nutrition

/// Photos that are kept with entries, and whoever sees them.
struct KeptFoodPhotoTests {
    private static let eyes = PhotoEyes { _, _ in
        let features = try FoodFeatures.pointing(0)
        return SeenPhoto(kinds: [SeenPhoto.Kind(name: "Banana", confidence: 0.7)], features: features)
    }

    private func logged(by person: TestPerson) async throws -> String {
        let id = try #require(try await person.scan(CheckeredPicture.bytes).json()["id"] as? String)
        let entry = RowID.new()
        try #require(try await person.log("usda-09040", scan: id, request: entry).status == .seeOther)
        return entry
    }

    /// Logs an entry with its photo anew, all in the same moment.
    private func copy(_ entry: String, times: Int, in app: TestApp) async throws {
        try await app.environment.database.write { db in
            for _ in 0..<times {
                let id = RowID.new()
                try db.execute(
                    """
                    INSERT INTO diary_entry (owner_id, id, day, meal, food_id, name, amount, unit, grams,
                        nutrients_id, version, created_at)
                    SELECT owner_id, \(id), day, meal, food_id, name, amount, unit, grams,
                        nutrients_id, version, created_at
                    FROM diary_entry WHERE id = \(entry)
                    """
                )
                try db.execute(
                    """
                    INSERT INTO food_photo (owner_id, entry_id, at, small, large)
                    SELECT owner_id, \(id), at, small, large FROM food_photo WHERE entry_id = \(entry)
                    """
                )
            }
        }
    }

    @Test(
        "no photo is kept unless its member says so, then with its entry, for their eyes alone",
        arguments: Backend.available
    )
    func kept(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let before = try await self.logged(by: ana)
            #expect(try await ana.get("/diary/entries/\(before)/photo/large").status == .notFound)
            #expect(try await !ana.get("/diary/entries/\(before)").text.contains("/photo/large"))
            #expect(try await ana.get("/diary/photos").text.contains("No photo is kept"))
            #expect(try await ana.post("/diary/photos/keeping", ["keeps": "on"]).status == .seeOther)
            #expect(try await ana.get("/diary/photos").text.contains("Keep no more"))
            #expect(try await !ana.get("/diary").text.contains("row-photo"))
            let entry = try await self.logged(by: ana)
            let small = "class=\"row-photo\" src=\"/diary/entries/\(entry)/photo/small\" alt=\"\" loading=\"lazy\""
            #expect(try await ana.get("/diary").text.contains(small))
            #expect(try await ana.get("/diary/entries/\(entry)").text.contains("/diary/entries/\(entry)/photo/large"))
            for size in ["small", "large"] {
                let path = "/diary/entries/\(entry)/photo/\(size)"
                let image = try await ana.get(path)
                #expect(image.status == .ok && image.headers[.contentType] == "image/jpeg")
                #expect(image.headers[.cacheControl] == "private, no-store")
                #expect(try await ben.get(path).status == .notFound)
            }
            #expect(try await ana.get("/diary/entries/\(entry)/photo/huge").status == .notFound)
            #expect(try await ben.post("/diary/entries/\(entry)/photo/removal").status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/removal").status == .seeOther)
            #expect(try await ana.get("/diary/entries/\(entry)/photo/large").status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/restoration").status == .seeOther)
            #expect(try await ana.get("/diary/entries/\(entry)/photo/large").status == .ok)
            #expect(try await ana.post("/diary/entries/\(entry)/photo/removal").status == .seeOther)
            #expect(try await ana.get("/diary/entries/\(entry)/photo/large").status == .notFound)
            #expect(try await !ana.get("/diary/entries/\(entry)").text.contains("/photo/large"))
            #expect(try await !ana.get("/diary").text.contains("row-photo"))
            #expect(try await ben.post("/diary/entries/\(entry)/photo/restoration").status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/removal").status == .seeOther)
            #expect(try await ana.post("/diary/entries/\(entry)/photo/restoration").status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/restoration").status == .seeOther)
            let back = try await ana.post("/diary/entries/\(entry)/photo/restoration")
            #expect(back.status == .seeOther && back.headers[.location] == "/diary/entries/\(entry)#photo")
            #expect(try await ana.get("/diary/entries/\(entry)/photo/large").status == .ok)
            #expect(try await ana.post("/diary/entries/\(entry)/photo/restoration").status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/photo/removal").status == .seeOther)
            let dayAfter = TestApp.now.addingTimeInterval(FoodPhoto.regret + 1)
            try await FoodPhotoStore.purge(removedBefore: dayAfter, in: app.environment.database)
            #expect(try await ana.post("/diary/entries/\(entry)/photo/restoration").status == .notFound)
            let left = try await app.environment.database.row("SELECT COUNT(*) FROM food_photo") { try $0.int(0) }
            #expect(left == 0, "It is gone for good.")
        }
    }

    @Test("who keeps a thousand photos is told that no more fit", arguments: Backend.available)
    func full(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let ana = try await app.person()
            _ = try await ana.post("/diary/photos/keeping", ["keeps": "on"])
            let entry = try await self.logged(by: ana)
            #expect(try await ana.get("/diary/photos").text.contains("1 photo is kept, of a thousand that fit"))
            try await self.copy(entry, times: FoodPhoto.most - 1, in: app)
            #expect(try await ana.get("/diary/photos").text.contains("no more fit"))
            let id = try #require(try await ana.scan(CheckeredPicture.bytes).json()["id"] as? String)
            #expect(try await ana.get("/scans/photo/\(id)").text.contains("there are a thousand already"))
        }
    }

    @Test("a member sees every photo that they keep, a page after the other", arguments: Backend.available)
    func list(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let none = try await ana.get("/diary/photos/kept").text
            #expect(none.contains("No photo is kept") && none.contains(#"<a href="/diary/photos">Food photos</a>"#))
            _ = try await ana.post("/diary/photos/keeping", ["keeps": "on"])
            let removed = try await self.logged(by: ana)
            let entry = try await self.logged(by: ana)
            // All kept in the same moment: a page must not end by the time alone.
            try await self.copy(entry, times: 130, in: app)
            try #require(try await ana.post("/diary/entries/\(removed)/removal").status == .seeOther)
            #expect(try await ana.get("/diary/photos").text.contains("/diary/photos/kept"))

            var (pages, seen): (Int, [String]) = (0, [])
            var path = "/diary/photos/kept"
            while !path.isEmpty {
                let page = try await ana.get(path).text
                seen += page.matches(of: /src="\/diary\/entries\/([0-9a-f-]{36})\/photo\/small"/).map { String($0.1) }
                path = page.firstMatch(of: /href="([^"]*)">Show more/).map { String($0.1) } ?? ""
                pages += 1
            }
            #expect(pages == 3 && seen.count == 131 && Set(seen).count == 131)
            #expect(seen.contains(entry) && !seen.contains(removed))

            var (listed, next): ([String], String?) = ([], "")
            while let after = next {
                let answer = try await ana.api(.get, "/diary/photos/kept?limit=50&after=\(after)").json()
                let photos = try #require(answer["photos"] as? [[String: Any]])
                listed += photos.compactMap { $0["entryId"] as? String }
                #expect(photos.allSatisfy { $0["name"] as? String != "" && $0["day"] as? String == TestApp.today })
                next = answer["next"] as? String
            }
            #expect(listed == seen)
            #expect(try await ana.api(.get, "/diary/photos/kept?after=nonsense").status == .unprocessableContent)
            #expect(try await !ben.get("/diary/photos/kept").text.contains("/photo/small"))
            let his = try await ben.api(.get, "/diary/photos/kept").json()
            #expect((his["photos"] as? [Any])?.isEmpty == true && his["next"] == nil)
        }
    }

    @Test("kept photos and what was taught leave and come back with their member", arguments: Backend.available)
    func along(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            _ = try await ana.post("/diary/photos/keeping", ["keeps": "on"])
            let entry = try await self.logged(by: ana)
            let id = try #require(try await ana.scan(CheckeredPicture.bytes).json()["id"] as? String)
            let said = try await ana.api(.post, "/scans/photo/\(id)/correction", #"{"foodId": "usda-09200"}"#)
            try #require(said.status == .noContent)
            #expect(try await ben.bringIn(try await ana.takeAlong())["state"] as? String == "done")
            let path = "/diary/entries/\(entry)/photo/large"
            let (hers, his) = (try await ana.get(path), try await ben.get(path))
            #expect(his.status == .ok && his.body == hers.body)
            let page = try await ben.get("/diary/photos").text
            #expect(page.contains("Orange") && page.contains("Keep no more"))
        }
    }

    @Test("a buddy who gets the meal sees its photo on their copy, until it is deleted or one blocks the other")
    func shared() async throws {
        try await TestApp.run(eyes: Self.eyes) { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            _ = try await ana.post("/diary/photos/keeping", ["keeps": "on"])
            let entry = try await self.logged(by: ana)
            let share = #"{"clientId": "\#(RowID.new())", "kind": "meal", "id": "\#(TestApp.today) Lunch"}"#
            try #require(try await ana.api(.post, "/chats/\(chat)/shares", share).status == .created)
            let meals = try await ben.get("/meals").text
            let copy = try #require(meals.firstMatch(of: /\/meals\/meal-[0-9a-f-]{36}/)).output
            let image = "\(copy)/photos/\(entry)/large"
            #expect(try await ben.get(String(copy)).text.contains(image))
            #expect(try await ben.get(image).headers[.contentType] == "image/jpeg")
            let cleo = try await app.person("Cleo")
            #expect(try await cleo.get(image).status == .notFound)
            #expect(try await ana.get(image).status == .notFound)
            #expect(try await ben.get("/diary/entries/\(entry)/photo/large").status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/removal").status == .seeOther)
            #expect(try await ben.get(image).status == .notFound)
            #expect(try await ana.post("/diary/entries/\(entry)/restoration").status == .seeOther)
            #expect(try await ben.get(image).status == .ok)
            #expect(try await ana.post("/diary/entries/\(entry)/photo/removal").status == .seeOther)
            #expect(try await !ben.get(String(copy)).text.contains("/photos/"))
            #expect(try await ana.post("/diary/entries/\(entry)/photo/restoration").status == .seeOther)
            #expect(try await ben.get(image).status == .ok)
            let blocked = try await ben.api(.put, "/blocks/\(try await ana.id())")
            #expect((200..<300).contains(blocked.status.code), "\(blocked.text)")
            #expect(try await ben.get(image).status == .notFound)
            #expect(try await !ben.get(String(copy)).text.contains("/photos/"))
        }
    }

    @Test("an account that goes leaves nothing of its photos behind", arguments: Backend.available)
    func gone(backend: Backend) async throws {
        try await TestApp.run(backend, eyes: Self.eyes) { app in
            let ana = try await app.person()
            _ = try await ana.post("/diary/photos/keeping", ["keeps": "on"])
            _ = try await self.logged(by: ana)
            try await app.environment.database.write { try $0.execute("DELETE FROM member WHERE screen_name = 'Ana'") }
            for table: SQL in ["photo_scan", "taught_photo", "food_photo", "photo_keeping", "shared_food_photo"] {
                let left = try await app.environment.database.row("SELECT COUNT(*) FROM \(table)") { try $0.int(0) }
                #expect(left == 0)
            }
        }
    }
}
