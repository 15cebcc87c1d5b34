/// Makes a playlist for a workout; docs/playlists.md says how.
package enum PlaylistComposer {
    /// Returns the songs with the reason for each, or throws why there are none.
    ///
    /// It is pure: the same request and library make the same list, whatever the order of the library. Songs of unknown
    /// tempo come in only where the others don't last.
    package static func compose(
        _ request: PlaylistRequest,
        from library: SongLibrary
    ) throws(PlaylistProblem) -> ComposedPlaylist {
        let timeline = try Timeline(request.phases)
        let appeal = try SongAppeal(request, library)
        var pools = Self.pools(timeline, appeal, library, withUnknownTempo: false)
        var steps = Self.search(timeline, pools, songs: appeal.knownCount)
        if request.allowsUnknownTempo, appeal.unknownCount > 0, !Self.lasts(steps, timeline) {
            pools = Self.pools(timeline, appeal, library, withUnknownTempo: true)
            let all = Self.search(timeline, pools, songs: appeal.knownCount + appeal.unknownCount)
            steps = Self.better(steps, all, timeline)
        }
        return ComposedPlaylist(steps, timeline, pools, appeal, request, library)
    }

    /// Returns a pool for each block; blocks of one band share one.
    private static func pools(
        _ timeline: Timeline,
        _ appeal: SongAppeal,
        _ library: SongLibrary,
        withUnknownTempo: Bool
    ) -> [SongPool] {
        var made: [TempoBand: SongPool] = [:]
        return timeline.blocks.map { block in
            if let pool = made[block.band] { return pool }
            let pool = SongPool(block, appeal, library, withUnknownTempo: withUnknownTempo)
            made[block.band] = pool
            return pool
        }
    }

    /// Looks once more, closer, where songs are left that might make the list as long as the workout.
    private static func search(_ timeline: Timeline, _ pools: [SongPool], songs: Int) -> [PlaylistSearch.Step] {
        var quick = PlaylistSearch(timeline, pools, .quick)
        let steps = quick.run()
        let isTooShort = steps.reduce(0) { $0 + $1.candidate.seconds } < timeline.seconds
        guard !Self.lasts(steps, timeline), !(isTooShort && steps.count == songs) else { return steps }
        var thorough = PlaylistSearch(timeline, pools, .thorough)
        return Self.better(steps, thorough.run(), timeline)
    }

    private static func lasts(_ steps: [PlaylistSearch.Step], _ timeline: Timeline) -> Bool {
        !steps.isEmpty && Self.gap(steps, timeline) <= PlaylistSearch.tolerance
    }

    /// Returns the second where it comes nearer to the length of the workout, or the first is empty.
    private static func better(
        _ one: [PlaylistSearch.Step],
        _ other: [PlaylistSearch.Step],
        _ timeline: Timeline
    ) -> [PlaylistSearch.Step] {
        one.isEmpty || Self.gap(other, timeline) < Self.gap(one, timeline) ? other : one
    }

    private static func gap(_ steps: [PlaylistSearch.Step], _ timeline: Timeline) -> Double {
        abs(steps.reduce(0) { $0 + $1.candidate.seconds } - timeline.seconds)
    }
}
