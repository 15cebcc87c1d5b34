import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Support
import Testing

struct WeightTests {
    @Test("a device says, corrects, reads and deletes a weight", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.api(.get, "/weights/2026-03-01").status == .notFound)
            #expect(try await ana.api(.put, "/weights/2026-03-01", #"{"kg": 72.4}"#).status == .created)
            #expect(try await ana.api(.put, "/weights/2026-03-01", #"{"kg": 72.1}"#).status == .ok)
            #expect(try await ana.api(.get, "/weights/2026-03-01").json()["kg"] as? Double == 72.1)
            #expect(try await ana.api(.get, "/me").json()["weightDay"] as? String == "2026-03-01")
            let ben = try await app.person("Ben", body: false)
            #expect(try await ben.api(.get, "/weights/2026-03-01").status == .notFound)
            #expect(try await ben.api(.delete, "/weights/2026-03-01").status == .notFound)
            #expect(try await ana.api(.delete, "/weights/2026-03-01").status == .noContent)
            #expect(try await ana.api(.delete, "/weights/2026-03-01").status == .notFound)
        }
    }

    @Test("weights come page by page, each once")
    func pages() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            for day in 10...14 { _ = try await ana.api(.put, "/weights/2026-03-\(day)", #"{"kg": \#(60 + day)}"#) }
            var (seen, path): ([String], String?) = ([], "/weights?limit=2&to=2026-03-13")
            while let asked = path {
                let page = try await ana.api(.get, asked).json()
                seen += try #require(page["weights"] as? [[String: Any]]).compactMap { $0["day"] as? String }
                path = (page["next"] as? String).map { "/weights?limit=2&to=2026-03-13&before=\($0)" }
            }
            #expect(seen == ["2026-03-13", "2026-03-12", "2026-03-11", "2026-03-10"])
        }
    }

    @Test
    func `a device is asked about a weight far from the one before, and says that it is sure`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let path = "/weights/2026-03-08"
            try #require(try await ana.api(.put, "/weights/2026-03-01", #"{"kg": 71.5}"#).status == .created)
            let asked = try await ana.api(.put, path, #"{"kg": 170}"#)
            #expect(asked.status == .unprocessableContent && asked.text.contains("Is this right?"))
            #expect(try await ana.api(.get, path).status == .notFound)
            #expect(try await ana.api(.put, path, #"{"kg": 170, "sure": true}"#).status == .created)
        }
    }

    @Test(
        "nonsense is refused in words and changes nothing",
        arguments: [
            ("/weights/2026-03-01", #"{"kg": 7}"#, 422), ("/weights/2026-03-01", #"{"kg": 1e300}"#, 422),
            ("/weights/2026-03-01", #"{}"#, 422), ("/weights/2026-03-01", #"{"kg": "heavy"}"#, 422),
            ("/weights/1875-03-01", #"{"kg": 70}"#, 404), ("/weights/2026-02-30", #"{"kg": 70}"#, 404),
            ("/weights/2026-03-15", #"{"kg": 70}"#, 404), ("/weights/1990-05-16", #"{"kg": 70}"#, 404),
        ]
    )
    func nonsense(path: String, json: String, status: Int) async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.api(.put, path, json).status.code == status)
            let kept = try await ana.api(.get, "/weights").json()
            #expect(try #require(kept["weights"] as? [Any]).isEmpty)
        }
    }

    @Test(
        "a list of impossible days is refused in words",
        arguments: [
            "from=1875-01-01", "from=2026-02-30", "from=2026-03-02&to=2026-03-01", "before=soon", "limit=0",
            "limit=367",
        ]
    )
    func impossibleList(query: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.api(.get, "/weights?" + query).status == .unprocessableContent)
        }
    }

    @Test("a day that can't be is missing in words, on a page and for a device")
    func missingDays() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for (path, words) in [
                ("/weights/2026-02-30", "The calendar has no such day."), ("/weights/1875-01-01", "Weights go from"),
                ("/diary/2026-02-30", "The calendar has no such day."),
            ] {
                for answer in [try await ana.get(path), try await ana.api(.get, path)] {
                    #expect(answer.status == .notFound && answer.text.contains(words), "\(answer.text)")
                }
            }
        }
    }
}
