import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// The two orders of events near a place.
struct EventOrderTests {
    @Test("events come by date or by distance, as one chooses, and the search stays as it is")
    func order() async throws {
        try await TestApp.run { app in
            let mo = try await app.administrator("Mo")
            try await mo.agree()
            for (name, latitude, time) in [("Far and soon", 55.72, "13:00"), ("Near and later", 55.69, "15:00")] {
                let event: [String: Any] = [
                    "requestId": UUID().uuidString.lowercased(), "name": name, "place": "Town park", "lat": latitude,
                    "lon": 12.57, "zone": "UTC",
                    "startDay": TestApp.today, "startTime": time, "endTime": "17:00", "points": 10, "ages": "adults",
                ]
                let json = String(decoding: try JSONSerialization.data(withJSONObject: event), as: UTF8.self)
                try #require(try await mo.api(.post, "/events", json).status == .created)
            }
            let ana = try await app.neighbour("Ana").person
            func names(_ order: String) async throws -> [String] {
                let answer = try await ana.api(.get, "/events?lat=55.68&lon=12.57&order=\(order)").json()
                return (answer["events"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            }
            #expect(try await names("soon") == ["Far and soon", "Near and later"])
            #expect(try await names("near") == ["Near and later", "Far and soon"])
            let search = "/together/events?km=20&lat=55.68&lon=12.57"
            let soon = try await ana.get(search).text
            #expect(soon.contains(#"<a class="chip" href="\#(search)" aria-current="page">Soon</a>"#.escapedAmpersands))
            #expect(soon.contains(#"<a class="chip" href="\#(search)&order=near">Near</a>"#.escapedAmpersands))
            let near = try await ana.get(search + "&order=near").text
            #expect(near.contains(#"name="order" value="near""#), "Looking elsewhere keeps the order.")
            let nearer = try #require(near.range(of: "Near and later"))
            let further = try #require(near.range(of: "Far and soon"))
            #expect(nearer.lowerBound < further.lowerBound)
            let anywhere = try await ana.get("/together/events?anywhere=on").text
            #expect(anywhere.contains("Far and soon") && !anywhere.contains("order=near"), "Near to nothing.")
        }
    }
}

extension String {
    fileprivate var escapedAmpersands: String { self.replacingOccurrences(of: "&", with: "&amp;") }
}
