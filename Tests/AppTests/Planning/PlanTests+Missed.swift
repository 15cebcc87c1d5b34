import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Notices
import Storage
import Testing
import Web

@testable import App
@testable import Planning

extension PlanTests {
    /// Returns the address of the Undo in an answer's toast.
    private static func undo(of answer: TestResponse) throws -> String {
        let text = try #require(answer.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last)
        return try JSONDecoder().decode(Toast.self, from: try #require(Data(base64Encoded: String(text)))).undo
    }

    @Test("a missed one's notice is answered by its own form, though the plan was looked at before")
    func missedNotice() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let swim = self.plan(with: #", "title": "Swim""#)
            #expect(try await ana.api(.post, "/planned-workouts", swim).status == .created)
            let me = try #require(try await ana.api(.get, "/me").json()["id"] as? Int)
            let move = "/plans/\(Self.id)/move?day=2026-03-15&at=17:00"
            try await app.environment.database.write {
                try Notice.tell(
                    Int64(me),
                    .training,
                    "“Swim” didn't fit in.",
                    path: PlanLinks.plan(Self.id),
                    actions: [Notice.Action("Move it there", path: move)],
                    cause: "test",
                    at: TestApp.now,
                    in: $0
                )
            }
            let told = try await ana.api(.get, "/notices").json()["notices"] as? [[String: Any]]
            let id = try #require(told?.first { $0["text"] as? String == "“Swim” didn't fit in." }?["id"] as? String)
            #expect(try await ana.get("/notices/\(id)").headers[.location] == "/plans/\(Self.id)")
            #expect(try await ana.get("/notices").text.contains("Move it there</button>"))
            #expect(try await ana.post(move).status == .seeOther)
            let moved = try await ana.api(.get, "/planned-workouts/\(Self.id)").json()
            #expect(moved["startAt"] as? Int == 1_773_594_000_000)
            let after = try await ana.get("/notices").text
            #expect(after.contains("You gave it another time.") && !after.contains("Move it there</button>"))
        }
    }

    @Test("a missed one is offered the next slot, and one tap moves it there; a logged training makes it done")
    func missed() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.withWorkout(ana)
            // It was planned from 11:30 to 12:30; half a day has passed since.
            let planned = try await ana.api(
                .post,
                "/planned-workouts",
                self.plan(at: "11:30", with: #", "title": "Swim""#)
            )
            #expect(planned.status == .created, "\(planned.text)")
            try await app.environment.database.write {
                try $0.execute("UPDATE planned_workout SET start_at = start_at - 43200000, end_at = end_at - 43200000")
            }
            let week = try await ana.get("/free-time").text
            #expect(week.contains("Swim yesterday didn&#39;t happen") || week.contains("Swim yesterday didn't happen"))
            #expect(week.contains("No harm done. There is time today, 17:00–18:00."))
            for label in ["Move it there", "I did it", "Let it go"] { #expect(week.contains("\(label)</button>")) }
            for path in ["/training", "/diary/2026-03-13"] {
                let list = try await ana.get(path).text
                #expect(list.contains("didn't happen") || list.contains("didn&#39;t happen"), "\(path)")
                #expect(list.contains("Move it there</button>") && list.contains("There is time today"), "\(path)")
            }
            // Train begins with it, and says it once.
            let train = try await ana.get("/training").text
            let parts = train.components(separatedBy: "Move it there</button>")
            #expect(parts.count == 2 && !parts[0].contains("Ways to train"))
            // Its page begins with the time that is offered, not with the one that went by.
            let page = try await ana.get("/plans/\(Self.id)").text
            for (offered, over) in [("2026-03-14", "2026-03-13"), ("17:00", "23:30")] {
                #expect(page.contains(#"value="\#(offered)""#) && !page.contains(#"value="\#(over)""#))
            }
            let begun = try await ana.post("/plans/\(Self.id)/move?day=2026-03-14&at=11:45")
            #expect(begun.status == .unprocessableContent)
            #expect(begun.text.contains("This time has begun already. There is time today, 17:00–18:00."))
            let fields = ["version": "1", "day": "2026-03-14", "at": "17:00"]
            let moved = try await ana.post("/plans/\(Self.id)/move", fields)
            #expect(moved.status == .seeOther)
            let before = try await ana.api(.get, "/planned-workouts/\(Self.id)").json()["startAt"] as? Int
            let undo = try Self.undo(of: moved)
            #expect(try await ana.post(undo).status == .seeOther)
            let back = try await ana.api(.get, "/planned-workouts/\(Self.id)").json()
            #expect(back["startAt"] as? Int == 1_773_444_600_000 && back["state"] as? String == "missed")
            #expect(try await ana.post(undo).status == .conflict, "Once is enough.")
            let once = try await ana.post("/plans/\(Self.id)/move", fields.merging(["version": "3"]) { $1 })
            #expect(once.status == .seeOther)
            let now = try await ana.api(.get, "/planned-workouts/\(Self.id)").json()["startAt"] as? Int
            #expect(now == before && now == 1_773_507_600_000)
            #expect(try await !ana.get("/free-time").text.contains("Move it there"))
            let late = try await ana.post("/plans/\(Self.id)/move", fields.merging(["at": "19:15"]) { $1 })
            #expect(late.status == .conflict && late.text.contains("This plan changed since you opened it"))
            #expect(late.text.contains("Today, 17:00") && late.text.contains(#"value="19:15""#))
            #expect(late.text.contains(#"name="version" value="4""#), "It can be sent again.")
            let wrong = ["version": "4", "day": "2031-01-01", "at": "19:15"]
            let refused = try await ana.post("/plans/\(Self.id)/move", wrong)
            #expect(refused.status == .unprocessableContent && refused.text.contains(#"value="2031-01-01""#))
            #expect(refused.text.contains(#"value="19:15""#) && refused.text.contains("within a year"))
            let path = "/planned-workouts/\(Self.id)"
            #expect(try await ana.api(.get, path).json()["state"] as? String == "ahead")

            let swim = #"""
                {"requestId": "\#(Self.workout)", "exerciseId": "steady-run", "minutes": 38, "day": "2026-03-14",
                 "time": "11:20"}
                """#
            _ = try await ana.api(.patch, path, #"{"version": 4, "at": "11:55"}"#)
            #expect(try await ana.api(.post, "/activities", swim).status == .created)
            #expect(
                try await ana.api(.get, path).json()["state"] as? String == "ahead",
                "It was over when this was planned."
            )
            try await app.environment.database.write {
                try $0.execute("UPDATE planned_workout SET planned_at = planned_at - 3600000")
            }
            #expect(try await ana.api(.get, path).json()["state"] as? String == "done")
            #expect(try await ana.get("/plans/\(Self.id)").text.contains("Well trained"))
        }
    }
}
