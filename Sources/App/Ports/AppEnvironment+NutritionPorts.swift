import Accounts
import Community
import Foundation
import HealthMath
import Members
import Motivation
import Notices
import Nutrition
import Training
import Web
import Wings

/// What the nutrition wing needs of other wings.
extension AppEnvironment {
    func nutritionWing(_ floor: Floor) throws -> NutritionWing {
        try NutritionWing(
            floor,
            catalogue: self.catalogue,
            online: self.online,
            eyes: self.photoEyes,
            ports: self.nutritionPorts
        )
    }

    var nutritionPorts: NutritionPorts {
        let database = self.database
        let members = MemberStore(database: database)
        let (letters, switches, now, missions) = (self.letters, self.switches, self.now, self.missionPorts)
        return NutritionPorts(
            plans: { try await self.planLines(of: $0, on: $1...$1) },
            toTrain: self.toTrain(_:on:),
            running: { try await OpenSessions(database).running(of: $0, at: now()) },
            setUp: { try await SetUpStore(database: database, owner: $0.id).offer(on: $1) },
            missions: { member in
                guard switches.isOn(.missions) else { return [] }
                return try await MissionGlance.all(of: member, on: member.day(at: now()), in: database, missions).map {
                    glance in
                    PlanLine(
                        path: glance.path,
                        title: glance.title,
                        note: glance.note,
                        icon: glance.icon,
                        colour: glance.colour
                    )
                }
            },
            keepGoing: { try await KeepGoing.words(for: $0, on: $1, in: database, switches) },
            timeZone: { try await members.find($0).map { TimeZone(identifier: $0.timeZone) ?? .gmt } },
            goalBaseline: { member in
                let body = try await BodyStore(database: database, owner: member).body()
                guard let body, let known = body.known else { return nil }
                return GoalBaseline(
                    body: known.body,
                    activity: known.activity,
                    desiredKilograms: known.desiredKilograms,
                    weighedOn: body.weighedOn
                )
            },
            weighings: { try await BodyStore(database: database, owner: $0).weighings(in: $1) },
            eater: self.eater(_:),
            courses: BodyCourses.statement,
            isTraining: ActivityStore.has(_:of:isPresent:in:),
            maySee: { member, owner in
                try await BuddyCircle.of(owner, people: self.people, at: now(), in: database)?.buddies.contains(member)
                    ?? false
            },
            training: self.cohortTraining,
            recipients: { ids in
                let accounts = try await members.find(ids)
                return Dictionary(
                    uniqueKeysWithValues: accounts.map {
                        ($0.id, NoticeRecipient(member: $0.asMember, email: $0.email))
                    }
                )
            },
            unsubscribe: letters.unsubscribe
        )
    }

    private var cohortTraining: CohortTraining {
        let exercises = TrainedExercises(
            catalogue: self.exercises,
            safety: self.safety,
            facts: self.trainingPorts.facts,
            database: self.database
        )
        return CohortTraining(
            trained: TrainedExercises.statement(of:from:through:),
            isEverybodys: exercises.isEverybodys(_:),
            suiting: exercises.suiting(_:among:on:)
        )
    }

    @Sendable
    private func eater(_ member: Member.ID) async throws -> Eater {
        guard let body = try await BodyStore(database: self.database, owner: member).body() else {
            throw SignInRequired()
        }
        let health = try await HealthStore(database: self.database, seal: self.seal, owner: member).facts()
        let isPregnant = if case .pregnant = health.cycle { true } else { false }
        return Eater(
            sex: body.sex,
            birthday: body.birthday,
            bodyMassIndex: body.known?.body.bodyMassIndex,
            needs: Set(health.diet),
            aim: body.aim,
            isPregnant: isPregnant
        )
    }
}
