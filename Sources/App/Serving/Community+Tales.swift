import Accounts
import Community
import HealthMath
import Training
import Web

/// What other wings tell of a member to their buddies.
extension House {
    var tales: PersonTales {
        let (database, energy) = (self.database, self.energyLog)
        return PersonTales(
            about: { member in
                let about = try await AboutStore(database: database, owner: member).about()
                return .init(quote: about.quote, activities: about.activities.map(\.label), gym: about.gym)
            },
            trained: { member, days in
                try await ActivityStore(database: database, owner: member, energy: energy).activities(in: days)
                    .reversed()
                    .map { .init(title: $0.title, day: $0.day, seconds: Int($0.seconds)) }
            },
            weights: { member, days in
                let weighings = try await BodyStore(database: database, owner: member).weighings(in: days)
                guard let first = weighings.first, let last = weighings.last else { return nil }
                return .init(first: (first.day, first.kilograms), last: (last.day, last.kilograms))
            },
            gyms: { member, day in
                let own = FavouriteGymStore(database: database, owner: member)
                let visited = try await own.visited(on: day)
                let listed = try await GymStore(database: database).find(Array(visited))
                return listed.map(\.name).sorted()
            }
        )
    }
}
