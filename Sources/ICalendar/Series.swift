/// The events that share a UID: one, perhaps repeating, and what stands in for some of its occurrences.
struct Series {
    private(set) var main: Event?
    /// All versions of each.
    private(set) var changes: [Event] = []

    /// Of two versions of the same, the one with the higher SEQUENCE counts.
    mutating func add(_ event: Event) {
        if event.replaces != nil {
            self.changes.append(event)
        } else if self.main.map({ $0.sequence < event.sequence }) ?? true {
            self.main = event
        }
    }

    /// All of a calendar's; events without a UID stand alone.
    static func grouped(_ events: [Event]) -> [Series] {
        var all: [Series] = []
        var places: [String: Int] = [:]
        for event in events {
            if let place = places[event.uid], !event.uid.isEmpty {
                all[place].add(event)
            } else {
                var series = Series()
                series.add(event)
                places[event.uid] = all.count
                all.append(series)
            }
        }
        return all
    }
}
