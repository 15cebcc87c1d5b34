import Accounts
import Community
import Foundation
import HealthMath
import Members
import Motivation
import Nutrition
import Training
import Wings

/// What the training wing needs of other wings.
extension AppEnvironment {
    func trainingWing(_ floor: Floor) -> TrainingWing {
        TrainingWing(
            floor,
            exercises: self.exercises,
            safety: self.safety,
            generator: self.generator,
            videos: self.videos,
            ports: self.trainingPorts
        )
    }

    var trainingPorts: TrainingPorts {
        let (database, seal) = (self.database, self.seal)
        return TrainingPorts(
            facts: self.trainingFacts(of:),
            trained: { member, experience in
                try await BodyStore(database: database, owner: member).keep(experience)
            },
            viewer: self.viewer(_:),
            hasGym: { try await !AboutStore(database: database, owner: $0).about().gym.isEmpty },
            body: { try await BodyStore(database: database, owner: $0).facts()?.body },
            agree: { member, rule, day in
                try await HealthStore(database: database, seal: seal, owner: member).agree(beyond: rule, on: day)
            },
            soreness: Soreness(
                keep: { try await HealthStore(database: database, seal: seal, owner: $0).keep($1) },
                keepForGood: {
                    try await HealthStore(database: database, seal: seal, owner: $0).keepForGood(since: $1)
                },
                end: { try await HealthStore(database: database, seal: seal, owner: $0).end($1, since: $2) }
            ),
            energy: self.energyLog,
            plans: self.planLines(of:on:),
            rests: self.rests(_:on:),
            monthlyGoal: self.monthlyGoals.card(for:),
            presence: Self.gymPresence,
            songTempos: Self.songTempos,
            songs: self.madeSongs(of:for:),
            tiles: self.config.tiles
        )
    }

    /// Lets buddies know who said to be at a gym, for as long as the community shows it.
    private static let gymPresence = GymPresence(
        begin: { member, gym, now, db in
            let place = TrainingPlace(id: gym.id, name: gym.name, address: gym.address ?? "")
            try PresenceStore.begin(at: place, of: member, at: now, in: db)
        },
        end: { member, gym, now, db in try PresenceStore.end(at: gym, of: member, at: now, in: db) }
    )

    @Sendable
    private func trainingFacts(of member: Member.ID) async throws -> TrainingFacts {
        let body = try await BodyStore(database: self.database, owner: member).body()
        let health = try await HealthStore(database: self.database, seal: self.seal, owner: member).facts()
        let goal = try await GoalCourse.current(of: member, in: self.database)
        let aim = FitnessAim.ofTraining(body?.aim, goal: goal)
        return TrainingFacts(
            body: body?.known?.body,
            injuries: health.injuries,
            sore: health.sore,
            conditions: health.conditions,
            limitations: health.limitations,
            agreed: health.agreed,
            cycle: health.cycle,
            mindsCycle: health.mindsCycle,
            goal: TrainingGoal(aim),
            experience: body?.experience,
            centimetres: body?.centimetres,
            kilograms: body?.kilograms,
            aim: aim,
            hasCycle: body.map { Cycle.applies(to: $0.sex) } ?? false,
            birthday: body?.birthday
        )
    }

    /// Returns what is known about a member: gender from the sign-up, level and goal from the onboarding.
    @Sendable
    private func viewer(_ member: Member.ID) async throws -> Viewer {
        let body = try await BodyStore(database: self.database, owner: member).body()
        let goal = try await GoalCourse.current(of: member, in: self.database)
        return Viewer(
            sex: body?.sex,
            level: Level(body?.experience),
            goal: TrainingGoal(FitnessAim.ofTraining(body?.aim, goal: goal))
        )
    }

    /// Writes the energy of a workout into the diary's day.
    var energyLog: EnergyLog {
        let database = self.database
        return EnergyLog(
            write: { activity, owner, now, db in
                let zone = try MemberStore.timeZone(of: owner, in: db)
                try BurnedStore(database: database, owner: owner, timeZone: zone).trained(
                    activity.id,
                    activity.way.burned,
                    name: activity.title,
                    minutes: activity.seconds / 60,
                    beats: activity.averageBeats,
                    activity.kilocalories,
                    on: activity.day,
                    at: now,
                    in: db
                )
            },
            withdraw: { activity, owner, now, db in
                let zone = try MemberStore.timeZone(of: owner, in: db)
                try BurnedStore(database: database, owner: owner, timeZone: zone)
                    .untrained(activity.id, at: now, in: db)
            }
        )
    }
}

extension Activity.Way {
    /// How the diary names the source of the energy; what a device measured stays as it was sent.
    fileprivate var burned: Burned.Way {
        switch self {
        case .measured: .device
        case .typed: .typed
        case .heartRate: .heartRate
        case .table: .table
        case .equivalents: .equivalents
        }
    }
}
