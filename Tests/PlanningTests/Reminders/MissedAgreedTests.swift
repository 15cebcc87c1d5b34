import Foundation
import HealthMath
import Members
import Notices
import Storage
import Testing

@testable import Planning

struct MissedAgreedTests {
    @Test("a missed workout that was agreed with somebody leads to asking them, whatever time is free")
    func missedAgreed() throws {
        let time = try #require(Stretch(from: 1_780_333_200_000, to: 1_780_336_800_000))
        let partner = AgreedPlans.Partner(name: "Ben", askPath: "/together")
        let notice = ReminderNotice(
            stored: StoredReminder(
                owner: 1,
                id: "a",
                day: try #require(CalendarDay("2026-06-01")),
                planned: "p",
                reminder: WorkoutReminder(time, needed: 0, lead: 0, snooze: 0)
            ),
            member: Member(id: 1, screenName: "ana", firstName: "Ana", timeZone: .gmt, noPressure: false),
            matter: .missed(
                FreeWeek.Missed(
                    workout: PlannedWorkout(id: "p", title: "Legs", time: time),
                    offer: nil,
                    partner: partner
                )
            ),
            at: Date(milliseconds: time.end)
        )
        #expect(
            notice.text == "Legs on Mon 1 June didn't happen. No harm done. You agreed it with Ben."
        )
        #expect(
            notice.actions.map { "\($0.label) \($0.path)" } == [
                "Ask Ben for another time /plans/p/asking", "I did it /plans/p/settlement?settled=done",
                "Let it go /plans/p/settlement?settled=let-go",
            ]
        )
        #expect(notice.actions.map(\.leadsOn) == [true, nil, nil], "The one opens a page.")
    }
}
