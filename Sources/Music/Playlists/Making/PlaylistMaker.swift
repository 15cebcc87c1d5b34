import Foundation
import HealthMath
import Members
import Playlists
import Storage

/// Makes playlists for workouts of a member.
struct PlaylistMaker: Sendable {
    let database: any Database
    let libraries: SongLibraries
    let ports: MusicPorts
    let now: @Sendable () -> Date

    /// Says why no list was made.
    enum Problem: Error, Equatable {
        /// The workout isn't the member's.
        case noWorkout
        case notComposed(PlaylistProblem)
        /// The member has as many lists as there is room for.
        case full
    }

    /// Makes and keeps a list once, whatever is sent with its id later.
    ///
    /// Throws `Problem`.
    func make(_ order: PlaylistOrder, for member: Member) async throws -> Playlist {
        let course = try await self.course(of: order, member)
        var list = Playlist(
            id: order.id,
            name: order.name.isEmpty ? course.name : order.name,
            madeFor: String(course.madeFor.prefix(Playlist.longestMadeFor)),
            workout: course.workout,
            notes: [],
            asked: AskedPlaylist(order),
            madeAt: self.now().milliseconds
        )
        return try await self.keep(&list, course.phases, order, for: member)
    }

    /// Makes the list of a day for a workout that is planned for it, once; nil where the workout or songs for it are
    /// missing.
    func makeDaily(for workout: String, on day: CalendarDay, _ member: Member) async throws -> Playlist? {
        let store = PlaylistStore(database: self.database, owner: member.id)
        if let made = try await store.made(for: workout, on: day) { return made }
        guard let planned = try await self.ports.workout(member, workout) else { return nil }
        let order = PlaylistOrder(
            id: RowID.new(),
            name: "",
            purpose: .workout(workout),
            genres: [],
            moods: [],
            allowsUnknownTempo: true
        )
        let course = Course(planned)
        var list = Playlist(
            id: order.id,
            name: String("\(course.name), \(DayName.weekday(day))".prefix(Playlist.longestName)),
            madeFor: String(course.madeFor.prefix(Playlist.longestMadeFor)),
            workout: workout,
            notes: [],
            day: day,
            asked: AskedPlaylist(order),
            madeAt: self.now().milliseconds
        )
        do {
            return try await self.keep(&list, course.phases, order, for: member)
        } catch is Problem {
            return nil
        }
    }

    fileprivate struct Course {
        let name: String
        let madeFor: String
        let workout: String?
        let phases: [PlaylistPhase]
    }

    private func course(of order: PlaylistOrder, _ member: Member) async throws -> Course {
        switch order.purpose {
        case .workout(let id):
            guard let workout = try await self.ports.workout(member, id) else {
                throw Problem.noWorkout
            }
            return Course(workout)
        case .type(let type, let minutes, let steps):
            return Course(
                name: "\(type.label), \(minutes) min",
                madeFor: "\(minutes) minutes of \(type.label.lowercased())",
                workout: nil,
                phases: type.phases(seconds: Double(minutes) * 60, stepsPerMinute: steps)
            )
        }
    }

    private func keep(
        _ list: inout Playlist,
        _ phases: [PlaylistPhase],
        _ order: PlaylistOrder,
        for member: Member
    ) async throws -> Playlist {
        let store = PlaylistStore(database: self.database, owner: member.id)
        if let stored = try await store.find(list.id) { return stored }
        let composed = try await self.compose(try await self.request(order, phases, for: member), for: member)
        list.notes = composed.notes.map(\.words)
        let songs = composed.entries.map(\.song.id)
        if list.day == nil, try await self.isMade(songs, list, store) { list.notes.append(Self.noOther) }
        do {
            return try await store.add(list, composed.entries.map { PlaylistEntry($0, of: phases) })
        } catch is PlaylistStore.Full {
            throw Problem.full
        }
    }

    static let noOther = "Your songs allow no other list for this. With more of them there are others."

    /// Returns whether the latest list that was asked for likewise has these songs in this order.
    private func isMade(_ songs: [String], _ list: Playlist, _ store: PlaylistStore) async throws -> Bool {
        let before = try await store.all().filter { $0.asked == list.asked && $0.id != list.id }
        guard let latest = before.max(by: { $0.madeAt < $1.madeAt }) else { return false }
        return try await store.entries(of: latest.id).map(\.song) == songs
    }

    /// Composes a list of songs that are all here now: where one of the kept library is gone, from a new one.
    private func compose(_ request: PlaylistRequest, for member: Member) async throws -> ComposedPlaylist {
        let songs = self.libraries.songs(of: member.id)
        do {
            let kept = try PlaylistComposer.compose(request, from: try await self.libraries.library(of: member.id))
            let ids = kept.entries.map(\.song.id)
            if try await songs.find(ids).count == ids.count { return kept }
            return try PlaylistComposer.compose(request, from: try await self.libraries.renewed(of: member.id))
        } catch let problem as PlaylistProblem {
            throw Problem.notComposed(problem)
        }
    }

    private func request(
        _ order: PlaylistOrder,
        _ phases: [PlaylistPhase],
        for member: Member
    ) async throws -> PlaylistRequest {
        let hearts = try await SongHeartStore(database: self.database, owner: member.id).ids()
        let liked = try await SongTasteStore(database: self.database, owner: member.id).taste()
        var taste = PlaylistRequest.Taste()
        taste.likedSongs = hearts[.loved] ?? []
        taste.dislikedSongs = hearts[.never] ?? []
        taste.likedArtists = Set(liked.artists)
        taste.likedGenres = Set(liked.genres)
        taste.likedMoods = liked.moods
        taste.dislikedArtists = Set(liked.dislikedArtists)
        taste.dislikedGenres = Set(liked.dislikedGenres)
        let now = self.now()
        return PlaylistRequest(
            phases: phases,
            taste: taste,
            genres: order.genres,
            moods: order.moods,
            heardDaysAgo: try await HeardSongStore(database: self.database, owner: member.id).daysAgo(at: now),
            allowsUnknownTempo: order.allowsUnknownTempo,
            seed: Self.seed(order.id, member.day(at: now))
        )
    }

    /// Another list, another seed, on the next day too; FNV-1a (Fowler, Noll and Vo).
    private static func seed(_ id: String, _ day: CalendarDay) -> UInt64 {
        "\(id) \(day)".utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension PlaylistMaker.Course {
    fileprivate init(_ workout: MusicWorkout) {
        let minutes = Int((workout.phases.reduce(0) { $0 + $1.seconds } / 60).rounded())
        self.init(
            name: String(workout.title.prefix(Playlist.longestName)),
            madeFor: workout.isUnderWay ? "The last \(minutes) minutes" : "\(minutes) minutes",
            workout: workout.id,
            phases: workout.phases
        )
    }
}

extension PlaylistEntry {
    init(_ entry: ComposedPlaylist.Entry, of phases: [PlaylistPhase]) {
        let phase = phases[entry.phase]
        self.init(
            song: entry.song.id,
            part: Part(kind: phase.kind, effort: phase.effort),
            beats: entry.beats,
            reason: String(entry.words.prefix(Playlist.longestReason))
        )
    }
}
