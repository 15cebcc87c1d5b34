import Hummingbird
import Members
import Web

/// Brings back a file that was just disconnected.
extension CalendarController {
    func restore(request: Request, context: MemberContext) async throws -> Response {
        let store = self.store(context)
        let gone = NotFound("It can't be had back any more. Connect the file again.")
        let id = try context.id(orElse: gone)
        guard try await store.find(id) == nil, let removed = try await store.removed(id, at: self.now()) else {
            throw gone
        }
        do {
            let calendar = try await self.connector.reader.connect(removed, for: context.signedIn.id).calendar
            return .onward(to: CalendarLinks.card(calendar.id), toast: Toast("\(calendar.name) is back"))
        } catch is CalendarStore.Full {
            throw Conflict(CalendarStore.Full.words)
        } catch let trouble as CalendarTrouble {
            throw HTTPError(.unprocessableContent, message: trouble.words)
        }
    }
}
