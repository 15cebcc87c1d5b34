import Foundation
import HealthMath
import Members
import Storage

/// Adds, changes and reads energy burned, for both pages and devices.
struct EnergyLedger: Sendable {
    let database: any Database
    let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline?
    let now: @Sendable () -> Date

    func burned(of member: Member) -> BurnedStore {
        BurnedStore(database: self.database, owner: member.id, timeZone: member.timeZone)
    }

    func day(_ day: CalendarDay, of member: Member) async throws -> EnergyDay {
        let burned = self.burned(of: member)
        let known = try await self.goalBaseline(member.id)
        let goal = try await GoalStore(database: self.database, owner: member.id).current()
        let diary = try await DiaryStore(database: self.database, owner: member.id).day(day)
        return EnergyDay(
            day: day,
            items: try await burned.burned(on: day),
            eatenParts: diary.meals.flatMap(\.entries).compactMap { $0.facts[.kcal] },
            credit: try await burned.credit(),
            resting: known.map { max($0.body.basalMetabolicRate(on: day), 0) },
            activity: goal?.terms.activity
        )
    }

    /// Returns nil when the day is full; throws complaints about values from which no energy can be computed.
    func add(_ values: BurnedForm.Values, on day: CalendarDay, of member: Member) async throws -> Added? {
        let kilocalories = try values.kilocalories(of: try await self.body(for: values, of: member), on: day)
        let added = try await self.burned(of: member).add(
            values.id ?? RowID.new(),
            values.exertion,
            kilocalories,
            on: day,
            at: self.now()
        )
        return added.map { Added(burned: $0.burned, isNew: $0.isNew) }
    }

    struct Added: Sendable {
        let burned: Burned
        let isNew: Bool
    }

    /// Returns nil when the line changed or went meanwhile.
    func change(_ burned: Burned, to values: BurnedForm.Values, of member: Member) async throws -> Burned? {
        guard values.version == nil || values.version == burned.version else { return nil }
        let body = try await self.body(for: values, of: member)
        let kilocalories = try values.kilocalories(of: body, on: burned.day)
        return try await self.burned(of: member)
            .change(burned.id, version: burned.version, to: values.exertion, kilocalories, at: self.now())
    }

    /// Reads the body only when energy has to be computed.
    private func body(for values: BurnedForm.Values, of member: Member) async throws -> BodyFacts? {
        values.kilocalories == nil ? try await self.goalBaseline(member.id)?.body : nil
    }
}
