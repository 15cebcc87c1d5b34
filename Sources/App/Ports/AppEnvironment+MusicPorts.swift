import Accounts
import HealthMath
import Members
import Music
import Planning
import Playlists
import Training
import Web
import Wings

/// What the wing of music needs of other wings.
extension AppEnvironment {
    func musicWing(_ floor: Floor) -> MusicWing {
        MusicWing(
            floor,
            folder: self.config.music.map { MusicFolder($0) },
            access: self.sourceAccess,
            libraries: self.songLibraries,
            ports: self.musicPorts
        )
    }

    /// Finds or makes the day's list for one of a member's workouts; nil where music is switched off or has no songs.
    @Sendable
    func songs(of member: Member, for workout: String) async throws -> ProposedSongs? {
        guard self.switches.isOn(.music) else { return nil }
        return try await self.workoutPlaylists.list(for: workout, of: member)
            .map { ProposedSongs(name: $0.name, path: $0.path) }
    }

    /// Finds the list that was made last for one of a member's workouts; empty without one, and where music is switched
    /// off.
    @Sendable
    func madeSongs(of member: Member.ID, for workout: String) async throws -> [WorkoutSongs] {
        guard self.switches.isOn(.music) else { return [] }
        return try await self.workoutPlaylists.made(for: workout, of: member)
            .map { [WorkoutSongs(name: $0.name, path: $0.path)] } ?? []
    }

    private var workoutPlaylists: WorkoutPlaylists {
        WorkoutPlaylists(
            database: self.database,
            libraries: self.songLibraries,
            ports: self.musicPorts,
            now: self.now
        )
    }

    var musicPorts: MusicPorts {
        let (database, exercises, now) = (self.database, self.exercises, self.now)
        let (safety, facts) = (self.safety, self.trainingPorts.facts)
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
            },
            exercises: { member, tempo in
                try await PacedExercises.usual(
                    of: member.id,
                    on: member.day(at: now()),
                    exercises,
                    safety,
                    try await facts(member.id),
                    in: database,
                    limit: 6
                ) { Self.songTempos($0, $1).contains(tempo) }
                .map { SuitedExercise(name: $0.name, path: $0.path) }
            },
            planned: { member in
                try await PlannedToday.workouts(of: member, on: member.day(at: now()), in: database)
                    .map { ($0.id, $0.title) }
            },
            planners: { try await PlannedToday.members(in: $0, after: $1, limit: $2, in: database) },
            members: { ids in
                try await MemberStore(database: database).find(ids).filter { $0.suspendedAt == nil }.map(\.asMember)
            }
        )
    }

    /// The tempos of songs that suit work of a kind and an intensity.
    static func songTempos(_ kind: WorkoutStretch.Kind, _ intensity: Intensity) -> ClosedRange<Double> {
        PlaylistPhase(kind, intensity, seconds: 0).tempos
    }
}

extension PlaylistPhase {
    fileprivate init(_ stretch: WorkoutStretch) {
        self.init(stretch.kind, stretch.intensity, seconds: stretch.seconds)
    }

    fileprivate init(_ work: WorkoutStretch.Kind, _ intensity: Intensity, seconds: Double) {
        let (kind, name): (Kind, String) =
            switch work {
            case .warmUp: (.warmUp, "warm-up")
            case .endurance: (.endurance, "endurance")
            case .lifting: (.strength, "lifting")
            case .mobility: (.mobility, "mobility")
            case .coolDown: (.coolDown, "cool-down")
            }
        let effort: Effort =
            switch intensity {
            case .low: .light
            case .moderate: .moderate
            case .vigorous: .hard
            case .hard: .allOut
            }
        self.init(name: name, kind: kind, effort: effort, seconds: seconds)
    }
}
