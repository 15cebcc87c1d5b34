import Accounts
import Community
import Foundation
import HealthMath
import Logging
import Members
import Nutrition
import OutboundHTTP
import Planning
import Storage
import Training
import Web

/// What the planning wing needs of other wings.
extension AppEnvironment {
    var planningPorts: PlanningPorts {
        PlanningPorts(
            training: self.trainingSide,
            company: self.company(of:),
            events: self.joinedEvents(of:in:),
            agreed: self.agreedPlans,
            people: self.reminderPeople,
            calendarOwner: self.calendarOwner(_:),
            otherReminders: self.foodReminders(of:),
            ask: self.askForCalendars,
            google: self.config.google.map { GoogleAccess($0, ask: self.config.googleClient.ask) }
        )
    }

    var trainingSide: TrainingSide {
        let (database, energy) = (self.database, self.energyLog)
        return TrainingSide(
            trained: { member, days in
                try await ActivityStore(database: database, owner: member, energy: energy).activities(in: days)
                    .compactMap(\.trainedTime)
            },
            workouts: { member in
                let zone = try await database.read { try MemberStore.timeZone(of: member, in: $0) }
                let store = WorkoutStore(database: database, owner: member)
                let workouts = try await store.page(limit: 100)
                let minutes = try await store.minutes(of: workouts.map(\.id))
                return workouts.map {
                    OwnWorkout(
                        id: $0.id,
                        title: $0.title,
                        minutes: $0.request.minutes,
                        takes: minutes[$0.id],
                        isWaiting: $0.status == .notStarted,
                        made: CalendarDay($0.createdAt, in: zone)
                    )
                }
            },
            figures: { try await WorkoutStore(database: database, owner: $0).figures(of: $1) },
            songs: self.madeSongs(of:for:)
        )
    }

    /// Finds the buddies who share when they train, of those whom the member may still meet.
    @Sendable
    func company(of member: Member.ID) async throws -> [Company] {
        let buddies = try await Buddyship.present(with: member, in: self.database)
        let people = try await self.people(buddies + [member])
        guard let me = people[member] else { return [] }
        let day = me.day(at: self.now())
        return people.values.filter { me.mayMeet($0, on: day) }
            .sorted { $0.id < $1.id }
            .map { Company(id: $0.id, name: $0.firstName, zone: $0.timeZone) }
    }

    /// Finds the events that a member joined.
    @Sendable
    func joinedEvents(of member: Member.ID, in span: Range<Int64>) async throws -> [BusyTime] {
        let dates = Date(milliseconds: span.lowerBound)..<Date(milliseconds: span.upperBound)
        return try await JoinedEvents.times(of: member, in: dates, self.database).compactMap { event in
            Stretch(from: event.start.milliseconds, to: event.end.milliseconds)
                .map { BusyTime($0, title: event.name) }
        }
    }

    var reminderPeople: ReminderPeople {
        let database = self.database
        let members = MemberStore(database: database)
        return ReminderPeople(
            members: { ids in
                Dictionary(uniqueKeysWithValues: try await members.find(ids).map { ($0.id, $0.asMember) })
            },
            aims: { try await BodyStore.aims(of: $0, in: database) },
            proposal: { member, minutes in
                // The last waiting workout that fits is taken; the search looks at twenty.
                let store = WorkoutStore(database: database, owner: member)
                let waiting = try await store.page(.notStarted, limit: 20)
                let takes = try await store.minutes(of: waiting.map(\.id))
                let fits = waiting.first { min($0.request.minutes, takes[$0.id] ?? $0.request.minutes) <= minutes }
                guard let fits else { return nil }
                return ProposedWorkout(
                    id: fits.id,
                    title: fits.title,
                    minutes: takes[fits.id] ?? fits.request.minutes,
                    path: Places.workout(fits.id)
                )
            },
            songs: self.songs(of:for:)
        )
    }

    @Sendable
    private func calendarOwner(_ member: Member.ID) async throws -> CalendarOwner? {
        try await MemberStore(database: self.database).find(member).map {
            CalendarOwner(zone: TimeZone(identifier: $0.timeZone) ?? .gmt, addresses: [$0.email])
        }
    }

    @Sendable
    private func foodReminders(of context: MemberContext) async throws -> any Encodable & Sendable {
        try await NutritionWing.reminders(of: context, in: self.database, at: self.now)
    }

    /// Sends requests to addresses that members gave; logs why one failed, without the address.
    private var askForCalendars: OutboundFetch {
        let (client, logger) = (GuardedClient(self.config.addressPolicy), self.logger)
        return { question throws(OnlineProblem) in
            do throws(OnlineProblem) {
                return try await client.ask(question)
            } catch {
                logger.notice("A calendar's server couldn't be asked", metadata: ["problem": "\(error)"])
                throw error
            }
        }
    }
}

extension Activity {
    /// Nil for an activity that took no time.
    fileprivate var trainedTime: TrainedTime? {
        let start = self.startedAt.milliseconds
        return Stretch(from: start, to: start + Int64(self.seconds * 1_000)).map {
            TrainedTime(workout: self.workout, time: $0, wasHard: self.wasHard)
        }
    }
}
