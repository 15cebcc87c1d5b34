import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import App

/// A member's progress photos through both doors.
struct ProgressPhotoPageTests {
    @Test("a photo is taken, seen, deleted and put back, with a browser alone", arguments: Backend.available)
    func life(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await ana.get("/motivation/photos").text.contains("A photo now and then"))
            let form = try await ana.get("/motivation/photos/new?day=2026-03-12").text
            #expect(form.contains("/motivation/photos?day=2026-03-12") && form.contains("capture="))
            let taken = try await ana.upload(SmallPicture.bytes, to: "/motivation/photos?day=2026-03-12")
            #expect(taken.status == .seeOther && taken.headers[.location] == "/motivation/photos")
            let id = try #require(try await ana.progressPhotos().first)
            let list = try await ana.get("/motivation/photos").text
            #expect(list.contains("/motivation/photos/\(id)/images/small") && list.contains("12 March"))
            let page = try await ana.get("/motivation/photos/\(id)").text
            #expect(page.contains("/images/large") && page.contains("12 March") && !page.contains(" kg"))
            try #require(try await ana.api(.put, "/weights/2026-03-12", #"{"kg": 72.4}"#).status.code < 300)
            #expect(try await ana.get("/motivation/photos/\(id)").text.contains("72.4 kg"))
            #expect(try await ana.post("/motivation/photos/\(id)/removal").status == .seeOther)
            #expect(try await ana.get("/motivation/photos/\(id)").status == .notFound)
            #expect(try await ana.get("/motivation/photos/\(id)/images/small").status == .notFound)
            #expect(try await ana.progressPhotos().isEmpty)
            #expect(try await ana.post("/motivation/photos/\(id)/restoration").status == .seeOther)
            #expect(try await ana.progressPhotos() == [id])
            #expect(try await ana.post("/motivation/photos/\(id)/restoration").status == .notFound)
        }
    }

    @Test("the day stands in the form of the photo, so that changing it keeps the photo that was chosen")
    func dayBesideFile() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let form = try await ana.get("/motivation/photos/new").text
            #expect(form.contains(#"name="day""#) && form.contains(#"value="2026-03-14""#))
            let day = ["day": "2026-03-12"]
            let taken = try await ana.upload(SmallPicture.bytes, to: "/motivation/photos?day=2026-03-14", day)
            #expect(taken.status == .seeOther, "\(taken.text)")
            #expect(try await ana.get("/motivation/photos").text.contains("12 March"))
            let wrong = try await ana.upload([1, 2, 3], to: "/motivation/photos?day=2026-03-14", day)
            #expect(wrong.status == .unprocessableContent && wrong.text.contains(#"value="2026-03-12""#))
            let future = try await ana.upload(SmallPicture.bytes, to: "/motivation/photos", ["day": "2026-03-15"])
            #expect(future.status == .unprocessableContent && future.text.contains("yet to come"))
            #expect(try await ana.progressPhotos().count == 1)
        }
    }

    @Test("a device keeps, reads and deletes one, and sending it again is harmless", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let kept = try await ana.putProgressPhoto(SmallPicture.bytes)
            #expect(kept.status == .created)
            #expect(try kept.json()["day"] as? String == TestApp.today)
            #expect(try await ana.putProgressPhoto(SmallPicture.bytes).status == .ok)
            #expect(try await ana.progressPhotos() == [TestPerson.photo])
            for size in ["small", "large"] {
                let path = "/motivation/photos/\(TestPerson.photo)/images/\(size)"
                for image in [try await ana.api(.get, path), try await ana.get(path)] {
                    #expect(image.status == .ok && image.headers[.contentType] == "image/jpeg")
                    #expect(image.headers[.cacheControl] == "private, no-store")
                    #expect(image.headers[HTTPField.Name("Spotter-Keep")!] == nil)
                    #expect(Array(buffer: image.body).starts(with: [0xFF, 0xD8, 0xFF]))
                }
            }
            let odd = "/motivation/photos/\(TestPerson.photo)/images/huge"
            #expect(try await ana.api(.get, odd).status == .notFound)
            #expect(try await ana.api(.delete, "/motivation/photos/\(TestPerson.photo)").status == .noContent)
            #expect(try await ana.api(.delete, "/motivation/photos/\(TestPerson.photo)").status == .notFound)
            #expect(try await ana.putProgressPhoto(SmallPicture.bytes).status == .created)
        }
    }

    @Test(
        "what is no picture, or not whole, is refused in words, and nothing is kept",
        arguments: [
            (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "JPEG, PNG and WebP"),
            (Array(SmallPicture.bytes.prefix(400)), "not be whole"), ([0xFF, 0xD8, 0xFF], "not be whole"),
            (Array("GIF89a".utf8), "JPEG, PNG and WebP"),
        ]
    )
    func hostile(file: [UInt8], words: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await ana.putProgressPhoto(file)
            #expect(sent.status == .unprocessableContent && sent.text.contains(words), "\(sent.text)")
            let page = try await ana.upload(file, to: "/motivation/photos")
            #expect(page.status == .unprocessableContent && page.text.contains(words), "\(page.text)")
            #expect(try await ana.progressPhotos().isEmpty)
        }
    }

    @Test("what is too heavy, or nothing, is refused")
    func bounds() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let heavy = [UInt8](repeating: 0xFF, count: 8_100_000)
            #expect(try await ana.putProgressPhoto(heavy).status == .contentTooLarge)
            #expect(try await ana.upload([], to: "/motivation/photos").status == .unprocessableContent)
            #expect(try await ana.putProgressPhoto(SmallPicture.bytes, id: "1").status == .notFound)
            #expect(try await ana.progressPhotos().isEmpty)
        }
    }

    @Test(
        "a photo is of today or of a day that was, in the life of who keeps it",
        arguments: ["2026-03-15", "9999-12-31", "1875-01-01", "1990-05-16", "2026-02-30", "nonsense"]
    )
    func days(day: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let sent = try await ana.putProgressPhoto(SmallPicture.bytes, day: day)
            #expect(sent.status == .unprocessableContent, "\(sent.text)")
            let page = try await ana.get("/motivation/photos/new?day=\(day)")
            #expect(page.status == .unprocessableContent && page.text.contains("/motivation/photos?day=2026-03-14"))
            let form = try await ana.upload(SmallPicture.bytes, to: "/motivation/photos?day=\(day)")
            #expect(form.status == .unprocessableContent)
            #expect(try await ana.progressPhotos().isEmpty)
        }
    }

    @Test("a day has three at most", arguments: Backend.available)
    func fullDay(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            for _ in 0..<3 {
                #expect(try await ana.upload(SmallPicture.bytes, to: "/motivation/photos").status == .seeOther)
            }
            let fourth = try await ana.putProgressPhoto(SmallPicture.bytes)
            #expect(fourth.status == .unprocessableContent && fourth.text.contains("3 photos"), "\(fourth.text)")
            #expect(try await ana.putProgressPhoto(SmallPicture.bytes, day: "2026-03-13").status == .created)
        }
    }

    @Test("photos of others are answered as if nothing were there", arguments: Backend.available)
    func others(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try #require(try await ana.putProgressPhoto(SmallPicture.bytes).status == .created)
            try #require(
                try await ben.putProgressPhoto(SmallPicture.bytes, id: TestPerson.otherPhoto).status == .created
            )
            for id in [TestPerson.photo, "00000000-0000-4000-8000-000000000000", "1", "%27"] {
                let path = "/motivation/photos/\(id)"
                for address in [path, path + "/images/small", path + "/images/large"] {
                    #expect(try await ben.get(address).status == .notFound, "\(address)")
                }
                #expect(try await ben.api(.get, path + "/images/large").status == .notFound)
                #expect(try await ben.api(.delete, path).status == .notFound)
                #expect(try await ben.post(path + "/removal").status == .notFound)
                #expect(try await ben.post(path + "/restoration").status == .notFound)
            }
            // The same id is another photo with another member.
            #expect(try await ben.putProgressPhoto(SmallPicture.bytes).status == .created)
            let comparison = "/motivation/photos/comparison?from=\(TestPerson.otherPhoto)"
            #expect(try await ben.get(comparison).status == .ok)
            #expect(try await ana.get(comparison).headers[.location] == "/motivation/photos")
            try #require(
                try await ana.putProgressPhoto(
                    SmallPicture.bytes,
                    id: "00000000-0000-4000-8000-0000000000f3"
                ).status == .created
            )
            #expect(try await ana.get(comparison).status == .notFound)
            #expect(try await ana.progressPhotos().count == 2)
        }
    }

    @Test("of a member under 18 no photo is kept, whichever door it comes by")
    func underAge() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try #require(try await ana.putProgressPhoto(SmallPicture.bytes).status == .created)
            let file = try await ana.takeAlong()
            let mia = try await app.person("Mia", birthday: "2009-05-17")
            #expect(try await mia.get("/motivation/photos").text.contains("kept from 18 on"))
            #expect(try await mia.get("/motivation/photos/new").status == .forbidden)
            #expect(try await mia.get("/motivation/photos/comparison").status == .forbidden)
            #expect(try await mia.putProgressPhoto(SmallPicture.bytes).status == .forbidden)
            #expect(try await mia.upload(SmallPicture.bytes, to: "/motivation/photos").status == .forbidden)
            #expect(try await mia.api(.get, "/motivation/photos").status == .forbidden)
            #expect(try await mia.bringIn(file)["state"] as? String == "done")
            let rows = try await app.environment.database.rows("SELECT owner_id FROM progress_photo") {
                try $0.integer(0)
            }
            #expect(rows.count == 1, "Only hers, who brought none along.")
        }
    }

    @Test("two photos stand together with their days, and what was weighed on them", arguments: Backend.available)
    func comparison(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await ana.get("/motivation/photos/comparison").headers[.location] == "/motivation/photos")
            for (id, day) in [(TestPerson.photo, "2026-01-12"), (TestPerson.otherPhoto, TestApp.today)] {
                try #require(try await ana.putProgressPhoto(SmallPicture.bytes, id: id, day: day).status == .created)
            }
            #expect(try await ana.get("/motivation/photos").text.contains("Two photos together"))
            let both = try await ana.get("/motivation/photos/comparison").text
            let (first, last) = (
                try #require(both.range(of: "/motivation/photos/\(TestPerson.photo)/images/large")),
                try #require(both.range(of: "/motivation/photos/\(TestPerson.otherPhoto)/images/large"))
            )
            #expect(first.lowerBound < last.lowerBound)
            #expect(both.contains("12 January") && both.contains("Today") && both.contains("72 kg"))
            #expect(both.contains("type=\"range\""))
            // Whichever is named first, the earlier one stands first.
            let turned = try await ana.get(
                "/motivation/photos/comparison?from=\(TestPerson.otherPhoto)&to=\(TestPerson.photo)"
            ).text
            #expect(turned.contains("From Mon 12 January to Today"))
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            #expect(try await ana.get("/motivation/photos/comparison").headers[.location] == "/motivation/photos")
            #expect(try await !ana.get("/motivation/photos").text.contains("Two photos together"))
            #expect(try await !ana.get("/motivation/photos/\(TestPerson.otherPhoto)").text.contains("72 kg"))
        }
    }

    @Test("a mission shows the photos of its days, past ones too, and today's card the one of today")
    func mission() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let started = try await ana.api(.post, "/motivation/missions", #"{"kind": "weight", "target": 66}"#)
            let id = try #require(try started.json()["id"] as? String)
            let path = "/motivation/missions/\(id)"
            #expect(try await ana.get(path).text.contains("Take one"))
            try #require(try await ana.putProgressPhoto(SmallPicture.bytes, day: "2026-01-12").status == .created)
            try #require(
                try await ana.putProgressPhoto(SmallPicture.bytes, id: TestPerson.otherPhoto).status == .created
            )
            let today = try await ana.get(path).text
            #expect(today.contains("\(TestPerson.otherPhoto)/images/small") && !today.contains("Take one"))
            #expect(!today.contains(TestPerson.photo), "That one is older than the mission.")
            for page in ["/motivation", "/motivation/missions"] {
                #expect(try await ana.get(page).text.contains("\(TestPerson.otherPhoto)/images/small"), "\(page)")
            }
            try await app.environment.database.write { try $0.execute("UPDATE mission SET started_on = '2026-01-01'") }
            let both = try await ana.get(path).text
            #expect(both.contains("\(TestPerson.photo)/images/large") && both.contains("type=\"range\""))
            try #require(try await ana.post(path + "/ending").status == .seeOther)
            let past = try await ana.get(path).text
            #expect(past.contains("\(TestPerson.photo)/images/large") && !past.contains("Take a photo"))
            let mia = try await app.person("Mia", birthday: "2009-05-17")
            let hers = try await mia.api(.post, "/motivation/missions", #"{"kind": "weight", "target": 66}"#)
            let page = try await mia.get("/motivation/missions/\(try #require(try hers.json()["id"] as? String))").text
            #expect(page.contains("Eaten today") && !page.contains("/motivation/photos"))
        }
    }

    @Test("many are shown page by page", arguments: Backend.available)
    func pages(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try #require(try await ana.putProgressPhoto(SmallPicture.bytes).status == .created)
            try await app.environment.database.write { db in
                for number in 10..<50 {
                    try db.execute(
                        """
                        INSERT INTO progress_photo (owner_id, id, day, taken_at, small, large)
                        SELECT owner_id, \("00000000-0000-4000-8000-0000000001\(number)"), '2026-02-01', \(number), small, large
                        FROM progress_photo WHERE id = \(TestPerson.photo)
                        """
                    )
                }
            }
            let first = try await ana.get("/motivation/photos").text
            let last = "00000000-0000-4000-8000-000000000115"
            #expect(first.components(separatedBy: "photo-shot\"").count - 1 == 36)
            #expect(first.contains("/motivation/photos?before=\(last)"))
            let second = try await ana.get("/motivation/photos?before=\(last)").text
            #expect(second.components(separatedBy: "photo-shot\"").count - 1 == 5 && !second.contains("?before="))
        }
    }

    @Test("a suspended member sees theirs and keeps no other", arguments: Backend.available)
    func suspended(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana", nil)
            try #require(try await ana.person.putProgressPhoto(SmallPicture.bytes).status == .created)
            try await app.suspend(ana)
            #expect(try await ana.person.get("/motivation/photos/\(TestPerson.photo)").status == .ok)
            let more = try await ana.person.upload(SmallPicture.bytes, to: "/motivation/photos")
            #expect(more.status == .forbidden)
        }
    }
}
