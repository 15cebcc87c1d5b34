package import Foundation
package import Members
package import Storage

/// What the operator does about events, from the command line.
package struct OperatorEvents: Sendable {
    /// An event to come.
    package struct Line: Sendable {
        package let id: String
        package let name: String
        package let start: Date
        /// The screen name of who looks after it; empty for nobody.
        package let keeper: String
        package let isCancelled: Bool
    }

    /// The most characters of why an event is cancelled.
    package static let longestWhy = GroupEvent.longest.why

    private let care: EventCareStore
    private let people: PersonLookup
    private let now: @Sendable () -> Date

    package init(
        database: any Database,
        organisers: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        people: @escaping PersonLookup,
        now: @Sendable @escaping () -> Date
    ) {
        self.care = EventCareStore(database: database, organisers: organisers)
        self.people = people
        self.now = now
    }

    /// Returns the next events, cancelled ones too, the soonest first.
    package func ahead() async throws -> [Line] {
        let events = try await self.care.ahead(after: nil, at: self.now())
        let organisers = try await self.care.database.read { [care] db in Set(try care.organisers(db)) }
        let people = try await self.people(Array(Set(events.compactMap(\.organiser)).intersection(organisers)))
        return events.map { event in
            Line(
                id: event.id,
                name: event.details.name,
                start: event.details.start,
                keeper: event.organiser.flatMap { people[$0]?.screenName } ?? "",
                isCancelled: event.isCancelled
            )
        }
    }

    /// Cancels an event and returns its name; nil when there is none that takes place.
    ///
    /// `why` is in words for those who wanted to come.
    package func cancel(_ id: String, why: String) async throws -> String? {
        try await self.store.cancel(id, why: why, by: nil, at: self.now())?.details.name
    }

    /// Lets a cancelled event take place and returns its name; nil when there is none.
    package func restore(_ id: String, because reason: String) async throws -> String? {
        try await self.store.restore(id, because: reason, by: nil, at: self.now())?.details.name
    }

    /// Lets somebody else look after an event and returns its name; nil when there is none, or they may not, or do so
    /// already.
    package func handOver(
        _ id: String,
        to keeper: Member.ID,
        because reason: String
    ) async throws -> String? {
        guard let event = try await self.store.find(id), let person = try await self.people([keeper])[keeper] else {
            return nil
        }
        let isDone = try await self.care
            .handOver(event, to: keeper, named: person.screenName, because: reason, by: nil, at: self.now())
        return isDone ? event.details.name : nil
    }

    private var store: EventStore { EventStore(database: self.care.database) }
}
