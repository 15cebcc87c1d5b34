extension SessionState {
    /// What an event did to the state.
    enum Outcome: Sendable, Equatable {
        case applied
        /// The event was known, or changes nothing.
        case unchanged
        case refused(Refusal)
    }

    /// Why an event is refused; the raw texts are part of the API.
    enum Refusal: String, Sendable, Error {
        case notStarted = "not-started"
        case started, over, unfinished
        case noSuchExercise = "no-such-exercise"
        case noSuchSet = "no-such-set"
        case tooMuch = "too-much"
        case moved

        var words: String {
            switch self {
            case .notStarted: "Start the session first."
            case .started: "This session runs already."
            case .over: "This session is over."
            case .unfinished: "Do its sets first, or skip the exercise."
            case .noSuchExercise: "This session has no such exercise."
            case .noSuchSet: "This exercise has no such set."
            case .tooMuch: "That is more than one session can hold."
            case .moved: "Exercises changed places since. Load the session again, then send the exercise’s key."
            }
        }
    }

    /// Applies an event; a refused one changes nothing.
    mutating func apply(_ event: SessionEvent) -> Outcome {
        var next = self
        do {
            try next.take(event)
        } catch {
            return .refused(error)
        }
        guard next != self else { return .unchanged }
        self = next
        return .applied
    }

    private mutating func take(_ event: SessionEvent) throws(Refusal) {
        if self.ticks.isEmpty, event.kind != .start { throw .notStarted }
        switch event.kind {
        case .start: try self.tick(event, .start)
        case .pause: try self.tick(event, .pause)
        case .resume: try self.tick(event, .resume)
        case .stop: try self.stop(event)
        case .next: try self.goOn(event)
        case .restEnded: self.restEndedAt = max(self.restEndedAt ?? 0, event.at)
        case .restLonger: try self.rest(event)
        case .heartRate: try self.measure(event)
        case .feel: self.feel(event)
        case .completeSet, .changeSet, .undoSet, .addSet, .removeSet, .skip, .unskip:
            try self.exercises[self.place(of: event)].take(event)
        }
    }

    /// Returns the index of the exercise that an event is about.
    ///
    /// A number alone may be of a time before a swap, so it is refused where it meant different exercises; ids of sets don't
    /// repeat there.
    private func place(of event: SessionEvent) throws(Refusal) -> Int {
        if let key = event.exerciseKey {
            guard let place = self.exercises.indices.first(where: { self.key(of: $0) == key }) else {
                throw .noSuchExercise
            }
            return place
        }
        guard let number = event.exercise, self.exercises.indices.contains(number - 1) else { throw .noSuchExercise }
        if self.exercises[number - 1].key != nil, !event.kind.isAboutSet { throw .moved }
        return number - 1
    }

    private mutating func tick(_ event: SessionEvent, _ kind: Tick.Kind) throws(Refusal) {
        if self.ticks.contains(where: { $0.id == event.id }) { return }
        if kind == .start, !self.ticks.isEmpty { throw .started }
        if let end, event.at > end.at { throw .over }
        guard self.ticks.count < Self.mostTicks else { throw .tooMuch }
        self.ticks.insert(in: \.moment, Tick(id: event.id, at: event.at, kind: kind))
    }

    private mutating func stop(_ event: SessionEvent) throws(Refusal) {
        if let end {
            if end.id != event.id { throw .over }
            return
        }
        self.end = End(id: event.id, at: event.at, how: .stopped)
    }

    private mutating func goOn(_ event: SessionEvent) throws(Refusal) {
        let place = try self.place(of: event)
        if self.exercises[place].passed, self.exercises[place].isFinished { return }
        guard self.end == nil else { throw .over }
        guard self.exercises[place].isFinished else { throw .unfinished }
        for place in self.superset(around: place) where self.exercises[place].isFinished {
            self.exercises[place].passed = true
        }
        if self.current == nil { self.end = End(id: event.id, at: event.at, how: .finished) }
    }

    private mutating func rest(_ event: SessionEvent) throws(Refusal) {
        var all = self.restLonger ?? []
        if all.contains(where: { $0.id == event.id }) { return }
        guard all.count < Self.mostTicks else { throw .tooMuch }
        all.insert(in: \.moment, Longer(id: event.id, at: event.at))
        self.restLonger = all
    }

    /// Keeps the higher value of two devices that measure at once.
    private mutating func measure(_ event: SessionEvent) throws(Refusal) {
        guard let beats = event.beats else { return }
        if let end, event.at > end.at { throw .over }
        let new = Pulse(
            window: event.at / Int64(Pulse.seconds * 1_000),
            average: beats,
            highest: max(event.highestBeats ?? beats, beats)
        )
        if let place = self.pulse.firstIndex(where: { $0.window == new.window }) {
            let known = self.pulse[place]
            if (new.average, new.highest) > (known.average, known.highest) { self.pulse[place] = new }
            return
        }
        guard self.pulse.count < Self.mostPulse else { throw .tooMuch }
        self.pulse.insert(in: \.window, new)
    }

    private mutating func feel(_ event: SessionEvent) {
        guard let exertion = event.exertion else { return }
        let new = Felt(id: event.id, at: event.at, exertion: exertion)
        if self.felt.map({ ($0.at, $0.id) < (new.at, new.id) }) ?? true { self.felt = new }
    }

    static let mostTicks = 400
    /// The most windows of pulse: six hours.
    static let mostPulse = 1_440
}

