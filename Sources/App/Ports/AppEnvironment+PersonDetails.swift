import Accounts
import Community
import HealthMath
import Motivation
import Storage
import Training

/// What other wings say about a member to their buddies.
extension AppEnvironment {
    var personDetails: PersonDetails {
        let (database, energy, switches) = (self.database, self.energyLog, self.switches)
        // An unreadable detail is left out, although the member's own page would fail on it.
        return PersonDetails(
            about: { member in
                let about = try await database.settingAside(RowName("about", owner: member)) {
                    try await AboutStore(database: database, owner: member).about()
                }
                guard let about else { return .init(quote: "", activities: [], gym: "") }
                return .init(quote: about.quote, activities: about.activities.map(\.label), gym: about.gym)
            },
            trained: { member, days in
                let activities = try await database.settingAside(RowName("activity", owner: member)) {
                    try await ActivityStore(database: database, owner: member, energy: energy).activities(in: days)
                }
                return (activities ?? []).reversed()
                    .map { .init(title: $0.title, day: $0.day, seconds: Int($0.seconds)) }
            },
            weights: { member, days in
                let weighings = try await database.settingAside(RowName("weight", owner: member)) {
                    try await BodyStore(database: database, owner: member).weighings(in: days)
                }
                guard let first = weighings?.first, let last = weighings?.last else { return nil }
                return .init(first: (first.day, first.kilograms), last: (last.day, last.kilograms))
            },
            course: { try await self.knownWeights(of: [$0])[$0] },
            quotes: { try await AboutStore.quotes(of: $0, in: database) },
            gyms: { member, day in
                let listed = try await database.settingAside(RowName("deed", owner: member)) {
                    let visited = try await FavouriteGymStore(database: database, owner: member).visited(on: day)
                    return try await GymStore(database: database).find(Array(visited))
                }
                return (listed ?? []).map(\.name).sorted()
            },
            earned: { member in
                let earned = try await database.settingAside(RowName("achievement", owner: member)) {
                    try await SharedEarnings.of(member, in: database, switches)
                }
                return (earned ?? nil).map { earned in
                    PersonDetails.Earned(
                        points: earned.points,
                        signs: earned.signs.map {
                            .init(title: $0.title, day: $0.day, frame: $0.frame, drawing: $0.drawing)
                        }
                    )
                }
            },
            missions: { member, asker in
                let shown = try await database.settingAside(RowName("mission", owner: member)) {
                    try await SharedMission.of(member, for: asker, in: database, switches)
                }
                return PersonDetails.Missions(
                    shown: (shown ?? []).map {
                        .init(
                            title: $0.title,
                            startedOn: $0.startedOn,
                            reachedOn: $0.reachedOn,
                            icon: $0.icon,
                            colour: $0.colour
                        )
                    },
                    proposingPath: SharedMission.proposingPath(member, switches)
                )
            }
        )
    }
}
