extension PlannedWorkout {
    enum State: String, Sendable {
        case ahead, done, missed
        /// Its member let it go, or said nothing for two days after it was missed.
        case letGo = "let-go"
    }

    /// How far from its time a training may be to count for it: two hours, in milliseconds.
    static let around: Int64 = 2 * 3_600_000
    /// The same for the very workout that was planned: half a day.
    static let aroundItself: Int64 = 12 * 3_600_000

    /// How long a missed one waits for an answer until it is let go: two days, in milliseconds.
    static let waits: Int64 = 2 * 86_400_000

    /// Returns its state, by what was trained.
    ///
    /// A check-in says what its member means to do; it is missed like any other when its time passes without training.
    func state(at now: Int64, _ trained: [TrainedTime]) -> State {
        switch self.settled {
        case .done where !self.isCheckedIn: return .done
        case .letGo: return .letGo
        case .done, nil: break
        }
        guard self.time.end <= now else {
            // What was trained before its time may have been anything else: only its own workout is known to be this one.
            return self.wasTrained(trained.filter(self.isForThis)) ? .done : .ahead
        }
        if self.wasTrained(trained) { return .done }
        return self.time.end + Self.waits <= now ? .letGo : .missed
    }

    /// Returns whether its member checked in and hasn't trained yet, while its time lasts.
    func awaitsStart(at now: Int64, _ trained: [TrainedTime]) -> Bool {
        self.isCheckedIn && now < self.time.end && !self.wasTrained(trained.filter(self.isForThis))
    }

    /// Returns whether a training was the very workout, or lasted into its time.
    private func isForThis(_ training: TrainedTime) -> Bool {
        self.isItself(training) || self.time.start < training.time.end
    }

    private func isItself(_ training: TrainedTime) -> Bool {
        training.workout != nil && training.workout == self.workout
    }

    private func wasTrained(_ trained: [TrainedTime]) -> Bool {
        trained.contains { training in
            let near = self.isItself(training) ? Self.aroundItself : Self.around
            return training.time.start < self.time.end + near && self.time.start - near < training.time.end
                && !self.wasPlannedAfter(training)
        }
    }

    /// Returns whether a training was over when this was planned, or under way then and over before its time: whoever
    /// plans it afterwards means to train again.
    private func wasPlannedAfter(_ training: TrainedTime) -> Bool {
        guard let plannedAt = self.plannedAt else { return false }
        return training.time.end <= plannedAt
            || (training.time.start < plannedAt && !training.time.overlaps(self.time))
    }
}
