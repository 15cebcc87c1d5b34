import Foundation
import HealthMath
import Testing
import Web

@testable import Nutrition

struct CopyPlanTests {
    private func source(_ day: String, meal: String = "Breakfast") throws -> CopyPlan.Source {
        CopyPlan.Source(entry: try Kitchen.entry(day: day, meal: meal, minutes: 480), nutrients: "208:52")
    }

    private func selection(
        _ source: (String, String),
        to target: (String, String),
        meal: String? = nil,
        lines: Set<String>? = nil
    ) throws -> CopySelection {
        let days = { (ends: (String, String)) in try Kitchen.day(ends.0)...Kitchen.day(ends.1) }
        return CopySelection(
            source: try days(source),
            meal: nil,
            target: try days(target),
            targetMeal: meal,
            lines: lines
        )
    }

    @Test("a day is written onto every day of a stretch, into its own meals or another")
    func stretch() throws {
        let found = [try self.source("2026-11-20"), try self.source("2026-11-20", meal: "Lunch")]
        let selection = try self.selection(("2026-11-20", "2026-11-20"), to: ("2026-11-21", "2026-11-22"))
        let plan = try CopyPlan(selection, of: found)
        #expect(plan.lines.map(\.meal) == ["Breakfast", "Lunch", "Breakfast", "Lunch"])
        #expect(plan.days.map(\.description) == ["2026-11-21", "2026-11-22"])
        let tea = try self.selection(("2026-11-20", "2026-11-20"), to: ("2026-11-21", "2026-11-21"), meal: "Tea")
        #expect(try CopyPlan(tea, of: found).lines.map(\.meal) == ["Tea", "Tea"])
    }

    @Test("several days keep their distances")
    func dayByDay() throws {
        let found = [try self.source("2026-11-09"), try self.source("2026-11-13")]
        let selection = try self.selection(("2026-11-09", "2026-11-15"), to: ("2026-11-16", "2026-11-22"))
        #expect(try CopyPlan(selection, of: found).days.map(\.description) == ["2026-11-16", "2026-11-20"])
    }

    @Test("copies keep what they copy but start a life of their own")
    func entries() throws {
        var old = try Kitchen.entry(day: "2026-11-20", minutes: 480)
        old.version = 7
        let selection = try self.selection(("2026-11-20", "2026-11-20"), to: ("2026-11-21", "2026-11-21"))
        let plan = try CopyPlan(selection, of: [CopyPlan.Source(entry: old, nutrients: "208:52")])
        let new = try #require(plan.entries(of: "6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1fff").first)
        #expect(new.entry.facts == old.facts)
        #expect(new.entry.minutes == 480)
        #expect(new.entry.version == 1)
        #expect(new.entry.id == "6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1e00")
        #expect(new.nutrients == "208:52")
    }

    @Test("says what to do about nothing, nothing chosen and too much")
    func refused() throws {
        let day = ("2026-11-20", "2026-11-20")
        let found = try (0..<10).map { _ in try self.source("2026-11-20") }
        let complaint = { (selection: CopySelection, found: [CopyPlan.Source]) in
            try #require(throws: FormErrors.self) { try CopyPlan(selection, of: found) }["lines"].joined()
        }
        #expect(try complaint(self.selection(day, to: day), []).contains("Nothing is logged there."))
        #expect(try complaint(self.selection(day, to: day, lines: []), found).contains("Tick"))
        let month = try self.selection(day, to: ("2026-12-01", "2026-12-31"))
        #expect(try complaint(month, found).contains("310 lines"))
    }

    @Test("every line of a copy has an id of its own, near the request's", arguments: ["000", "fff", "1ff", "e00"])
    func ids(end: String) throws {
        let ids = EntryIDs("6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1" + end)
        let all = (0..<512).map(ids.id)
        #expect(Set(all).count == 512)
        #expect(all.allSatisfy { UUID(uuidString: $0) != nil && $0 >= ids.first && $0 <= ids.last })
    }
}
