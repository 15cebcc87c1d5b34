import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Shares workouts and meals with buddies.
///
/// | route | does |
/// |---|---|
/// | `GET /together/share?kind=&id=` | chooses a buddy |
/// | `GET /together/chats/{id}/shares?kind=` | chooses what to share in that chat |
/// | `GET /together/chats/{id}/shares/new?kind=&id=` | asks whether to share it with that buddy |
/// | `POST /together/chats/{id}/shares`, `POST /api/v1/chats/{id}/shares` | shares it, once |
struct ShareController: Controller {
    let database: any Database
    let seal: Seal
    let views: Views
    let giving: [ShareKind: Giving]
    let people: PersonLookup
    let deliver: @Sendable (MessageStore.Added) async -> Void
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database).part(.chat)
        let api = routes.meetingAPI(self.database).part(.chat)
        own.get(Places.share, use: self.choose)
        own.get(ChatLinks.shares, use: self.list)
        own.get(ChatLinks.newShare, use: self.ask)
        own.post(ChatLinks.shares, .changesMember, use: self.share)
        api.post(ChatAPI.shares, .changesMember, use: self.answer)
    }

    func choose(request: Request, context: ConfirmedContext) async throws -> Page {
        let (kind, thing, own) = try await self.asked(request, context)
        let receivers = try await self.store(context).receivers(of: kind, thing)
        let people = try await self.met(receivers.map(\.buddy), by: context)
        let profiles = try await BuddyProfiles(self.database).find(Array(people.keys))
        let day = context.signedIn.day(at: self.now())
        let rows = receivers.compactMap { receiver in
            people[receiver.buddy].map { person in
                var view = PersonView(person, photo: profiles[person.id]?.photoVersion, on: day)
                view.personNote = receiver.had == nil ? "" : "Has it already"
                return ShareChoicePage.Row(
                    rowPath: ChatLinks.newShare(receiver.chat, kind, thing),
                    person: view
                )
            }
        }
        let frame = self.frame("Share", back: own.path, context)
        return try self.views.render(ShareChoicePage(own, rows, frame: frame))
    }

    func list(request: Request, context: ConfirmedContext) async throws -> Page {
        let chat = try context.id(orElse: Self.missing)
        let (found, people) = try await self.receiver(in: chat, of: .workout, "", context)
        guard let receiver = found, let person = people[receiver.buddy] else { throw Self.missing }
        let today = context.signedIn.day(at: self.now())
        let asked = try request.query(ShareForm.self).input["kind"]
        let kind = ShareKind(rawValue: asked) ?? .workout
        let things = try await self.giving[kind]?.latest(context.signedIn.id, today, Self.mostListed) ?? []
        let frame = self.frame("Share with \(person.firstName)", back: ChatLinks.chat(chat), context)
        return try self.views.render(ShareablesPage(kind, things, in: chat, frame: frame))
    }

    /// The most things of a kind that are listed in a chat.
    private static let mostListed = 20

    func ask(request: Request, context: ConfirmedContext) async throws -> Page {
        let (kind, thing, own) = try await self.asked(request, context)
        let chat = try context.id(orElse: Self.missing)
        let (found, people) = try await self.receiver(in: chat, of: kind, thing, context)
        guard let receiver = found, let person = people[receiver.buddy] else { throw Self.missing }
        let isFromChat = Self.isFromChat(request)
        let page = ShareAskPage(
            own,
            kind,
            thing,
            to: person,
            receiver,
            had: self.words(receiver.had, context),
            isFromChat: isFromChat,
            frame: self.frame("Share", back: isFromChat ? ChatLinks.shares(chat, kind) : own.path, context)
        )
        return try self.views.render(page)
    }

    func share(request: Request, context: ConfirmedContext) async throws -> Response {
        let values = try await request.form(ShareForm.self).values()
        let (own, person, shared) = try await self.shared(values, context)
        let day = self.words(shared.at, context)
        let words =
            shared.message == nil
            ? "\(person.firstName) has this already: you shared it \(day)." : "Shared with \(person.firstName)"
        guard Self.isFromChat(request) else { return .onward(to: own.path, toast: Toast(words)) }
        return .onward(to: ChatLinks.chat(try context.id(orElse: Self.missing)) + "#latest", toast: Toast(words))
    }

    private static func isFromChat(_ request: Request) -> Bool { request.uri.queryParameters.get("from") == "chat" }

    /// Answers 201 the first time, 200 when the buddy had it before.
    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await request.form(ShareForm.self).values()
        let shared = try await self.shared(values, context).shared
        return JSONResponse(
            ShareResponse(kind: values.kind.rawValue, id: values.thing, sharedAt: shared.at.formatted(.iso8601)),
            status: shared.message == nil ? .ok : .created
        )
    }

    private func shared(
        _ values: ShareForm.Values,
        _ context: ConfirmedContext
    ) async throws -> (own: SharedThing, person: Person, shared: SharingStore.Shared) {
        let chat = try context.id(orElse: Self.missing)
        guard let giving = self.giving[values.kind],
            let own = try await giving.find(values.thing, context.signedIn.id)
        else { throw Self.missing }
        let (found, people) = try await self.receiver(in: chat, of: values.kind, values.thing, context)
        guard let receiver = found, let person = people[receiver.buddy],
            let shared = try await self.give(values, in: chat, by: giving, context)
        else { throw Self.missing }
        if let message = shared.message { await self.deliver(message) }
        return (own, person, shared)
    }

    private func give(
        _ values: ShareForm.Values,
        in chat: String,
        by giving: Giving,
        _ context: ConfirmedContext
    ) async throws -> SharingStore.Shared? {
        do {
            return try await self.store(context).share(
                values.kind,
                values.thing,
                in: chat,
                as: values.clientID,
                from: context.signedIn,
                by: giving,
                at: self.now()
            )
        } catch is SharingStore.UsedID {
            throw FormErrors.requestID("clientId")
        } catch is MessageStore.Full {
            throw FormErrors("form", MessageStore.Full.words)
        } catch let full as Giving.NoRoom {
            throw FormErrors("form", full.words)
        }
    }

    private func asked(
        _ request: Request,
        _ context: ConfirmedContext
    ) async throws -> (kind: ShareKind, thing: String, own: SharedThing) {
        var input = try request.query(ShareForm.self).input
        // A workout that was just made for it.
        let made = request.uri.queryParameters["workoutId"].flatMap { RowID.read(String($0)) }
        if let made, input["id"].isEmpty { input.set("id", to: made) }
        guard let (kind, thing) = ShareForm(input: input).asked,
            let own = try await self.giving[kind]?.find(thing, context.signedIn.id)
        else { throw Self.missing }
        return (kind, thing, own)
    }

    /// Returns the receiver, and those of the two whom the member may meet.
    ///
    /// It runs the same statements whether or not there is such a chat.
    private func receiver(
        in chat: String,
        of kind: ShareKind,
        _ thing: String,
        _ context: ConfirmedContext
    ) async throws -> (SharingStore.Receiver?, [Member.ID: Person]) {
        let receiver = try await self.store(context).receiver(in: chat, of: kind, thing)
        return (receiver, try await self.met([receiver?.buddy ?? 0], by: context))
    }

    /// Returns the members among `ids` whom the member may meet.
    private func met(_ ids: [Member.ID], by context: ConfirmedContext) async throws -> [Member.ID: Person] {
        let own = context.signedIn.id
        let people = try await self.people(ids + [own])
        let day = context.signedIn.day(at: self.now())
        guard let member = people[own] else { return [:] }
        return people.filter { member.mayMeet($0.value, on: day) }
    }

    /// Returns text such as "today", "on Sat 14 March"; empty for never.
    private func words(_ instant: Date?, _ context: ConfirmedContext) -> String {
        guard let instant else { return "" }
        return DayName(context.signedIn.day(at: instant), today: context.signedIn.day(at: self.now())).when
    }

    private func store(_ context: ConfirmedContext) -> SharingStore {
        SharingStore(database: self.database, seal: self.seal, owner: context.signedIn.id)
    }

    private func frame(_ title: String, back: String, _ context: ConfirmedContext) -> Frame {
        self.views.frame(title, back: back, tab: .together, help: TogetherLinks.help, in: context)
    }

    /// The same error for a chat that ended, a chat that never was, and a thing that doesn't exist.
    private static let missing = NotFound(
        "This can't be shared: it isn't yours, or who should get it isn't a buddy any more."
    )
}
