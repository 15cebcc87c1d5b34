package import Foundation
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// The home of the community, for every member: who may not meet others is told why, and what to do.
///
/// | route | does |
/// |---|---|
/// | `GET /together` | what waits, or how to begin |
package struct TogetherController: Sendable {
    private let database: any Database
    private let people: PersonLookup
    private let views: Views
    private let now: @Sendable () -> Date

    package init(
        database: any Database,
        people: @escaping PersonLookup,
        views: Views,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.people = people
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        pages.get("together", use: self.home)
    }

    func home(request: Request, context: MemberContext) async throws -> Response {
        if context.signedIn.isSuspended { return .onward(to: SafetyPath.suspension) }
        return try self.views.render(try await self.page(context)).response()
    }

    private func page(_ context: MemberContext) async throws -> TogetherPage {
        let member = context.signedIn
        let frame = self.views.frame("Together", tab: .together, help: TogetherPath.help, in: context)
        if member.awaitsConfirmation { return TogetherPage(.init(mustConfirm: true), frame: frame) }
        guard let own = try await ProfileStore(database: self.database, owner: member.id).profile() else {
            return TogetherPage(.init(isNew: true), frame: frame)
        }
        let (waiting, newcomers) = try await self.waiting(for: member)
        return TogetherPage(waiting, newcomers: newcomers, isPaused: !own.profile.isVisible, frame: frame)
    }

    /// Nobody is counted whom the member may not meet.
    private func waiting(for member: Member) async throws -> (TogetherStore.Waiting, [PersonView]) {
        var waiting = try await TogetherStore(database: self.database, owner: member.id).waiting()
        let people = try await self.people([member.id] + waiting.askers + waiting.buddies)
        let day = member.day(at: self.now())
        func mayMeet(_ id: Member.ID) -> Bool {
            guard let me = people[member.id], let other = people[id] else { return false }
            return me.mayMeet(other, on: day)
        }
        // What who is suspended said stays to be read.
        func mayRead(_ id: Member.ID) -> Bool {
            guard let me = people[member.id], let other = people[id] else { return false }
            return me.isOfTheAge(of: other, on: day)
        }
        waiting.buddies = waiting.buddies.filter(mayMeet)
        waiting.unread = waiting.unread.filter(mayRead)
        waiting.askers = waiting.askers.filter(mayMeet)
        waiting.newcomers = waiting.newcomers.filter(mayMeet)
        let profiles = try await BuddyProfiles(self.database).find(waiting.newcomers)
        let views = waiting.newcomers.compactMap { id in
            people[id].map { person in
                var view = PersonView(person, photo: profiles[id]?.photoVersion, on: day)
                view.personNote = "You are buddies now. Say hello"
                return view
            }
        }
        return (waiting, views)
    }
}
