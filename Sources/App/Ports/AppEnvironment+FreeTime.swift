import Accounts
import Community
import Foundation
import HealthMath
import Members
import Planning
import Storage
import Web

/// What planning gives to other wings.
extension AppEnvironment {
    /// Returns the planned workouts of some days, as the pages of any wing list them.
    @Sendable
    func planLines(of member: Member, on days: ClosedRange<CalendarDay>) async throws -> [PlanLine] {
        try await PlanLines(self.freeWeeks).lines(of: member, on: days)
    }

    /// Returns whether a member said “not today” of a day.
    @Sendable
    func rests(_ member: Member, on day: CalendarDay) async throws -> Bool {
        try await self.freeWeeks.rests(member, on: day)
    }

    private var freeWeeks: FreeWeeks {
        FreeWeeks(
            database: self.database,
            seal: self.seal,
            training: self.trainingSide,
            company: self.company(of:),
            events: self.joinedEvents(of:in:),
            agreed: self.agreedPlans,
            now: self.now
        )
    }

    /// Lets buddies plan a workout together: only when both are free crosses from one to the other.
    var jointPlanning: JointPlanning {
        let (weeks, database) = (self.freeWeeks, self.database)
        return JointPlanning(
            commonTimes: { one, other in
                let common = try await weeks.common(of: (one.id, one.zone), and: (other.id, other.zone), minutes: 60)
                return JointPlanning.CommonTimes(
                    times: common.times.map { Date(milliseconds: $0.start)..<Date(milliseconds: $0.end) },
                    assumed: common.assumed
                )
            },
            plan: { plan, db in
                let obstacle = try JointPlan.add(
                    plan.id,
                    plan.title,
                    at: plan.time,
                    of: plan.owner,
                    database: database,
                    now: plan.at,
                    in: db
                )
                switch obstacle {
                case nil: break
                case .plan(let title)?: throw JointPlanning.Taken(of: plan.owner, by: title)
                case .other?: throw JointPlanning.Taken(of: plan.owner)
                }
            },
            remove: { id, owner, now, db in
                try JointPlan.remove(id, of: owner, database: database, now: now, in: db)
            },
            restore: { id, owners, now, db in
                try JointPlan.restore(id, of: owners, database: database, now: now, in: db)
            },
            own: { member, times, ids in
                let taken = try await weeks.taken(of: (member.id, member.zone), at: times, but: ids)
                return taken.map { taken -> JointPlanning.Own? in
                    switch taken {
                    case .plan(let title)?: return .plan(title)
                    case .busy?: return .busy
                    case nil: return nil
                    }
                }
            }
        )
    }

    /// Returns what is planned on a day, else a workout that waits, else when there is time for one, for the note at its
    /// start; nothing where they said “not today”.
    @Sendable
    func toTrain(_ member: Member, on day: CalendarDay) async throws -> String {
        let plans = try await self.planLines(of: member, on: day...day).filter { !$0.asks }
        if !plans.isEmpty { return PlanLine.toTrain(plans) }
        if try await self.rests(member, on: day) { return "" }
        // An hour and a half is the longest that is made.
        if let proposal = try await self.reminderPeople.proposal(member.id, 90) {
            return "To train there is “\(proposal.title)”, \(proposal.minutes) minutes, whenever it fits."
        }
        return try await self.freeWeeks.freeWords(of: member, on: day)
    }

    /// Returns what is asked at the end of onboarding.
    @Sendable
    func lastSteps(of member: Member.ID) async throws -> [OptionalStep] {
        [try await self.freeTimeStep(of: member), try await self.pictureStep(of: member)].compactMap(\.self)
    }

    /// Counts the steps of onboarding, to which the picture is the last.
    @Sendable
    func signUpSteps(of member: Member) async throws -> Int {
        let body = try await BodyStore(database: self.database, owner: member.id).body()
        return body?.onboardingSteps(on: member.day(at: self.now())) ?? 0
    }

    /// Returns nil once the member has a picture, or a profile, on whose page it is asked for.
    private func pictureStep(of member: Member.ID) async throws -> OptionalStep? {
        let profiles = ProfileStore(database: self.database, owner: member)
        guard try await profiles.profile() == nil, try await !profiles.hasPhoto() else { return nil }
        return OptionalStep(
            title: "A picture of you?",
            words: "Whom you train with sees a drawing until you choose one. You can do it later under Together.",
            button: "Choose a picture",
            path: TogetherLinks.firstPhoto.path,
            isAsked: true
        )
    }

    /// Returns nil once the member has said when they are free.
    private func freeTimeStep(of member: Member.ID) async throws -> OptionalStep? {
        let known = try await FreeTimeStore(database: self.database, owner: member).settings()
        guard known == nil else { return nil }
        // Back on the last page, it doesn't ask again for what was skipped on the way to it.
        let next = "\(Places.welcome("done"))?asked%3Don"
        return OptionalStep(
            title: "When could you train?",
            words: "Tell us your hours, and we find free time in them. You can do it later under Train.",
            button: "Choose your hours",
            path: "\(Places.freeTimeSettings.path)?next=\(next)"
        )
    }
}