extension SessionExercise {
    mutating func take(_ event: SessionEvent) throws(SessionState.Refusal) {
        switch event.kind {
        case .skip, .unskip:
            let new = Skip(id: event.id, at: event.at, skipped: event.kind == .skip)
            if self.skip.map({ ($0.at, $0.id) < (new.at, new.id) }) ?? true { self.skip = new }
        case .addSet: try self.add(event)
        default:
            guard let place = self.place(ofSet: event) else { throw .noSuchSet }
            try self.sets[place].take(event)
        }
    }

    /// Returns the index of the set that an event is about; with the exercise's key also by its number, which stays
    /// when it moves.
    private func place(ofSet event: SessionEvent) -> Int? {
        if let place = self.sets.firstIndex(where: { $0.id == event.set }) { return place }
        guard event.exerciseKey != nil, let number = event.set?.split(separator: "-").last else { return nil }
        return self.sets.firstIndex { $0.addedAt == nil && $0.id.split(separator: "-").last == number }
    }

    private mutating func add(_ event: SessionEvent) throws(SessionState.Refusal) {
        if self.sets.contains(where: { $0.id == event.id }) { return }
        guard self.sets.count < Self.mostSets else { throw .tooMuch }
        let planned = self.sets.last { $0.addedAt == nil }
        let new = SessionSet(
            id: event.id,
            reps: planned?.reps,
            seconds: planned?.seconds,
            kilograms: planned?.kilograms,
            addedAt: event.at
        )
        self.sets.insert(in: \.moment, new)
    }
}

extension SessionSet {
    mutating func take(_ event: SessionEvent) throws(SessionState.Refusal) {
        switch event.kind {
        case .removeSet: self.removed = true
        case .undoSet:
            guard let taken = event.of ?? self.completion?.id, !self.undone.contains(taken) else { return }
            guard self.undone.count < Self.mostSaid else { throw .tooMuch }
            self.undone.insert(in: \.self, taken)
        default:
            if self.said.contains(where: { $0.id == event.id }) { return }
            guard self.said.count < Self.mostSaid else { throw .tooMuch }
            self.said.insert(
                in: \.moment,
                Said(
                    id: event.id,
                    at: event.at,
                    done: event.kind == .completeSet,
                    reps: event.reps,
                    kilograms: event.kilograms,
                    seconds: event.seconds,
                    metres: event.metres,
                    exertion: event.exertion
                )
            )
        }
    }

    /// The key by which sets are sorted: planned ones first, in their order.
    fileprivate var moment: Moment { Moment(at: self.addedAt ?? 0, id: self.addedAt == nil ? "" : self.id) }
}

/// The key by which facts are sorted: time, then id.
private struct Moment: Comparable {
    let at: Int64
    let id: String

    static func < (one: Moment, other: Moment) -> Bool { (one.at, one.id) < (other.at, other.id) }
}

extension SessionSet.Said { fileprivate var moment: Moment { Moment(at: self.at, id: self.id) } }
extension SessionState.Longer { fileprivate var moment: Moment { Moment(at: self.at, id: self.id) } }
extension SessionState.Tick { fileprivate var moment: Moment { Moment(at: self.at, id: self.id) } }

extension Array {
    /// Inserts an element where it belongs in an array that is already in order.
    fileprivate mutating func insert<Key: Comparable>(in order: (Element) -> Key, _ new: Element) {
        let key = order(new)
        self.insert(new, at: (self.lastIndex { order($0) <= key } ?? -1) + 1)
    }
}
