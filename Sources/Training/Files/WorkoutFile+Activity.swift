import Foundation
import HealthMath
import Members
import Portability

extension WorkoutFile.Sport {
    var label: String {
        switch self {
        case .running: "Run"
        case .cycling: "Ride"
        case .walking: "Walk"
        case .hiking: "Hike"
        case .swimming: "Swim"
        case .rowing: "Rowing"
        case .elliptical: "Elliptical trainer"
        case .strength: "Strength training"
        case .yoga: "Yoga"
        case .other: "Training"
        }
    }

    /// The catalogue's exercise for the sport; nil where the sport says too little.
    var exercise: Exercise.ID? {
        switch self {
        case .running: "steady-run"
        case .cycling: "steady-ride"
        case .walking: "brisk-walk"
        case .hiking: "trail-walk"
        case .swimming: "crawl-swim"
        case .rowing: "rowing-machine"
        case .elliptical: "elliptical"
        case .strength, .yoga, .other: nil
        }
    }
}

extension WorkoutFile {
    /// Makes an activity; nil for a file without a time.
    ///
    /// Its id is a hash of the content, so that the same training is recognised under any file name.
    func activity(
        _ kind: Kind,
        catalogue: ExerciseCatalogue,
        body: BodyFacts?,
        in zone: TimeZone
    ) -> Activity? {
        guard let startedAt else { return nil }
        let day = CalendarDay(startedAt, in: zone)
        let exercise = self.sport.exercise.flatMap { catalogue[$0] }
        let worked = ActivityEnergy(
            typed: nil,
            beats: self.averageBeats,
            exercise: exercise,
            intensity: nil,
            metres: self.metres,
            seconds: self.seconds,
            body: body,
            on: day
        )
        return Activity(
            id: StableID.of([
                "activity of a file", String(Int(startedAt.timeIntervalSince1970)), String(Int(self.seconds.rounded())),
                String(self.points), String(Int((self.metres ?? 0).rounded())),
            ]),
            day: day,
            origin: .file,
            title: self.sport.label,
            exercise: exercise?.id,
            startedAt: startedAt,
            seconds: self.seconds,
            metres: self.metres,
            // A form would ask to check a number beyond the limit; a file's number is cut to it.
            kilocalories: min(self.kilocalories ?? worked?.kilocalories ?? 0, ActivityFields.mostKilocalories),
            way: self.kilocalories == nil ? worked?.way ?? .equivalents : .measured,
            averageBeats: self.averageBeats,
            highestBeats: self.highestBeats,
            zoneSeconds: body.map { self.pulse.seconds(in: PulseZones(age: max(day.years(since: $0.birthday), 0))) }
                ?? [],
            fileName: kind.rawValue.uppercased() + " file"
        )
    }
}
