import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// What follows a meal's first food.
struct AddAnotherTests {
    @Test("after something is logged, one tap leads to the search for the same meal of the same day")
    func another() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let fields = [
                "requestId": UUID().uuidString, "day": "2026-03-13", "meal": "Late lunch", "name": "Soup",
                "kcal": "150",
            ]
            let logged = try await ana.post("/diary/entries", fields)
            let toast = try #require(logged.cookie(named: "spotter_toast"), "\(logged.text)")
            let told = TestPerson(app: app, cookie: "\(ana.cookie); \(toast)", token: ana.token)
            let day = try await told.get("/diary/2026-03-13").text
            let path = "/foods?day=2026-03-13&amp;meal=Late%20lunch"
            #expect(day.contains(#"<a class="toast-action" href="\#(path)">Add another</a>"#))
            #expect(day.contains("Soup is in your late lunch") && day.contains(#"<button class="toast-action">Undo"#))
            let search = try await ana.get(path.replacing("&amp;", with: "&")).text
            #expect(search.contains(#"name="meal" value="Late lunch""#) && search.contains(#"value="2026-03-13""#))
        }
    }
}
