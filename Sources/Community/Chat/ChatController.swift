import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Serves the pages and the API of chats.
///
/// | route | does |
/// |---|---|
/// | `GET /together/chats` | the list, the latest first |
/// | `GET /together/chats/{id}` | a chat, which counts as read then; `?before=` shows earlier messages |
/// | `GET /together/chats/{id}/messages` | a stretch of it as a fragment: `?after=` what is new, `?before=` what is older |
/// | `POST /together/chats/{id}/messages` | sends a message, from a form or as JSON from the page's script |
/// | `POST /together/chats/{id}/reading` | stores how far it was read, from the page's script |
/// | `GET /api/v1/chats` | the list |
/// | `GET /api/v1/chats/{id}/messages` | the latest, or those before or after a number |
/// | `POST /api/v1/chats/{id}/messages` | sends a message, once for each `clientId` |
/// | `PUT /api/v1/chats/{id}/reading` | stores how far it was read |
struct ChatController: Controller {
    let chats: Chats
    let joint: JointWorkouts
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.chats.database).part(.chat)
        own.get(ChatLinks.all, use: self.list)
        // Showing a conversation marks it as read.
        own.get(ChatLinks.chat, .changesMember, use: self.page)
        own.get(ChatLinks.messages, .changesMember, use: self.piece)
        own.post(ChatLinks.messages, .changesMember, use: self.send)
        own.post(ChatLinks.reading, .changesMember, use: self.read)
        let api = routes.meetingAPI(self.chats.database).part(.chat)
        api.get(ChatAPI.all, use: self.answerList)
        api.get(ChatAPI.messages, use: self.answerMessages)
        api.post(ChatAPI.messages, .changesMember, use: self.answerSending)
        api.put(ChatAPI.reading, .changesMember, use: self.read)
    }

    private static let lines = 50

    func list(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let frame = self.views.frame(
            "Chats",
            back: Places.together.path,
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        let all = try await self.chats.all(of: member)
        return try self.views.render(
            ChatsPage(all.open, resting: all.resting, for: member, today: self.today(context), frame: frame)
        )
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let conversation = try await self.conversation(context, pictured: true)
        let stretch = Self.stretch(of: request)
        let chat = conversation.chat
        guard stretch == .latest, chat.unread > 0 || chat.isNew else {
            return try await self.page(of: conversation, stretch, in: context)
        }
        // The conversation is read by being shown, so its frame no longer counts it.
        var reading = context
        reading.signedIn.unreadChats = max(0, reading.signedIn.unreadChats - 1)
        let page = try await self.page(of: conversation, stretch, in: reading)
        try await self.read(chat, upTo: chat.lastNumber, context)
        return page
    }

    func piece(request: Request, context: ConfirmedContext) async throws -> Page {
        let conversation = try await self.conversation(context)
        return try self.views.render(try await self.thread(Self.stretch(of: request), of: conversation, in: context))
    }

    func send(request: Request, context: ConfirmedContext) async throws -> Response {
        if ResponseFormat(request, in: context) == .json {
            return try await self.answerSending(request: request, context: context).response()
        }
        let form = try await request.form(MessageForm.self)
        return try await form.submit(again: { try await self.page(of: form, $0, in: context) }) { values in
            do {
                return .onward(to: ChatLinks.chat(try await self.send(values, context).chat) + "#latest")
            } catch let refusal as TooOften {
                // Shows the page again, so that what was typed stays.
                let errors = FormErrors("text", Chats.tooMany)
                var response = try await self.page(of: form, errors, .tooManyRequests, in: context).response()
                response.headers[.retryAfter] = String(refusal.seconds)
                return response
            }
        }
    }

    func read(request: Request, context: ConfirmedContext) async throws -> HTTPResponse.Status {
        let number = try await request.form(ReadPositionForm.self).values()
        try await self.read(try await self.conversation(context).chat, upTo: number, context)
        return .noContent
    }

    func answerList(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let reader = context.signedIn.id
        let all = try await self.chats.all(of: context.signedIn).open
        return JSONResponse(ChatsResponse(chats: all.map { ChatResponse($0, for: reader) }))
    }

    func answerMessages(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try request.query(MessagesQuery.self).values()
        let chat = try await self.conversation(context).chat
        let reader = context.signedIn.id
        let (messages, more) = try await self.chats.messages(of: reader)
            .messages(values.stretch, of: chat.id, limit: values.limit)
        return JSONResponse(
            MessagesResponse(
                messages: messages.map { MessageResponse($0, in: chat.id, for: reader) },
                more: more,
                buddyReadNumber: OrNull(chat.buddyReadNumber)
            )
        )
    }

    func answerSending(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await request.form(MessageForm.self).values()
        let added = try await self.send(values, context)
        let answer = MessageResponse(added.message, in: added.chat, for: context.signedIn.id)
        return JSONResponse(answer, status: added.isNew ? .created : .ok)
    }

    /// Finds the chat of the address; throws 404 when the member has no part in it (any more).
    private func conversation(
        _ context: ConfirmedContext,
        pictured: Bool = false
    ) async throws -> Chats.Conversation {
        let id = try context.id(orElse: Chats.missing)
        guard let found = try await self.chats.find(id, of: context.signedIn, pictured: pictured) else {
            throw Chats.missing
        }
        return found
    }

    private func send(_ values: MessageForm.Values, _ context: ConfirmedContext) async throws -> MessageStore.Added {
        try await self.chats.send(values, to: context.id(orElse: Chats.missing), by: context.signedIn)
    }

    private func read(_ chat: Chat, upTo number: Int64, _ context: ConfirmedContext) async throws {
        guard try await self.chats.read(chat, upTo: number, by: context.signedIn) else { throw Chats.missing }
    }

    /// Shows the latest messages and the form with what was typed.
    private func page(
        of form: MessageForm,
        _ errors: FormErrors,
        _ status: HTTPResponse.Status = .unprocessableContent,
        in context: ConfirmedContext
    ) async throws -> Page {
        let conversation = try await self.conversation(context, pictured: true)
        return try await self.page(of: conversation, .latest, form, errors, status, in: context)
    }

    private func page(
        of conversation: Chats.Conversation,
        _ stretch: MessageStore.Stretch,
        _ form: MessageForm = MessageForm(),
        _ errors: FormErrors = FormErrors(),
        _ status: HTTPResponse.Status = .ok,
        in context: ConfirmedContext
    ) async throws -> Page {
        let name = conversation.buddy.firstName
        let joint =
            conversation.isOpen ? try await self.joint.ahead(with: conversation.buddy, of: context.signedIn) : []
        let own = try await self.joint.own(at: joint, of: context.signedIn)
        return try self.views.render(
            ChatPage(
                conversation,
                thread: try await self.thread(stretch, of: conversation, in: context),
                isLatest: stretch == .latest,
                joint: zip(joint, own).map { workout, own in
                    JointWorkoutView(
                        workout,
                        own: own,
                        in: conversation.chat.id,
                        with: conversation.buddy,
                        for: context.signedIn,
                        at: self.chats.now()
                    )
                },
                form: form,
                errors: errors,
                status: status,
                today: self.today(context),
                frame: self.views.frame(
                    name,
                    back: ChatLinks.all.path,
                    tab: .together,
                    help: TogetherLinks.help,
                    in: context
                )
            )
        )
    }

    private func thread(
        _ stretch: MessageStore.Stretch,
        of conversation: Chats.Conversation,
        in context: ConfirmedContext
    ) async throws -> MessagesPage {
        let found = try await self.chats.messages(of: context.signedIn.id)
            .messages(stretch, of: conversation.chat.id, limit: Self.lines)
        let outcomes = try await JointOutcomes.read(
            found.messages.filter { $0.isProposal(in: conversation.chat.id) }.map(\.clientID),
            of: context.signedIn,
            with: conversation.buddy,
            at: self.chats.now(),
            in: self.chats.database
        )
        return MessagesPage(
            found,
            stretch,
            of: conversation,
            for: context.signedIn,
            today: self.today(context),
            outcomes: outcomes,
            assets: self.views.assets.path
        )
    }

    /// Reads which messages are asked for; an unreadable number counts as none.
    private static func stretch(of request: Request) -> MessageStore.Stretch {
        (try? request.query(MessagesQuery.self).values())?.stretch ?? .latest
    }

    private func today(_ context: ConfirmedContext) -> CalendarDay { context.signedIn.day(at: self.chats.now()) }
}
