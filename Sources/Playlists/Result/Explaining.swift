/// Says why each song is where it is.
struct Explaining {
    let timeline: Timeline
    let request: PlaylistRequest
    let library: SongLibrary

    /// A song heard within so many days was heard lately.
    private static let lately = 3.0
    /// A border that a song passes by less, in seconds, goes unnoticed.
    private static let noticed = 5.0

    func entry(_ step: PlaylistSearch.Step) -> ComposedPlaylist.Entry {
        let candidate = step.candidate
        let song = self.library.songs[candidate.place]
        let section = self.section(of: step)
        let phase = self.timeline.phases[section.phase]
        return ComposedPlaylist.Entry(
            song: song,
            start: step.start,
            phase: self.timeline.places[section.phase],
            reading: candidate.reading,
            beats: candidate.beats > 0 ? candidate.beats : nil,
            reasons: [self.tempo(candidate, phase)] + self.mood(candidate, phase) + self.liking(song, candidate)
                + self.lately(song) + self.crossings(step, section)
        )
    }

    /// Returns the section that most of a song accompanies; of two the earlier.
    private func section(of step: PlaylistSearch.Step) -> Timeline.Section {
        let end = step.start + step.candidate.seconds
        var best = self.timeline.sections[0]
        var longest = 0.0
        for section in self.timeline.sections {
            let shared = min(end, section.span.upperBound) - max(step.start, section.span.lowerBound)
            if shared > longest { (best, longest) = (section, shared) }
        }
        return best
    }

    private func tempo(_ candidate: SongPool.Candidate, _ phase: PlaylistPhase) -> SongReason {
        guard candidate.beats > 0 else { return .unknownTempo }
        let band = TempoBand(phase)
        let own = candidate.beats / candidate.reading.factor
        if candidate.beats < band.tempos.lowerBound {
            return .isSlower(phase: phase.name, tempo: own, candidate.reading)
        }
        if candidate.beats > band.tempos.upperBound {
            return .isFaster(phase: phase.name, tempo: own, candidate.reading)
        }
        if band.followsSteps { return .followsSteps(tempo: own, candidate.reading) }
        return .suits(phase: phase.name, tempo: own, candidate.reading)
    }

    private func mood(_ candidate: SongPool.Candidate, _ phase: PlaylistPhase) -> [SongReason] {
        let band = TempoBand(phase)
        let isQuiet = candidate.moods.lies(in: [.calm, .laidBack, .focused])
        if candidate.moods.isEmpty || candidate.moods.meets(band.welcome) { return [] }
        if isQuiet { return [.isCalmer] }
        return candidate.moods.lies(in: band.unwelcome) ? [.isLivelier] : []
    }

    private func liking(_ song: PlaylistSong, _ candidate: SongPool.Candidate) -> [SongReason] {
        let taste = self.request.taste
        var reasons: [SongReason] = taste.likedSongs.contains(song.id) ? [.likedSong] : []
        let facts = self.library.facts[candidate.place]
        if facts.hasArtist, taste.likedArtists.contains(where: { self.library.artist($0) == facts.artist }) {
            reasons.append(.likedArtist(song.artist))
        }
        let genres = taste.likedGenres.sorted().filter { self.library.genres(among: [$0])[Int(facts.genres)] }
        if let genre = genres.first { reasons.append(.likedGenre(genre)) }
        let moods = Mood.allCases.filter { taste.likedMoods.contains($0) && facts.character.asIs.contains($0) }
        if let mood = moods.first { reasons.append(.likedMood(mood)) }
        return reasons
    }

    private func lately(_ song: PlaylistSong) -> [SongReason] {
        guard let days = self.request.heardDaysAgo[song.id], days <= Self.lately else { return [] }
        return [.heardLately]
    }

    private func crossings(_ step: PlaylistSearch.Step, _ own: Timeline.Section) -> [SongReason] {
        let end = min(step.start + step.candidate.seconds, self.timeline.seconds)
        var reasons: [SongReason] = []
        if own.span.lowerBound - step.start > Self.noticed {
            let name = self.timeline.phases[own.phase].name
            reasons.append(.beginsBefore(phase: name, seconds: own.span.lowerBound - step.start))
        }
        for section in self.timeline.sections where section.span.lowerBound >= own.span.upperBound {
            let seconds = min(end, section.span.upperBound) - section.span.lowerBound
            guard seconds > Self.noticed else { break }
            reasons.append(.goesOn(into: self.timeline.phases[section.phase].name, seconds: seconds))
        }
        return reasons
    }
}
