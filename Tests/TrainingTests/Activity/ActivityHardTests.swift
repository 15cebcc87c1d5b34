import Foundation
import HealthMath
import Testing

@testable import Training

struct ActivityHardTests {
    private func activity(exertion: Double? = nil, sets: [Double?] = [], zones: [Double] = []) throws -> Activity {
        Activity(
            id: "one",
            day: try #require(CalendarDay(year: 2026, month: 3, day: 14)),
            origin: .session,
            title: "Legs",
            startedAt: Date(timeIntervalSince1970: 0),
            seconds: 3_600,
            kilocalories: 300,
            way: .equivalents,
            zoneSeconds: zones,
            exertion: exertion,
            sets: sets.map {
                DoneSet(
                    exercise: "squat",
                    name: "Squat",
                    part: .main,
                    reps: 5,
                    kilograms: nil,
                    seconds: nil,
                    exertion: $0,
                    doneAt: .distantPast
                )
            }
        )
    }

    @Test(
        "what felt like 7 of 10 or more was hard, as a whole or by its sets",
        arguments: [
            (nil, [], false), (6.5, [9], false), (7, [], true), (nil, [6, 8], true), (nil, [6, nil, 7], false),
        ] as [(Double?, [Double?], Bool)]
    )
    func felt(exertion: Double?, sets: [Double?], isHard: Bool) throws {
        #expect(try self.activity(exertion: exertion, sets: sets).wasHard == isHard)
    }

    @Test(
        "without a feeling, twenty minutes in the two upper zones were hard",
        arguments: [([0, 0, 2_400, 600, 599], false), ([0, 0, 0, 600, 600], true), ([1_200, 1_200], false)]
    )
    func pulse(zones: [Double], isHard: Bool) throws {
        #expect(try self.activity(zones: zones).wasHard == isHard)
    }
}
