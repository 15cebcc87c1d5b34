import HealthMath
import Testing

@testable import Planning

/// A slot of three hours from minute 0, for a workout of an hour, snoozed for half an hour.
struct WorkoutReminderTests {
    private func reminder(lead: Int = 0, state: WorkoutReminder.State = .due) throws -> WorkoutReminder {
        let slot = try #require(Stretch(from: 0, to: self.minute(180)))
        return WorkoutReminder(slot, FreeTimeSettings(windows: [:], workout: 60, lead: lead), state: state)
    }

    private func minute(_ minute: Int64) -> Int64 { minute * 60_000 }

    @Test("is sent once when the slot begins, or so long before", arguments: [0, 15])
    func sent(lead: Int) throws {
        var reminder = try self.reminder(lead: lead)
        #expect(reminder.look(at: self.minute(Int64(-lead)) - 1) == [])
        #expect(reminder.look(at: self.minute(Int64(-lead))) == [.send])
        #expect(reminder.look(at: self.minute(Int64(-lead))) == [])
        #expect(reminder.look(at: self.minute(100)) == [])
        #expect(reminder.state == .sent)
    }

    @Test(
        "is sent late when the program slept, as long as there is enough time",
        arguments: [(120, true), (121, false)]
    )
    func late(minute: Int64, isSent: Bool) throws {
        var reminder = try self.reminder()
        #expect(reminder.look(at: self.minute(minute)) == [isSent ? .send : .offerNewSlot])
        #expect(reminder.state == (isSent ? .sent : .missed))
    }

    @Test("checking in ends the day")
    func checkIn() throws {
        var reminder = try self.reminder(state: .sent)
        #expect(reminder.answer(.checkIn, at: self.minute(5)) == [.endDay])
        #expect(reminder.answer(.checkIn, at: self.minute(6)) == [])
        #expect(reminder.state == .checkedIn)
        #expect(reminder.next == nil)
    }

    @Test("comes again after a snooze")
    func snooze() throws {
        var reminder = try self.reminder(state: .sent)
        #expect(reminder.answer(.snooze, at: self.minute(10)) == [])
        #expect(reminder.state == .snoozed(until: self.minute(40)))
        #expect(reminder.look(at: self.minute(39)) == [])
        #expect(reminder.look(at: self.minute(40)) == [.send])
    }

    @Test("isn't snoozed into what is too short", arguments: [(90, true), (91, false)])
    func snoozeTooLate(minute: Int64, comesAgain: Bool) throws {
        var reminder = try self.reminder(state: .sent)
        #expect(reminder.answer(.snooze, at: self.minute(minute)) == (comesAgain ? [] : [.offerNewSlot]))
        #expect((reminder.state == .missed) == !comesAgain)
    }

    @Test(
        "says when too little is left, and how much a shorter workout may take",
        arguments: [(-20, false, 60), (120, false, 60), (121, true, 59), (179, true, 1), (180, false, 60)]
            as [(Int64, Bool, Int)]
    )
    func tooShort(minute: Int64, isTooShort: Bool, minutes: Int) throws {
        var reminder = try self.reminder(state: .sent)
        #expect(reminder.isTooShort(at: self.minute(minute)) == isTooShort)
        #expect(reminder.minutes(at: self.minute(minute)) == minutes)
        _ = reminder.answer(.notToday, at: self.minute(minute))
        #expect(!reminder.isTooShort(at: self.minute(minute)))
    }

    @Test("isn't snoozed before it was sent, nor twice")
    func snoozeOnce() throws {
        var due = try self.reminder()
        #expect(due.answer(.snooze, at: -self.minute(60)) == [])
        #expect(due.state == .due)
        var snoozed = try self.reminder(state: .snoozed(until: self.minute(40)))
        #expect(snoozed.answer(.snooze, at: self.minute(12)) == [])
        #expect(snoozed.state == .snoozed(until: self.minute(40)))
    }

