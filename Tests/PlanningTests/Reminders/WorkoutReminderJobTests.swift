import Deeds
import Foundation
import HealthMath
import Members
import Notices
import Storage
import Support
import Testing

@testable import Planning

struct WorkoutReminderJobTests {
    /// Summer, on a Monday.
    static let morning = "2026-06-01T08:00:00Z"

    @Test("tells the time, how long, a kind line and a workout, with four answers", arguments: Backend.available)
    func words(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning, zone: "Europe/Berlin")
        try await nudger.choose({ $0.lead = 15 }, for: nudger.ana)
        try await nudger.look(until: "2026-06-01T14:40:00Z")
        #expect(try await nudger.notices(of: nudger.ana).isEmpty)
        try await nudger.look(until: "2026-06-01T14:45:00Z", every: 1)
        let notice = try #require(try await nudger.notices(of: nudger.ana).first)
        let reminder = try #require(try await nudger.reminders(of: nudger.ana).first)
        let line = try #require(try MotivatingLines.shipped()[reminder.line])
        #expect(
            notice.text == "You're free 17:00–21:00: 4 h to train. \(line.text) How about “Squats at home”, 1 h?"
        )
        #expect(notice.path == "/reminders/\(reminder.id)")
        #expect(notice.actions.map(\.label) == ["I'm working out", "Snooze 30 min", "I'm busy", "Not today"])
        #expect(notice.actions.map(\.leadsOn) == [nil, nil, true, nil], "Who is busy is asked until when.")
        #expect(notice.actions.first?.path == "/reminders/\(reminder.id)/answers?answer=check-in")
    }

    @Test("comes once a day whatever is restarted, with three nodes at once", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-04T08:00:00Z", every: 30, nodes: 3)
        for owner in [nudger.ana, nudger.ben] {
            #expect(try await nudger.states(of: owner) == ["missed", "missed", "missed", "due", "due"])
            #expect(try await nudger.notices(of: owner).count == 3)
        }
    }

    @Test(
        "comes when clocks on the wall show it, on every day around a change",
        arguments: [
            ("Europe/Berlin", "2026-03-28T00:00:00Z"), ("Europe/Berlin", "2026-10-24T00:00:00Z"),
            ("America/New_York", "2026-03-07T06:00:00Z"), ("Australia/Lord_Howe", "2026-04-03T14:00:00Z"),
        ],
        Backend.available
    )
    func clockChange(change: (String, String), backend: Backend) async throws {
        let (zone, start) = change
        let nudger = try await Nudger(backend, at: start, zone: zone)
        var moments: Set<Date> = []
        for _ in 0..<72 {
            nudger.move(to: nudger.now.addingTimeInterval(3_600))
            try await nudger.look()
            moments.formUnion(try await nudger.notices(of: nudger.ana).map(\.at))
        }
        let timeZone = try #require(TimeZone(identifier: zone))
        let hours = moments.map { (Int($0.timeIntervalSince1970) + timeZone.secondsFromGMT(for: $0)) / 1_800 % 48 }
        #expect(moments.count == 3)
        // Looked at once an hour: at five, or where half hours are put on and off, at half past.
        #expect(hours.allSatisfy { [34, 35].contains($0) }, "\(hours)")
    }

    @Test("snoozed it comes again, and checked in it comes no more until tomorrow", arguments: Backend.available)
    func snooze(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let noon = try #require(TimeWindow(from: 12 * 60, to: 14 * 60))
        try await nudger.choose({ for day in Weekday.allCases { $0.windows[day]?.append(noon) } }, for: nudger.ana)
        try await nudger.look(until: "2026-06-01T12:10:00Z")
        try await nudger.answer(.snooze, nudger.ana)
        #expect(try await nudger.notices(of: nudger.ana).allSatisfy(\.isRead))
        #expect(try await nudger.states(of: nudger.ana) == ["snoozed", "due", "due", "due"])
        try await nudger.look(until: "2026-06-01T12:30:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        try await nudger.look(until: "2026-06-01T12:40:00Z")
        let notices = try await nudger.notices(of: nudger.ana)
        #expect(notices.count == 2)
        #expect(notices.filter { !$0.isRead }.count == 1)
        #expect(notices.last?.text.hasPrefix("You're free until 14:00: 1 h 20 min to train.") == true)
        try await nudger.answer(.checkIn, nudger.ana)
        #expect(try await nudger.states(of: nudger.ana) == ["checked-in", "due", "due"])
        try await nudger.look(until: "2026-06-01T23:50:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 2)
        try await nudger.look(until: "2026-06-02T12:00:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 3)
        #expect(try await nudger.notices(of: nudger.ben).count == 1)
    }

    @Test("one whose time has gone by says so in the place of its answers", arguments: Backend.available)
    func goneBy(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        #expect(try await nudger.notices(of: nudger.ana).map(\.answer) == [""])
        try await nudger.look(until: "2026-06-01T22:00:00Z")
        #expect(try await nudger.states(of: nudger.ana) == ["missed", "due"])
        let notices = try await nudger.notices(of: nudger.ana)
        #expect(notices.map(\.answer) == ["This time has gone by."])
        #expect(notices.map(\.isRead) == [true])
        // Who trained after all says so as before.
        let missed = try #require(try await nudger.reminders(of: nudger.ana).first)
        _ = try await nudger.store(nudger.ana).answer(missed.id, .checkIn, at: nudger.now)
        #expect(try await nudger.notices(of: nudger.ana).map(\.answer) == ["You said: I'm working out."])
    }

    @Test("two reminders in a row never say the same", arguments: Backend.available)
    func lines(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-20T08:00:00Z", every: 240)
        let lines = try await nudger.reminders(of: nudger.ana).map(\.line).filter { !$0.isEmpty }
        #expect(lines.count == 19)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("a check-in is a deed, and goes with it", arguments: Backend.available)
    func deed(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        try await nudger.answer(.checkIn, nudger.ana)
        let sent = try #require(try await nudger.reminders(of: nudger.ana).first)
        // Sent again by a phone that heard nothing.
        #expect(try await nudger.store(nudger.ana).answer(sent.id, .checkIn, at: nudger.now) == sent)
        let deeds = DeedStore(database: nudger.database, owner: nudger.ana)
        #expect(
            try await deeds.deeds(of: PlanningWing.deedKinds, from: sent.day, through: sent.day).map(\.kind) == [
                .checkedIn
            ]
        )
        let open = try await nudger.store(nudger.ana).takeBack(sent.id, at: nudger.now)
        #expect(open?.reminder.state == .sent)
        #expect(try await deeds.deeds(of: PlanningWing.deedKinds, from: sent.day, through: sent.day).isEmpty)
        try await nudger.look(until: "2026-06-01T17:30:00Z")
        #expect(try await nudger.states(of: nudger.ana) == ["sent", "due"])
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
    }

    @Test("busy with something else keeps the slot busy until that is taken back", arguments: Backend.available)
    func busy(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        try await nudger.answer(.busy, nudger.ana)
        let reminder = try #require(try await nudger.reminders(of: nudger.ana).first)
        let days = FreeDays(database: nudger.database, seal: nudger.seal, owner: nudger.ana, zone: .gmt)
        #expect(try await days.days(from: reminder.day, count: 1).first?.slots == [])
        try await nudger.look(until: "2026-06-01T22:00:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        #expect(try await nudger.states(of: nudger.ana) == ["busy", "due"])
        _ = try await nudger.store(nudger.ana).takeBack(reminder.id, at: nudger.now)
        // It was ten minutes past the hour when she said so.
        let whole = try #require(Stretch(from: reminder.slot.start - 600_000, to: reminder.slot.end))
        #expect(try await days.days(from: reminder.day, count: 1).first?.slots == [whole])
    }

    @Test("not today ends the day, and taken back it goes on", arguments: Backend.available)
    func notToday(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let noon = try #require(TimeWindow(from: 12 * 60, to: 14 * 60))
        try await nudger.choose({ for day in Weekday.allCases { $0.windows[day]?.append(noon) } }, for: nudger.ana)
        try await nudger.look(until: "2026-06-01T12:10:00Z")
        try await nudger.answer(.notToday, nudger.ana)
        try await nudger.look(until: "2026-06-01T13:00:00Z")
        #expect(try await nudger.states(of: nudger.ana) == ["not-today", "due", "due"])
        let first = try #require(try await nudger.reminders(of: nudger.ana).first)
        _ = try await nudger.store(nudger.ana).takeBack(first.id, at: nudger.now)
        try await nudger.look(until: "2026-06-01T17:10:00Z")
        #expect(try await nudger.states(of: nudger.ana) == ["missed", "sent", "due", "due"])
    }

    @Test("an appointment moves the reminder, or takes it away", arguments: Backend.available)
    func appointment(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look()
        try await nudger.busy(nudger.ana, from: "2026-06-01T16:00:00Z", to: "2026-06-01T18:00:00Z")
        try await nudger.look(until: "2026-06-01T17:50:00Z")
        #expect(try await nudger.notices(of: nudger.ana).isEmpty)
        try await nudger.look(until: "2026-06-01T18:00:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        try await nudger.answer(.snooze, nudger.ana)
        // Snoozed, and then there is no time at all.
        try await nudger.busy(nudger.ana, from: "2026-06-01T16:00:00Z", to: "2026-06-01T21:00:00Z")
        try await nudger.look(until: "2026-06-01T22:00:00Z")
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        #expect(try await nudger.states(of: nudger.ana) == ["gone", "due"])
    }

    @Test("one switch stops them all, and starts them again", arguments: Backend.available)
    func off(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look()
        try await nudger.choose({ $0.reminds = false }, for: nudger.ana)
        try await nudger.look(until: "2026-06-03T08:00:00Z", every: 60)
        #expect(try await nudger.reminders(of: nudger.ana).isEmpty)
        #expect(try await nudger.notices(of: nudger.ana).isEmpty)
        try await nudger.choose(for: nudger.ana)
        try await nudger.look(until: "2026-06-03T18:00:00Z", every: 60)
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
    }

    @Test("who moves to another time zone is reminded by the clock there", arguments: Backend.available)
    func moved(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: "2026-06-01T03:00:00Z", zone: "Europe/Berlin")
        try await nudger.look()
        try await nudger.live(nudger.ana, in: "Asia/Tokyo")
        // Five o'clock in Tokyo is eight in the morning here.
        try await nudger.look(until: "2026-06-01T08:00:00Z", every: 20)
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        #expect(try await nudger.notices(of: nudger.ben).isEmpty)
        try await nudger.look(until: "2026-06-01T16:00:00Z", every: 20)
        #expect(try await nudger.notices(of: nudger.ana).count == 1)
        #expect(try await nudger.notices(of: nudger.ben).count == 1)
    }

    @Test("the words name the hour of a plan, and no length that nobody trains")
    func sentences() throws {
        let plan = try #require(Stretch(from: 1_780_333_200_000, to: 1_780_336_800_000))
        let day = try #require(Stretch(from: 1_780_300_800_000, to: 1_780_344_000_000))
        func text(_ slot: Stretch, _ at: Int64, planned: String?) throws -> String {
            let stored = StoredReminder(
                owner: 1,
                id: "a",
                day: try #require(CalendarDay("2026-06-01")),
                planned: planned,
                reminder: WorkoutReminder(slot, needed: 0, lead: 0, snooze: 0)
            )
            let member = Member(id: 1, screenName: "ana", firstName: "Ana", timeZone: .gmt, noPressure: false)
            return ReminderNotice(
                stored: stored,
                member: member,
                matter: .time(nil, planned: planned, nil),
                at: Date(milliseconds: at)
            ).text
        }
        // 17:00–18:00, fifteen minutes before.
        #expect(try text(plan, plan.start - 900_000, planned: "Legs") == "“Legs” is planned for 17:00–18:00.")
        #expect(try text(plan, plan.start, planned: "Legs") == "“Legs” is planned for now, until 18:00.")
        // 08:00–20:00.
        #expect(try text(day, day.start + 60_000, planned: nil) == "You're free until 20:00: time enough to train.")
    }

    @Test("a reminder tells of the songs for the workout, and leads to them")
    func songs() throws {
        let slot = try #require(Stretch(from: 1_780_333_200_000, to: 1_780_336_800_000))
        let stored = StoredReminder(
            owner: 1,
            id: "a",
            day: try #require(CalendarDay("2026-06-01")),
            planned: "Legs",
            reminder: WorkoutReminder(slot, needed: 0, lead: 0, snooze: 0)
        )
        let songs = ProposedSongs(name: "Legs, Monday", path: "/music/playlists/b")
        let notice = ReminderNotice(
            stored: stored,
            member: Member(id: 1, screenName: "ana", firstName: "Ana", timeZone: .gmt),
            matter: .time(nil, planned: "Legs", nil, songs: songs),
            at: Date(milliseconds: slot.start)
        )
        #expect(notice.text.hasSuffix("Songs for it: “Legs, Monday”."))
        #expect(notice.actions.last == Notice.Action("Songs", path: "/music/playlists/b", leadsOn: true))
    }

    @Test("who trained already, or left, is left in peace", arguments: Backend.available)
    func peace(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        let (ana, now) = (nudger.ana, nudger.now)
        let day = try #require(CalendarDay("2026-06-01"))
        try await nudger.database.write { db in
            try Deed(owner: ana, day: day, kind: .workoutDone, source: "session 1", at: now).record(in: db)
        }
        try await nudger.look()
        nudger.leave(nudger.ben)
        try await nudger.look(until: "2026-06-01T20:00:00Z", every: 30)
        for owner in [nudger.ana, nudger.ben] {
            #expect(try await nudger.notices(of: owner).isEmpty)
            #expect(try await nudger.states(of: owner).first == "gone")
        }
    }

    @Test("nobody sees or answers another's reminders", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: Self.morning)
        try await nudger.look(until: "2026-06-01T17:00:00Z")
        let hers = try #require(try await nudger.reminders(of: nudger.ana).first)
        #expect(try await nudger.store(nudger.ben).find(hers.id) == nil)
        #expect(try await nudger.store(nudger.ben).answer(hers.id, .notToday, at: nudger.now) == nil)
        #expect(try await nudger.store(nudger.ben).takeBack(hers.id, at: nudger.now) == nil)
        try await nudger.answer(.notToday, nudger.ben)
        #expect(try await nudger.states(of: nudger.ana) == ["sent", "due"])
    }
}
