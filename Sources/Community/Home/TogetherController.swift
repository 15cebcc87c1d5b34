import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// The home page of the community.
///
/// Members who may not meet others read why, and what to do.
///
/// | route | does |
/// |---|---|
/// | `GET /together` | what waits for the member, or how to begin |
struct TogetherController: Controller {
    let database: any Database
    let people: PersonLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.get(Places.together, use: self.home)
    }

    func home(request: Request, context: MemberContext) async throws -> Response {
        if context.signedIn.isSuspended { return .onward(to: Places.suspension.path) }
        return try self.views.render(try await self.page(context)).response()
    }

    private func page(_ context: MemberContext) async throws -> TogetherPage {
        let member = context.signedIn
        let frame = self.views.frame("Together", tab: .together, help: TogetherLinks.help, in: context)
        if member.awaitsConfirmation { return TogetherPage(.init(mustConfirm: true), frame: frame) }
        guard let own = try await ProfileStore(database: self.database, owner: member.id).profile() else {
            return TogetherPage(.init(isNew: true), frame: frame)
        }
        let (waiting, newcomers) = try await self.waiting(for: member)
        return TogetherPage(waiting, newcomers: newcomers, isPaused: !own.profile.isVisible, frame: frame)
    }

    /// What waits for the member, without members whom they may not meet.
    private func waiting(for member: Member) async throws -> (TogetherStore.Waiting, [PersonView]) {
        var waiting = try await TogetherStore(database: self.database, owner: member.id).waiting(at: self.now())
        let people = try await self.people([member.id] + waiting.askers + waiting.buddies)
        let day = member.day(at: self.now())
        guard let me = people[member.id] else { return (TogetherStore.Waiting(), []) }
        func those(of ids: [Member.ID], _ agrees: (Person) -> Bool) -> [Member.ID] {
            ids.filter { people[$0].map(agrees) ?? false }
        }
        waiting.buddies = those(of: waiting.buddies) { me.mayMeet($0, on: day) }
        // Messages of suspended buddies can still be read.
        waiting.unread = those(of: waiting.unread) { me.isOfTheAge(of: $0, on: day) }
        waiting.askers = those(of: waiting.askers) { me.mayMeet($0, on: day) }
        waiting.newcomers = those(of: waiting.newcomers) { me.mayMeet($0, on: day) }
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
