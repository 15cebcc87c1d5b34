import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Progress photos leave and come back with their member; an edited file brings nothing that Spotter wouldn't have made.
struct ProgressPhotoExportTests {
    private func row(_ values: [String: Any] = [:]) -> HonestExport.Row {
        let honest: [String: Any] = [
            "id": TestPerson.photo, "day": "2026-03-12", "taken_at": HonestExport.past, "removed_at": NSNull(),
            "small": HonestExport.photo, "large": HonestExport.photo,
        ]
        return ("progress_photo", honest.merging(values) { $1 })
    }

    @Test("a photo comes along as it was, sealed for its new owner", arguments: Backend.available)
    func along(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try #require(try await ana.putProgressPhoto(SmallPicture.bytes).status == .created)
            #expect(try await ben.bringIn(try await ana.takeAlong())["state"] as? String == "done")
            for size in ["small", "large"] {
                let path = "/motivation/photos/\(TestPerson.photo)/images/\(size)"
                let (hers, his) = (try await ana.api(.get, path), try await ben.api(.get, path))
                #expect(his.status == .ok && his.body == hers.body)
            }
        }
    }

    @Test(
        "a picture that carries more than itself, or is none, isn't taken",
        arguments: [
            Array(SmallPicture.bytes.dropLast(2)), SmallPicture.bytes + Array("<script>".utf8),
            Array(SmallPicture.bytes.prefix(2)) + [0xFF, 0xFE, 0, 6] + Array("Home".utf8)
                + Array(SmallPicture.bytes.dropFirst(2)), Array("<svg/>".utf8), [],
        ]
    )
    func edited(bytes: [UInt8]) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let text = Data(bytes).base64EncodedString()
            let look = try await ana.bring(try HonestExport.zip([self.row(["large": text]), self.row(["id": "x"])]))
            #expect((400..<500).contains(look.status.code), "\(look.text)")
            #expect(try await ana.progressPhotos().isEmpty)
            let other = try await ana.bringIn(
                try HonestExport.zip([self.row(), self.row(["id": TestPerson.otherPhoto, "small": text])])
            )
            #expect(other["state"] as? String == "done")
            #expect(try await ana.progressPhotos() == [TestPerson.photo])
        }
    }

    @Test("a photo whose key is lost is null in the file and left out on the way in", arguments: Backend.available)
    func broken(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            for id in [TestPerson.photo, TestPerson.otherPhoto] {
                try #require(try await ana.putProgressPhoto(SmallPicture.bytes, id: id).status == .created)
            }
            // One row has the other's bytes, which are bound to their own place.
            try await app.environment.database.write { db in
                try db.execute(
                    """
                    UPDATE progress_photo SET large = (
                        SELECT other.large FROM progress_photo AS other WHERE other.id = \(TestPerson.otherPhoto))
                    WHERE id = \(TestPerson.photo)
                    """
                )
            }
            let lost = try await ana.get("/motivation/photos/\(TestPerson.photo)/images/large")
            #expect(lost.status == .notFound)
            #expect(try await ana.get("/motivation/photos/\(TestPerson.photo)").status == .ok)
            let file = try await ana.takeAlong()
            let text = try #require(try RoundTripTests.files(in: file)["data/progress_photo.json"])
            #expect(text.contains(#""large":null"#))
            #expect(try await ben.bringIn(file)["state"] as? String == "done")
            #expect(try await ben.progressPhotos() == [TestPerson.otherPhoto])
        }
    }

    @Test("no more than four hundred come in")
    func most() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let first = try #require(CalendarDay("2025-01-01"))
            let rows = (1_000..<1_405).map { number in
                let day = first.adding(days: (number - 1_000) / 3).description
                return self.row(["id": "00000000-0000-4000-8000-00000000\(number)", "day": day])
            }
            let done = try await ana.bringIn(try HonestExport.zip(rows))
            #expect(done["state"] as? String == "done" && done["leftOut"] as? Int == 5)
            #expect(try await ana.progressPhotos().count == 400)
            let more = try await ana.putProgressPhoto(SmallPicture.bytes)
            #expect(more.status == .unprocessableContent && more.text.contains("400 photos"))
        }
    }

    @Test("a day takes three and ten removed ones come along, by a file as by hand", arguments: Backend.available)
    func bounds(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let ofDay = (1_000..<1_005).map { self.row(["id": "00000000-0000-4000-8000-00000000\($0)"]) }
            let removed = (2_000..<2_012).map { number in
                self.row([
                    "id": "00000000-0000-4000-8000-00000000\(number)", "removed_at": HonestExport.past,
                ])
            }
            let done = try await ana.bringIn(try HonestExport.zip(ofDay + removed))
            #expect(done["state"] as? String == "done" && done["leftOut"] as? Int == 4)
            #expect(try await ana.progressPhotos().count == 3)
            let kept = try await app.environment.database.row(
                "SELECT COUNT(*) FROM progress_photo WHERE removed_at IS NOT NULL"
            ) { try $0.int(0) }
            #expect(kept == 10)
            // A file brought in later finds what is here.
            let later = self.row(["id": "00000000-0000-4000-8000-000000003000"])
            #expect(try await ana.bringIn(try HonestExport.zip([later]))["leftOut"] as? Int == 1)
        }
    }
}
