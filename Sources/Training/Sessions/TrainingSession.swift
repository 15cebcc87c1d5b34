import Foundation
import HealthMath
import Storage

/// A workout being done, or done: the server's copy, which devices bring up to date.
struct TrainingSession: Sendable, Equatable {
    let id: String
    let workout: String
    /// The member's calendar day when it began.
    let day: CalendarDay
    let script: SessionScript
    var state: SessionState
    /// Grows with every event that changes the state.
    var version: Int64 = 1

    enum Status: String, Sendable { case running, paused, finished, stopped }

    var status: Status {
        switch self.state.end?.how {
        case .finished: .finished
        case .stopped: .stopped
        case nil: self.state.isPaused ? .paused : .running
        }
    }

    var startedAt: Date { Date(milliseconds: self.state.startedAt ?? 0) }
    var endedAt: Date? { (self.state.end?.at).map { Date(milliseconds: $0) } }

    /// Returns the seconds from the start until `now` or the end, without pauses.
    func seconds(until now: Date) -> Double {
        Double(self.state.ran(until: now.milliseconds)) / 1_000
    }

    /// Returns whether nothing happened in it for so long that nobody goes on with it.
    func isForgotten(at now: Date) -> Bool {
        let last = max(self.state.lastDone ?? 0, self.state.ticks.last?.at ?? 0)
        return now.milliseconds - last > Self.forgotten
    }

    private static let forgotten: Int64 = 4 * 3_600_000

    /// The end of the time that counts, in milliseconds: a little after the last thing done; nil before the end.
    ///
    /// People tap Finish when they have caught their breath, or hours later.
    var countedUntil: Int64? {
        guard let end = self.state.end else { return nil }
        return self.state.lastDone.map { min($0 + Self.breath, end.at) } ?? end.at
    }

    /// Returns the seconds that count: those until `now`, and once it is over those until `countedUntil`.
    func countedSeconds(until now: Date) -> Double {
        Double(self.state.ran(until: min(self.countedUntil ?? .max, now.milliseconds))) / 1_000
    }

    /// The milliseconds that count after the last thing done.
    private static let breath: Int64 = 30_000

    /// The sets that were done, in the order of the workout.
    var doneSets: [DoneSet] {
        zip(self.script.items, self.state.exercises).flatMap { item, exercise in
            exercise.sets.compactMap { set in
                guard let completion = set.completion else { return nil }
                let numbers = set.numbers
                return DoneSet(
                    exercise: item.exercise,
                    name: item.name,
                    // Ramp-up sets stay no training, wherever somebody moved them.
                    part: item.role == .rampUp ? .warmUp : exercise.part,
                    reps: numbers.reps.flatMap { $0 > 0 ? $0 : nil },
                    kilograms: numbers.kilograms.flatMap { $0 > 0 ? $0 : nil },
                    seconds: numbers.seconds.flatMap { $0 > 0 ? min($0, WorkoutLimits.longestSet) : nil },
                    exertion: numbers.exertion,
                    sides: item.sides,
                    plannedReps: (set.reps == item.reps ? item.baseReps : set.reps).flatMap {
                        (1...1_000).contains($0) ? $0 : nil
                    },
                    plannedReserve: item.reserve.flatMap { (0...10).contains($0) ? $0 : nil },
                    doneAt: Date(milliseconds: completion.at)
                )
            }
        }
    }
}
