import Foundation
import HTTPTypes
package import Hummingbird
package import Web

/// Conversations for devices.
///
/// | route | does |
/// |---|---|
/// | `GET /api/v1/chats` | the list, the latest first |
/// | `GET /api/v1/chats/{id}/messages` | the latest, or those before or after a number |
/// | `POST /api/v1/chats/{id}/messages` | says something, once for each `clientId` |
/// | `PUT /api/v1/chats/{id}/reading` | notes up to where it was read |
package struct ChatAPIController: Sendable {
    private let chats: Chats

    package init(_ chats: Chats) { self.chats = chats }

    package func addRoutes(to api: some RouterMethods<ConfirmedContext>) {
        api.get("chats", use: self.list)
        api.get("chats/:id/messages", use: self.messages)
        api.post("chats/:id/messages", use: self.send)
        api.put("chats/:id/reading", use: self.read)
    }

    func list(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let reader = context.signedIn.id
        let all = try await self.chats.all(of: context.signedIn).open
        return JSONResponse(ChatsResponse(chats: all.map { ChatResponse(conversation: $0, reader: reader) }))
    }

    func messages(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try request.query(MessagesQuery.self).values()
        let chat = try await self.chats.find(context).chat
        let reader = context.signedIn.id
        let (messages, more) = try await self.chats.messages(of: reader)
            .messages(values.stretch, of: chat.id, limit: values.limit)
        return JSONResponse(
            MessagesResponse(
                messages: messages.map { MessageResponse($0, in: chat.id, for: reader) },
                more: more,
                buddyReadNumber: chat.buddyReadNumber
            )
        )
    }

    func send(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await request.form(MessageForm.self).values()
        let added = try await self.chats.send(values, in: context)
        let answer = MessageResponse(added.message, in: added.chat, for: context.signedIn.id)
        return JSONResponse(answer, status: added.isNew ? .created : .ok)
    }

    func read(request: Request, context: ConfirmedContext) async throws -> HTTPResponse.Status {
        let number = try await request.form(ReadPositionForm.self).values()
        try await self.chats.read(try await self.chats.find(context).chat, upTo: number, by: context.signedIn)
        return .noContent
    }
}
