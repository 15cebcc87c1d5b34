package import Foundation
import HealthMath
import Members
package import Storage

/// Measures how long finding people takes among the many members of `SuggestionBenchmark`.
package enum PeopleBenchmark {
    package struct Measurement: Sendable {
        package let name: String
        /// People on all the pages together.
        package let found: Int
        /// Milliseconds, in order.
        package let times: [Double]
    }

    /// Requests a first page, and one far behind it, for many members in turn.
    package static func run(
        _ database: any Database,
        people: @escaping PersonLookup,
        at now: Date,
        looks: Int = 200
    ) async throws -> [Measurement] {
        let search = PeopleSearch(
            database: database,
            sources: PeopleSources(
                people: people,
                freeTimes: { _ in [:] },
                weights: { _ in [:] },
                gym: { _ in [] },
                ownGyms: { _ in [] }
            )
        )
        let askers = try await SuggestionBenchmark.townspeople(database)
        let day = CalendarDay(now, in: .gmt)
        var measurements: [Measurement] = []
        for (name, query, page) in Self.wishes {
            let clock = ContinuousClock()
            var (times, found) = ([Double](), 0)
            for look in 0..<looks where !askers.isEmpty {
                let asker = askers[look % askers.count]
                var cursor: Cursor?
                for number in 1...page {
                    let start = clock.now
                    let answer = try await search.find(
                        query,
                        for: asker,
                        on: day,
                        after: cursor,
                        limit: PeopleForm.usual
                    )
                    if number == page {
                        times.append((clock.now - start) / .milliseconds(1))
                        found += answer.people.count
                    }
                    cursor = answer.next
                }
            }
            measurements.append(Measurement(name: name, found: found, times: times.sorted()))
        }
        return measurements
    }

    /// The searches that are measured, each with the number of its page.
    private static var wishes: [(name: String, query: PeopleQuery, page: Int)] {
        var town = PeopleQuery()
        town.place = CoarsePlace(near: 55.75, 12.25)
        var rare = town
        rare.kilometres = 100
        rare.gender = .other
        rare.goals = [.strength]
        var nobody = rare
        nobody.limitation = .back
        var anywhere = PeopleQuery()
        anywhere.styles = [.yoga]
        var rareAnywhere = rare
        rareAnywhere.place = nil
        return [
            ("around a town", town, 1), ("around a town, the tenth page", town, 10),
            ("one of 150, within 100 km of a town", rare, 1), ("what nobody is, within 100 km of a town", nobody, 1),
            ("one of five, anywhere", anywhere, 1), ("one of 150, anywhere", rareAnywhere, 1),
        ]
    }
}
