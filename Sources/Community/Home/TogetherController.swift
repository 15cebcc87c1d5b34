import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the home page of the community.
///
/// Members who may not meet others read why, and what to do.
///
/// | route | does |
/// |---|---|
/// | `GET /together` | what waits for the member, or how to begin |
struct TogetherController: Controller {
    let database: any Database
    let people: PersonLookup
    let chats: Chats
    let suggestions: Suggestions
    let present: PresentPeople
    let switches: HouseSwitches
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
        if member.awaitsConfirmation {
            return TogetherPage(.init(mustConfirm: true), switches: self.switches, frame: frame)
        }
        let own = try await ProfileStore(database: self.database, owner: member.id).begun()
        guard own.isWhole else {
            let stage = TogetherPage.Stage(isNew: true, isBegun: own.isBegun)
            return TogetherPage(stage, switches: self.switches, frame: frame)
        }
        let (waiting, newcomers, names) = try await self.waiting(for: member)
        let card = self.switches.isOn(.matching) ? try await self.card(for: member) : nil
        return TogetherPage(
            waiting,
            newcomers: newcomers,
            buddyNames: names,
            chats: try await self.chats(waiting, isNext: card == nil && newcomers.isEmpty, of: member),
            out: try await self.out(for: member),
            card: card,
            switches: self.switches,
            ownPath: PeopleLinks.person(member.id),
            isPaused: !own.profile.isVisible,
            frame: frame
        )
    }

    /// The most unread chats that are shown before the card.
    private static let mostChats = 3

    /// Returns the chats with something unread; the newest one where nothing is, and it is what comes next.
    private func chats(
        _ waiting: TogetherStore.Waiting,
        isNext: Bool,
        of member: Member
    ) async throws -> [ChatsPage.Item] {
        let shown = !waiting.unread.isEmpty ? waiting.unread : isNext ? waiting.buddies : []
        guard self.switches.isOn(.chat), !shown.isEmpty else { return [] }
        let open = try await self.chats.all(of: member).open.filter { shown.contains($0.chat.buddy) }
        let today = member.day(at: self.now())
        return open.prefix(waiting.unread.isEmpty ? 1 : Self.mostChats)
            .map { ChatsPage.Item($0, for: member, today: today) }
    }

    /// Returns buddies who show where they train now.
    private func out(for member: Member) async throws -> [PersonView] {
        let day = member.day(at: self.now())
        return try await self.present.buddies(of: member, at: self.now()).map { found in
            var view = PersonView(found.who.person, photo: found.who.photoVersion, on: day)
            view.personNote = "At \(found.presence.name) now"
            return view
        }
    }

    /// Returns the next card; nil when there is none, and before the member agrees to the guidelines.
    private func card(for member: Member) async throws -> SuggestionView? {
        guard try await GuidelinesStore(database: self.database, owner: member.id).hasAgreed(),
            case .cards(let cards) = try await self.suggestions.next(for: member.id, at: self.now()),
            let first = cards.first
        else { return nil }
        return SuggestionView(first, units: member.units, on: member.day(at: self.now()))
    }

    /// Returns what waits for the member, without members whom they may not meet, and the buddies' first names.
    private func waiting(for member: Member) async throws -> (TogetherStore.Waiting, [PersonView], [String]) {
        var waiting = try await TogetherStore(database: self.database, owner: member.id).waiting(at: self.now())
        let people = try await self.people([member.id] + waiting.askers + waiting.buddies)
        let day = member.day(at: self.now())
        guard let me = people[member.id] else { return (TogetherStore.Waiting(), [], []) }
        func those(of ids: [Member.ID], _ agrees: (Person) -> Bool) -> [Member.ID] {
            ids.filter { people[$0].map(agrees) ?? false }
        }
        waiting.buddies = those(of: waiting.buddies) { me.mayMeet($0, on: day) }
        // Messages of suspended buddies can still be read.
        waiting.unread = those(of: waiting.unread) { me.isOfTheAge(of: $0, on: day) }
        waiting.askers = those(of: waiting.askers) { me.mayMeet($0, on: day) }
        waiting.newcomers = those(of: waiting.newcomers) { me.mayMeet($0, on: day) }
        // A new buddy who has written already stands among the chats.
        waiting.newcomers.removeAll(where: Set(waiting.unread).contains)
        let profiles = try await BuddyProfiles(self.database).find(waiting.newcomers)
        let views = waiting.newcomers.compactMap { id in
            people[id].map { person in
                var view = PersonView(person, photo: profiles[id]?.photoVersion, on: day)
                view.personNote = "You are buddies now. Say hello"
                view.personPath = BuddyLinks.match(with: id)
                return view
            }
        }
        return (waiting, views, waiting.buddies.compactMap { people[$0]?.firstName })
    }
}
