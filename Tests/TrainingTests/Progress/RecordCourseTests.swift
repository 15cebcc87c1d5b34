import Foundation
import Storage
import Support
import Testing

@testable import Training

/// Records are kept up with, however many activities came before.
struct RecordCourseTests {
    private func records(_ book: Logbook) async throws -> [String] {
        try await book.database.rows(
            "SELECT source FROM deed WHERE kind = 'personal-record' ORDER BY source"
        ) { try $0.text(0) }
    }

    private func settle(_ book: Logbook) async throws {
        try await book.database.write { db in
            try RecordDeeds(owner: book.ana).settle(["squat", "steady-run"], at: Logbook.now, in: db)
        }
    }

    @Test("whatever comes in whatever order, the records are those of all efforts", arguments: Backend.available)
    func sameAsAnew(_ backend: Backend) async throws {
        let book = try await Logbook(backend)
        var chance = SystemRandomNumberGenerator()
        // Mostly one after another, now and then an earlier day.
        var days = Array(1...28)
        days.swapAt(5, 20)
        days.swapAt(10, 11)
        for (number, day) in days.enumerated() {
            let text = "2026-10-" + (day < 10 ? "0" : "") + String(day)
            if number.isMultiple(of: 4) {
                let metres = Double.random(in: 5_000...15_000, using: &chance).rounded()
                try await book.add(try Logbook.run(number, day: text, metres: metres))
            } else {
                let sets = (0..<3).map { _ in
                    (Int.random(in: 1...12, using: &chance), Double.random(in: 40...120, using: &chance).rounded())
                }
                let squats = try Logbook.squats(number, day: text, sets.map { (reps: $0.0, kilograms: $0.1) })
                try await book.add(squats)
                if number.isMultiple(of: 5) {
                    var corrected = squats
                    corrected.sets[0].kilograms = 60
                    _ = try await book.change(corrected)
                }
                if number.isMultiple(of: 7) { _ = try await book.store().remove(squats.id, at: Logbook.now) }
            }
            let kept = try await self.records(book)
            try await self.settle(book)
            #expect(try await self.records(book) == kept, "after activity \(number)")
        }
        #expect(try await !self.records(book).isEmpty)
    }

    @Test("a new activity reads none that came before", arguments: Backend.available)
    func constant(_ backend: Backend) async throws {
        let book = try await Logbook(backend)
        try await book.add(try Logbook.squats(1, day: "2026-10-01", [(5, 80)]))
        try await book.add(try Logbook.squats(2, day: "2026-10-02", [(5, 70)]))
        // As if they had never been: whoever looked for them would take the next one for the first.
        try await book.database.write { try $0.execute("DELETE FROM activity") }
        try await book.add(try Logbook.squats(3, day: "2026-10-03", [(5, 75)]))
        #expect(try await self.records(book).isEmpty)
        try await book.add(try Logbook.squats(4, day: "2026-10-04", [(5, 85)]))
        #expect(try await self.records(book).contains("record squat heaviest " + Logbook.id(4)))
    }

    @Test("what came by another way is worked out anew, and an unreadable row too", arguments: Backend.available)
    func anew(_ backend: Backend) async throws {
        let book = try await Logbook(backend)
        try await book.add(try Logbook.squats(1, day: "2026-10-01", [(5, 80)]))
        let spoils: [SQL] = ["DELETE FROM record_course", "UPDATE record_course SET standing = '?'"]
        for (number, spoil) in spoils.enumerated() {
            try await book.database.write { try $0.execute(spoil) }
            let (day, weight) = ("2026-10-0\(2 + number)", 85 + Double(number))
            try await book.add(try Logbook.squats(2 + number, day: day, [(5, weight)]))
            let kept = try await self.records(book)
            #expect(kept.contains("record squat heaviest " + Logbook.id(2 + number)))
            try await self.settle(book)
            #expect(try await self.records(book) == kept)
        }
    }
}
