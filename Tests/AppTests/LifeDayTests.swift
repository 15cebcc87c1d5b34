import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Ana was born on 17 May 1990, and it is 14 March 2026: no door takes a day of which she can't mean it.
struct LifeDayTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d12"

    @Test(
        "a day before somebody's birth, or too far ahead, is refused in words at every door",
        arguments: ["1990-05-16", "2027-03-16"]
    )
    func refused(day: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let entry = #"{"requestId": "\#(Self.id)", "meal": "Lunch", "name": "Soup", "kcal": 100}"#
            let walk = #"{"requestId": "\#(Self.id)", "exerciseId": "brisk-walk", "minutes": 30, "day": "\#(day)"}"#
            let form = ["requestId": Self.id, "day": day]
            let photo = try await ana.putProgressPhoto(SmallPicture.bytes, day: day)
            let answers = [
                ("weight of a device", try await ana.api(.put, "/weights/\(day)", #"{"kg": 70}"#)),
                ("weight", try await ana.post("/weights", ["day": day, "weight": "70", "weightUnit": "kg"])),
                ("weight of the profile", try await ana.post("/me/weight", ["day": day, "weight": "70"])),
                ("entry of a device", try await ana.api(.post, "/diary/\(day)/entries", entry)),
                ("diary", try await ana.get("/diary/\(day)")),
                ("training of a device", try await ana.api(.post, "/activities", walk)),
                (
                    "training",
                    try await ana.post(
                        "/activities",
                        form.merging(["exerciseId": "brisk-walk", "minutes": "30"]) { $1 }
                    )
                ),
                ("photo of a device", photo),
                ("photo", try await ana.upload(SmallPicture.bytes, to: "/motivation/photos", form)),
            ]
            for (door, answer) in answers {
                #expect([404, 422].contains(answer.status.code), "\(door): \(answer.status)")
            }
        }
    }

    @Test("the days that are left to choose begin with somebody's birth", arguments: ["/weights/2026-03-14", "/diary"])
    func offered(path: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get(path == "/diary" ? "/diary/\(TestApp.today)" : path).text
            #expect(page.contains(#"min="1990-05-17""#), "\(page)")
        }
    }
}
