import Planning
import Synchronization

/// A calendar that keeps in mind what is written into it.
final class NotedCalendar: CalendarWriting {
    private struct State {
        var events: [String: PlannedEvent] = [:]
        var tag = 0
        var trouble: CalendarTrouble?
        var keptTags: [String?] = []
    }

    private let state = Mutex(State())

    var titles: [String: String] { self.state.withLock { $0.events.mapValues(\.title) } }
    var keptTags: [String?] { self.state.withLock(\.keptTags) }

    func refuse(with trouble: CalendarTrouble?) { self.state.withLock { $0.trouble = trouble } }

    func put(_ event: PlannedEvent, kept: String?) async throws(CalendarTrouble) -> String {
        let answer: Result<String, CalendarTrouble> = self.state.withLock { state in
            if let trouble = state.trouble { return .failure(trouble) }
            state.keptTags.append(kept)
            state.events[event.id] = event
            state.tag += 1
            return .success("\(state.tag)")
        }
        return try answer.get()
    }

    func remove(_ id: String, kept: String) async throws(CalendarTrouble) {
        self.state.withLock { _ = $0.events.removeValue(forKey: id) }
    }
}
