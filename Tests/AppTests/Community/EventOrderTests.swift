import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing
import Training

@testable import App

/// The two orders of events near a place.
struct EventOrderTests {
    private static let tiles = MapTiles(address: "https://tile.example.org/{z}/{x}/{y}.png", attribution: "The mappers")

    private static func make(_ name: String, _ spot: [String: Any], by keeper: TestPerson) async throws -> String {
        let id = UUID().uuidString.lowercased()
        let event: [String: Any] = [
            "requestId": id, "name": name, "place": "Town park", "zone": "UTC", "startDay": TestApp.today,
            "startTime": "13:00", "endTime": "17:00", "points": 10, "ages": "adults",
        ]
        let json = try JSONSerialization.data(withJSONObject: event.merging(spot) { $1 })
        try #require(try await keeper.api(.post, "/events", String(decoding: json, as: UTF8.self)).status == .created)
        return id
    }

    @Test("events stand on the map that the operator allows, around a place and anywhere, if they have an exact place")
    func map() async throws {
        try await TestApp.run(configure: { $0.tiles = Self.tiles }) { app in
            let mo = try await app.administrator("Mo")
            try await mo.agree()
            let ana = try await app.neighbour("Ana").person
            _ = try await Self.make("Somewhere", [:], by: mo)
            for search in ["lat=55.68&lon=12.57", "anywhere=on"] {
                let page = try await ana.get("/together/events?\(search)").text
                #expect(page.contains("Somewhere") && !page.contains("data-map="), "Nothing would stand on it.")
            }
            _ = try await Self.make("Run", ["lat": 55.69, "lon": 12.57], by: mo)
            let near = try await ana.get("/together/events?lat=55.68&lon=12.57").text
            let pin = #"data-pin="Run" data-lat="55.69" data-lon="12.57""#
            #expect(near.contains(#"data-map="https://tile.example.org/"#) && near.contains(pin))
            #expect(!near.contains(#"data-lat="55.68" "#), "What is searched around is a cell.")
            let anywhere = try await ana.get("/together/events?anywhere=on").text
            #expect(anywhere.contains("data-map=") && anywhere.contains(pin) && anywhere.contains(#"data-lat="" "#))
            let far = try await ana.get("/together/events?lat=-33.86&lon=151.21").text
            #expect(!far.contains("data-map=") && !far.contains(pin))
        }
    }

    @Test("an event of one's own reads alike in both lists", arguments: [true, false])
    func alike(_ isJoined: Bool) async throws {
        try await TestApp.run { app in
            let mo = try await app.administrator("Mo")
            try await mo.agree()
            let ana = try await app.neighbour("Ana").person
            let id = try await Self.make("Run", ["lat": 55.70, "lon": 12.57], by: mo)
            if isJoined { try #require(try await ana.api(.put, "/events/\(id)/joining").status == .ok) }
            let reader = isJoined ? ana : mo
            let page = try await reader.get("/together/events?lat=55.68&lon=12.57").text
            let notes = page.matches(of: /<span class="row-note">([^<]*Town park)</).map { String($0.output.1) }
            #expect(
                notes.count == 2 && Set(notes).count == 1 && notes.allSatisfy { $0.contains("About 2 km") },
                "\(notes)"
            )
        }
    }

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
