/// The events with the same UID: the main one, which may repeat, and those that replace some of its occurrences.
struct Series {
    private(set) var main: Event?
    /// All versions of all replacements.
    private(set) var changes: [Event] = []

    /// Adds an event; of two versions of the same event, the higher SEQUENCE wins.
    mutating func add(_ event: Event) {
        if event.replaces != nil {
            self.changes.append(event)
        } else if self.main.map({ $0.sequence < event.sequence }) ?? true {
            self.main = event
        }
    }

    /// Groups the events of a calendar; each event without a UID is a series of its own.
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
