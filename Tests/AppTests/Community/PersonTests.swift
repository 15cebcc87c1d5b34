import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import Storage
import Testing

@testable import App
@testable import Community

/// What members see of each other.
struct PersonTests {
    @Test("a picture is taken in, shown by its switch, removed and put back")
    func photo() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person("Ana"), try await app.person("Ben"))
            try await ben.joinCommunity()
            let path = "/together/profile/photo"
            try await ana.agree()
            #expect(try await ana.get(path).headers[.location] == "/together/profile")
            #expect(try await ana.upload(SmallPicture.bytes, to: path).status == .conflict)
            try await ana.joinCommunity()
            #expect(try await ana.upload(Array("<svg/>".utf8), to: path).text.contains("We read JPEG, PNG and WebP."))
            #expect(try await ana.upload([], to: path).text.contains("Choose a picture first."))
            #expect(try await ana.upload(SmallPicture.bytes, to: path).status == .seeOther)
            let id = try await ana.id()
            let version = try #require(try await ana.api(.get, "/buddy-profile").json()["photoVersion"] as? String)
            let picture = "/together/members/\(id)/photo/small?v=\(version)"
            let own = try await ana.get(picture)
            #expect(own.status == .ok && own.headers[.contentType] == "image/jpeg")
            #expect(own.headers[.cacheControl] == "private, max-age=86400, immutable")
            #expect(try await ben.get(picture).status == .notFound)
            #expect(try await ana.get(path).text.contains("Nobody else sees it"))
            #expect(try await ana.upload(SmallPicture.bytes, to: path + "?show=on").status == .seeOther)
            let shown = try #require(try await ben.api(.get, "/people/\(id)").json()["photoVersion"] as? String)
            #expect(shown != version)
            #expect(try await ben.get("/together/members/\(id)/photo/large?v=\(shown)").status == .ok)
            #expect(try await ben.api(.get, "/people/\(id)/photo/small").status == .ok)
            #expect(try await ben.get("/together/members/\(id)/photo/huge?v=\(shown)").status == .notFound)
            #expect(try await ben.get(picture).status == .notFound)
            #expect(try await ben.get("/together/members/\(id)").text.contains("/photo/large?v=\(shown)"))
            #expect(try await ana.post(path + "/removal").status == .seeOther)
            #expect(try await ben.get("/together/members/\(id)/photo/large?v=\(shown)").status == .notFound)
            #expect(try await ana.post(path + "/restoration").status == .seeOther)
            #expect(try await ben.get("/together/members/\(id)/photo/large?v=\(shown)").status == .ok)
            #expect(try await ana.post(path + "/restoration").status == .notFound)
        }
    }

    @Test("a device sends a picture as it is, and is told what is wrong with it")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.joinCommunity()
            let taken = try await ana.putPhoto(SmallPicture.bytes, query: "?show=true")
            #expect(try taken.json()["photoVersion"] is String)
            #expect(try await ana.api(.get, "/buddy-profile").json()["sharesPhoto"] as? Bool == true)
            #expect(try await ana.putPhoto(Array("GIF89a".utf8)).status == .unprocessableContent)
            #expect(try await ana.putPhoto([UInt8](repeating: 0xFF, count: 8_100_000)).status == .contentTooLarge)
            #expect(try await ana.api(.delete, "/buddy-profile/photo").status == .noContent)
            #expect(try await ana.api(.delete, "/buddy-profile/photo").status == .notFound)
        }
    }

    @Test("a stranger reads the profile's facts, a buddy what its switches open, and nobody else anything")
    func person() async throws {
        try await TestApp.run { app in
            let (ana, ben, cleo) = (
                try await app.person("Ana"), try await app.person("Ben"), try await app.person("Cleo")
            )
            for somebody in [ana, cleo] { try await somebody.joinCommunity() }
            try await ben.joinCommunity(#""sharesWeights": true, "intro": "I <3 squats""#)
            let weighed = try await ben.api(.put, "/weights/2026-03-10", #"{"kg": 80}"#)
            try #require(weighed.status.code < 300, "\(weighed.text)")
            let (anaId, benId) = (try await ana.id(), try await ben.id())
            let path = "/together/members/\(benId)"
            let strange = try await ana.get(path).text
            #expect(
                strange.contains("I &lt;3 squats") && strange.contains("Evenings: Tue") && strange.contains("Ben, 35")
            )
            #expect(!strange.contains(" kg") && !strange.contains("Your buddy"))
            try await app.befriend(anaId, benId)
            let buddy = try await ana.get(path).text
            #expect(buddy.contains("Your buddy") && buddy.contains("72 kg"))
            let answer = try await ana.api(.get, "/people/\(benId)").json()
            #expect((answer["weights"] as? [String: Any])?["firstKg"] as? Double == 80)
            #expect(answer["screenName"] as? String == "Ben")
            #expect(try await cleo.api(.get, "/people/\(benId)").json()["weights"] is NSNull?)
            #expect(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            #expect(try await !ana.get(path).text.contains("72 kg"))
            for nobody in ["999999", "0", "x", "-1"] {
                let missing = try await ana.get("/together/members/\(nobody)")
                #expect(
                    missing.status == .notFound && missing.text.contains("they aren&#39;t to be seen"),
                    "\(missing.status)"
                )
            }
            try await app.environment.database.write { db in
                try db.execute(
                    "INSERT INTO block (owner_id, blocked_id, at) VALUES (\(Int64(benId) ?? 0), \(Int64(anaId) ?? 0), 1)"
                )
            }
            #expect(try await ana.get(path).status == .notFound)
            #expect(try await ana.get("/together/members/\(benId)/photo/small").status == .notFound)
        }
    }
}

extension TestApp {
    /// Makes two members buddies, as a match does.
    func befriend(_ one: String, _ other: String) async throws {
        let ids = try [one, other].map { try #require(Int64($0)) }
        _ = try await self.environment.database.write { db in
            let day = Member(id: 0, screenName: "", firstName: "").day(at: Self.now)
            return try Buddyship.form(between: (ids[0], day), and: (ids[1], day), at: Self.now, in: db).chat
        }
    }
}
