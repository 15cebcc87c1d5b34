import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// Activities that are no exercises of ours, such as games.
struct OtherActivityTests {
    @Test("a search that finds no exercise leads to the form that logs it, by its name and how hard it was")
    func tennis() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let link = "/activities/form?title=tennis"
            for page in ["/exercises?q=tennis", "/activities/new?q=tennis"] {
                #expect(try await ana.get(page).text.contains(#"href="\#(link)""#), "\(page)")
            }
            let form = try await ana.get(link).text
            #expect(form.contains(#"value="tennis""#) && form.contains(#"value="moderate" selected"#))
            let missing = try await ana.post("/activities", ["title": "tennis", "intensity": "vigorous"])
            #expect(missing.status == .unprocessableContent && missing.text.contains("Say how many minutes it took."))
            let fields = ["requestId": UUID().uuidString.lowercased(), "title": "tennis", "minutes": "60"]
            let done = try await ana.post("/activities", fields.merging(["intensity": "vigorous"]) { $1 })
            #expect(done.status == .seeOther)
            let path = "/activities/\(fields["requestId"] ?? "")"
            let activity = try await ana.api(.get, path).json()
            #expect(activity["title"] as? String == "tennis" && activity["exerciseId"] is NSNull)
            // 7.5 MET for an hour.
            #expect((activity["kcal"] as? Double ?? 0) > 300)
        }
    }

    @Test("a name alone says too little")
    func nameAlone() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let named = #"{"requestId": "\#(UUID().uuidString)", "title": "Tennis", "minutes": 60}"#
            let refused = try await ana.api(.post, "/activities", named)
            #expect(refused.status == .unprocessableContent && refused.text.contains("Choose an exercise"))
        }
    }
}
