import Foundation
import Members
import Storage

/// Reads calendars and stores the results, when one is connected and whenever one is due.
struct CalendarReader: Sendable {
    typealias Open = @Sendable (CalendarOrigin) throws(CalendarTrouble) -> any CalendarSource

    let database: any Database
    let seal: Seal
    /// Opens sources by kind; a kind without an entry can't be connected here.
    let sources: [ConnectedCalendar.Kind: Open]
    /// Nil for a member who left.
    let owner: @Sendable (Member.ID) async throws -> CalendarOwner?
    let now: @Sendable () -> Date

    /// Reads a new calendar and stores it with its busy times; sent again, its id returns the stored one.
    ///
    /// Throws `CalendarTrouble` when it can't be read, `CalendarStore.Full` when the member has too many.
    func connect(
        _ new: NewCalendar,
        for member: Member.ID
    ) async throws -> (calendar: ConnectedCalendar, isNew: Bool) {
        let store = self.store(of: member)
        if let there = try await store.find(new.id) { return (there, false) }
        try await store.checkRoom()
        guard let owner = try await self.owner(member) else { throw CalendarTrouble.gone }
        let origin = CalendarOrigin(id: new.id, owner: member, settings: new.settings, addresses: owner.addresses)
        let window = CalendarPace.window(at: self.now())
        let reading = try await self.source(new.kind, origin).read(window, zone: owner.zone, since: nil)
        guard let reading else { throw CalendarTrouble.confused }
        var named = new
        if new.isNameGuessed, let name = CalendarName.tidied(reading.name) { named.name = name }
        return try await store.add(
            named,
            reading.within(window),
            zone: owner.zone,
            due: CalendarPace.next(new.kind, at: self.now(), jitter: .random(in: 0...1)),
            at: self.now()
        )
    }

    /// Reads a due calendar and stores the result, good or bad.
    func read(_ calendar: DueCalendar) async throws {
        guard let owner = try await self.owner(calendar.owner) else { return }
        let now = self.now()
        let isWhole = CalendarPace.isWhole(readAt: calendar.wholeAt, in: calendar.zone, now: now, owner.zone)
        let window = CalendarPace.window(at: now)
        let origin = CalendarOrigin(
            id: calendar.id,
            owner: calendar.owner,
            settings: calendar.settings,
            addresses: owner.addresses
        )
        let outcome: Result<CalendarContents?, CalendarTrouble>
        do throws(CalendarTrouble) {
            let source = try self.source(calendar.kind, origin)
            let reading = try await source.read(window, zone: owner.zone, since: isWhole ? nil : calendar.state)
            outcome = .success(reading?.within(window))
        } catch {
            outcome = .failure(error)
        }
        // A program that stops cancels readings: that is no trouble of the calendar, which is due again soon.
        try Task.checkCancellation()
        try await self.store(of: calendar.owner).settle(calendar, outcome, zone: owner.zone, at: self.now())
    }

    func store(of member: Member.ID) -> CalendarStore {
        CalendarStore(database: self.database, seal: self.seal, owner: member)
    }

    private func source(
        _ kind: ConnectedCalendar.Kind,
        _ origin: CalendarOrigin
    ) throws(CalendarTrouble) -> any CalendarSource {
        guard let open = self.sources[kind] else { throw .closed }
        return try open(origin)
    }
}

extension CalendarContents {
    /// Returns the busy times cut to a window, so that endless ones aren't stored.
    func within(_ window: Range<Int64>) -> CalendarContents {
        let busy = self.busy.compactMap { busy in
            Stretch(from: max(busy.time.start, window.lowerBound), to: min(busy.time.end, window.upperBound))
                .map { BusyTime($0, isAllDay: busy.isAllDay, title: busy.title) }
        }
        return CalendarContents(
            busy: busy,
            unread: self.unread,
            state: self.state,
            settings: self.settings,
            name: self.name
        )
    }
}
