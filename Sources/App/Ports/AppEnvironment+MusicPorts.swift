import Accounts
import HealthMath
import Members
import Music
import Playlists
import Training
import Wings

/// What the wing of music needs of other wings.
extension AppEnvironment {
    func musicWing(_ floor: Floor) -> MusicWing {
        MusicWing(floor, folder: self.config.music.map { MusicFolder($0) }, ports: self.musicPorts)
    }

    var musicPorts: MusicPorts {
        let (database, exercises, now) = (self.database, self.exercises, self.now)
        return MusicPorts(
            workout: { member, id in
                try await WorkoutCourse.read(id, of: member.id, exercises, in: database).map {
                    MusicWorkout(
                        id: id,
                        title: $0.title,
                        phases: $0.stretches.map(PlaylistPhase.init),
                        isUnderWay: $0.isUnderWay
                    )
                }
            },
            highestPulse: { member in
                let birthday = try await BodyStore(database: database, owner: member.id).body()?.birthday
                return birthday.map { PulseZones(age: member.day(at: now()).years(since: $0)).highest }
            }
        )
    }
}

extension PlaylistPhase {
    fileprivate init(_ stretch: WorkoutStretch) {
        let (kind, name): (Kind, String) =
            switch stretch.kind {
            case .warmUp: (.warmUp, "warm-up")
            case .endurance: (.endurance, "endurance")
            case .lifting: (.strength, "lifting")
            case .mobility: (.mobility, "mobility")
            case .coolDown: (.coolDown, "cool-down")
            }
        let intensity: Intensity =
            switch stretch.intensity {
            case .low: .light
            case .moderate: .moderate
            case .vigorous: .hard
            case .hard: .allOut
            }
        self.init(name: name, kind: kind, intensity: intensity, seconds: stretch.seconds)
    }
}
