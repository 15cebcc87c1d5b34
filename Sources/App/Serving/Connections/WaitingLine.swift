/// A first-in, first-out queue; `join`, `leave` and `takeFirst` take constant time on average.
struct WaitingLine<ID: Hashable> {
    private var places: [(id: ID, ticket: Int)] = []
    private var first = 0
    private var tickets: [ID: Int] = [:]
    private var lastTicket = 0

    /// Moves an id to the end, or adds it there.
    mutating func join(_ id: ID) {
        self.lastTicket += 1
        self.tickets[id] = self.lastTicket
        self.places.append((id, self.lastTicket))
        if self.places.count > 64 + 2 * self.tickets.count { self.dropLeft() }
    }

    mutating func leave(_ id: ID) { self.tickets[id] = nil }

    /// Removes and returns the first id; nil when the line is empty.
    mutating func takeFirst() -> ID? {
        while self.first < self.places.count {
            let place = self.places[self.first]
            self.first += 1
            if self.tickets[place.id] == place.ticket {
                self.tickets[place.id] = nil
                return place.id
            }
        }
        self.dropLeft()
        return nil
    }

    private mutating func dropLeft() {
        self.places = self.places[self.first...].filter { self.tickets[$0.id] == $0.ticket }
        self.first = 0
    }
}
