import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Web

/// Conversations of buddies.
///
/// | route | does |
/// |---|---|
/// | `GET /together/chats` | the list, the latest first |
/// | `GET /together/chats/{id}` | one of them, which is read then; `?before=` shows what was said earlier |
/// | `GET /together/chats/{id}/messages` | a stretch of it as a fragment: `?after=` what is new, `?before=` what is older |
/// | `POST /together/chats/{id}/messages` | says something; from a form, or as JSON from the page's script |
/// | `POST /together/chats/{id}/reading` | notes up to where it was read, from the page's script |
package struct ChatController: Sendable {
    private let chats: Chats
    private let views: Views

    package init(_ chats: Chats, views: Views) {
        self.chats = chats
        self.views = views
    }

    package func addRoutes(to pages: some RouterMethods<ConfirmedContext>) {
        pages.get("together/chats", use: self.list)
        pages.get("together/chats/:id", use: self.page)
        pages.get("together/chats/:id/messages", use: self.piece)
        pages.post("together/chats/:id/messages", use: self.send)
        pages.post("together/chats/:id/reading", use: self.read)
    }

    private static let help = "/help#together"
    private static let lines = 50

    func list(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let frame = self.views.frame("Chats", back: "/together", tab: .together, help: Self.help, in: context)
        let all = try await self.chats.all(of: member)
        return try self.views.render(
            ChatsPage(all.open, resting: all.resting, for: member, today: self.today(context), frame: frame)
        )
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let conversation = try await self.chats.find(context, pictured: true)
        let stretch = Self.stretch(of: request)
        let chat = conversation.chat
        guard stretch == .latest, chat.unread > 0 || chat.isNew else {
            return try await self.page(of: conversation, stretch, in: context)
        }
        // What is shown here is read, and no longer counted above it.
        var reading = context
        if chat.unread > 0 { reading.signedIn.unreadChats = max(0, reading.signedIn.unreadChats - 1) }
        let page = try await self.page(of: conversation, stretch, in: reading)
        try await self.chats.read(chat, upTo: chat.lastNumber, by: context.signedIn)
        return page
    }

    func piece(request: Request, context: ConfirmedContext) async throws -> Page {
        let conversation = try await self.chats.find(context)
        return try self.views.render(try await self.thread(Self.stretch(of: request), of: conversation, in: context))
    }

    func send(request: Request, context: ConfirmedContext) async throws -> Response {
        let form = try await request.form(MessageForm.self)
        if ResponseFormat(request, in: context) == .json {
            let added = try await self.chats.send(try form.values(), in: context)
            let answer = MessageResponse(added.message, in: added.chat, for: context.signedIn.id)
            return try JSONResponse(answer, status: added.isNew ? .created : .ok).response()
        }
        let values: MessageForm.Values
        switch form.validated() {
        case .valid(let valid): values = valid
        case .invalid(let errors): return try await self.again(form, errors, .unprocessableContent, context)
        }
        do {
            let added = try await self.chats.send(values, in: context)
            return .onward(to: ChatPath.chat(added.chat) + "#latest")
        } catch let errors as FormErrors {
            return try await self.again(form, errors, .unprocessableContent, context)
        } catch let error as HTTPError where error.status == .tooManyRequests {
            // What was typed stays.
            let errors = FormErrors("text", error.body ?? "")
            var response = try await self.again(form, errors, error.status, context)
            response.headers.append(contentsOf: error.headers)
            return response
        }
    }

    func read(request: Request, context: ConfirmedContext) async throws -> HTTPResponse.Status {
        let number = try await request.form(ReadPositionForm.self).values()
        try await self.chats.read(try await self.chats.find(context).chat, upTo: number, by: context.signedIn)
        return .noContent
    }

    private func again(
        _ form: MessageForm,
        _ errors: FormErrors,
        _ status: HTTPResponse.Status,
        _ context: ConfirmedContext
    ) async throws -> Response {
        let conversation = try await self.chats.find(context, pictured: true)
        return try await self.page(of: conversation, .latest, form, errors, status, in: context).response()
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
        return try self.views.render(
            ChatPage(
                conversation,
                thread: try await self.thread(stretch, of: conversation, in: context),
                isLatest: stretch == .latest,
                form: form,
                errors: errors,
                status: status,
                today: self.today(context),
                frame: self.views.frame(name, back: ChatPath.all, tab: .together, help: Self.help, in: context)
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
        return MessagesPage(
            found,
            stretch,
            of: conversation,
            for: context.signedIn,
            today: self.today(context),
            assets: self.views.assets.path
        )
    }

    /// A number that is none is as good as no number.
    private static func stretch(of request: Request) -> MessageStore.Stretch {
        guard case .valid(let values)? = try? request.query(MessagesQuery.self).validated() else { return .latest }
        return values.stretch
    }

    private func today(_ context: ConfirmedContext) -> CalendarDay { context.signedIn.day(at: self.chats.now()) }
}
