import Foundation
import Storage
import Support
import Testing

@testable import Nutrition

struct ReminderStoreTests {
    @Test("all are off until they are chosen, and are nobody else's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = ReminderStore(database: kitchen.database, owner: kitchen.ana)
        let ben = ReminderStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await ana.all().allSatisfy { !$0.isOn })
        let lunch = Reminder(.meal(2), isOn: true, minutes: 765, channel: .both)
        try await ana.save([lunch], in: .gmt, now: Kitchen.now)
        #expect(try await ana.all().filter(\.isOn) == [lunch])
        #expect(try await ben.all().allSatisfy { !$0.isOn })
        try await ben.save([Reminder(.meal(2), isOn: false, minutes: 765)], in: .gmt, now: Kitchen.now)
        #expect(try await ana.all().filter(\.isOn) == [lunch])
        let off = Reminder(.meal(2), isOn: false, minutes: 765, channel: .both)
        try await ana.save([off], in: .gmt, now: Kitchen.now)
        #expect(try await ana.all().contains(off))
    }

    @Test("saving what is chosen already doesn't push back what is due", arguments: Backend.available)
    func unchanged(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = ReminderStore(database: kitchen.database, owner: kitchen.ana)
        let morning = Reminder(.morning, isOn: true, minutes: 15 * 60)  // an hour after now
        try await ana.save([morning], in: .gmt, now: Kitchen.now)
        let later = Kitchen.now.addingTimeInterval(3_605)
        try await ana.save([morning], in: .gmt, now: later)
        #expect(try await DueReminders(database: kitchen.database).at(later, limit: 10).rows.count == 1)
        try await ana.save([Reminder(.morning, isOn: true, minutes: 16 * 60)], in: .gmt, now: later)
        #expect(try await DueReminders(database: kitchen.database).at(later, limit: 10).rows.isEmpty)
    }
}
