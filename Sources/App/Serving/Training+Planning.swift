import Foundation
import HealthMath
import Planning
import Storage
import Training
import Web

/// What planning must know of training, and what it tells other wings.
extension AppEnvironment {
    var freeWeeks: FreeWeeks {
        FreeWeeks(
            database: self.database,
            seal: self.seal,
            training: self.trainingSide,
            company: self.company(of:),
            now: self.now
        )
    }

    /// What is planned on some days, as the pages of any wing list it.
    @Sendable
    func planLines(of member: Member, on days: ClosedRange<CalendarDay>) async throws -> [PlanLine] {
        try await PlanLines(self.freeWeeks).lines(of: member, on: days)
    }

    private var trainingSide: TrainingSide {
        let (database, energy) = (self.database, self.energyLog)
        return TrainingSide(
            trained: { member, days in
                try await ActivityStore(database: database, owner: member, energy: energy).activities(in: days)
                    .compactMap(\.trainedTime)
            },
            workouts: { member in
                try await WorkoutStore(database: database, owner: member).page(limit: 100).map {
                    OwnWorkout(
                        id: $0.id,
                        title: $0.title,
                        minutes: $0.request.minutes,
                        isWaiting: $0.status == .notStarted
                    )
                }
            }
        )
    }
}

extension Activity {
    /// Nil for what took no time.
    fileprivate var trainedTime: TrainedTime? {
        let start = self.startedAt.milliseconds
        return Stretch(from: start, to: start + Int64(self.seconds * 1_000)).map {
            TrainedTime(workout: self.workout, time: $0, wasHard: self.wasHard)
        }
    }
}
