import Accounts
import HealthMath
import Members
import Motivation
import Nutrition

/// What missions need of other wings.
extension AppEnvironment {
    var missionPorts: MissionPorts {
        let (database, seal) = (self.database, self.seal)
        return MissionPorts(
            weighings: { try BodyStore.weighings(of: $0, in: $1, $2) },
            readings: { member, days, db in
                try CountedReading.all(of: member, in: days, db).map {
                    MissionReading($0.isWater ? .water : .steps, on: $0.day, $0.amount)
                }
            },
            body: { member in
                guard let known = try await BodyStore(database: database, owner: member).facts() else { return nil }
                let health = try await HealthStore(database: database, seal: seal, owner: member).facts()
                var isPregnant = false
                if case .pregnant = health.cycle { isPregnant = true }
                return MissionBody(known.body, activity: known.activity, isPregnant: isPregnant)
            },
            goalTarget: { try await GoalCourse.current(of: $0, in: database)?.targetKilograms },
            energy: { member, day in
                let units = try await MemberStore(database: database).find(member)?.units ?? .metric
                let energy = try await DayEnergy.of(member, on: day, shownIn: units, in: database)
                return MissionEnergy(eaten: energy.eaten, goal: energy.goal)
            }
        )
    }
}