    @Test(
        "an answer taken back is as if it hadn't been said",
        arguments: [(-20, .due), (-10, .sent), (60, .sent), (180, .missed)] as [(Int64, WorkoutReminder.State)]
    )
    func takeBack(minute: Int64, state: WorkoutReminder.State) throws {
        for answer in [.checkIn, .busy, .notToday] as [WorkoutReminder.Answer] {
            var reminder = try self.reminder(lead: 15, state: .sent)
            _ = reminder.answer(answer, at: self.minute(minute))
            #expect(reminder.takeBack(at: self.minute(minute)) == [answer == .busy ? .free(reminder.slot) : .openDay])
            #expect(reminder.state == state)
            #expect(reminder.takeBack(at: self.minute(minute)) == [])
        }
    }

    @Test("lost time rings no more, but what was settled stays")
    func lost() throws {
        var open = try self.reminder(state: .snoozed(until: self.minute(40)))
        open.lose()
        #expect(open.state == .gone && open.next == nil)
        #expect(open.answer(.busy, at: 0) == [])
        #expect(open.answer(.checkIn, at: 0) == [.endDay])
        var settled = try self.reminder(state: .notToday)
        settled.lose()
        #expect(settled.state == .notToday)
    }

    @Test("something that is in no calendar takes the slot")
    func busy() throws {
        var reminder = try self.reminder(state: .sent)
        let whole = reminder.slot
        // Said before it begins, it is for all of it, and from then on later, to the five minutes before.
        #expect(reminder.answer(.busy, at: self.minute(-5)) == [.keepBusy(whole)])
        #expect(reminder.state == .busy && reminder.slot == whole)
        var begun = try self.reminder(state: .sent)
        let rest = try #require(Stretch(from: self.minute(45), to: whole.end))
        #expect(begun.answer(.busy, at: self.minute(49)) == [.keepBusy(rest)])
        #expect(begun.slot == rest)
    }

    @Test("busy until a time takes only what lies before it, and says so later too")
    func busyUntil() throws {
        var reminder = try self.reminder(state: .sent)
        let (hour, half) = (
            Stretch(from: self.minute(5), to: self.minute(60)), Stretch(from: self.minute(5), to: self.minute(30))
        )
        #expect(reminder.answer(.busy, until: self.minute(60), at: self.minute(5)) == [.keepBusy(try #require(hour))])
        #expect(reminder.answer(.busy, until: self.minute(60), at: self.minute(6)) == [])
        #expect(reminder.answer(.busy, at: self.minute(6)) == [])
        let (old, new) = (try #require(hour), try #require(half))
        #expect(reminder.answer(.busy, until: self.minute(30), at: self.minute(7)) == [.free(old), .keepBusy(new)])
        #expect(reminder.state == .busy && reminder.slot == new)
        #expect(reminder.takeBack(at: self.minute(8)) == [.free(new)])
    }

    @Test("not today means no more today")
    func notToday() throws {
        var reminder = try self.reminder(state: .sent)
        #expect(reminder.answer(.notToday, at: self.minute(5)) == [.endDay])
        #expect(reminder.look(at: self.minute(200)) == [])
        #expect(reminder.state == .notToday)
    }

    @Test("is missed when nobody answers, and then offers another slot once")
    func missed() throws {
        var reminder = try self.reminder(state: .sent)
        #expect(reminder.look(at: self.minute(180)) == [.offerNewSlot])
        #expect(reminder.look(at: self.minute(181)) == [])
        #expect(reminder.answer(.snooze, at: self.minute(181)) == [])
        #expect(reminder.answer(.checkIn, at: self.minute(182)) == [.endDay])
    }

    @Test(
        "answers to what is settled change nothing",
        arguments: [.checkedIn, .busy, .notToday] as [WorkoutReminder.State]
    )
    func settled(state: WorkoutReminder.State) throws {
        var reminder = try self.reminder(state: state)
        for answer in [.checkIn, .snooze, .busy, .notToday] as [WorkoutReminder.Answer] {
            #expect(reminder.answer(answer, at: 0) == [])
        }
        #expect(reminder.state == state)
    }
}
