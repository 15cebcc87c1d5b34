import Testing

@testable import Playlists

struct TimelineTests {
    @Test("each band holds its course, and harder work is faster")
    func bands() {
        let phases = PlaylistPhase.Kind.allCases.flatMap { kind in
            PlaylistPhase.Effort.allCases.map { Made.phase(kind, $0, minutes: 10) }
        }
        for phase in phases {
            let band = TempoBand(phase)
            #expect(band.tempos.contains(band.start) && band.tempos.contains(band.end), "\(phase)")
            #expect(phase.tempos == band.tempos)
            if phase.kind == .coolDown || phase.kind == .mobility {
                #expect(band.end < band.start)
            } else {
                #expect(band.end > band.start)
            }
        }
        for kind in [PlaylistPhase.Kind.endurance, .strength] {
            let ends = PlaylistPhase.Effort.allCases.map { TempoBand(Made.phase(kind, $0, minutes: 10)).end }
            #expect(ends == ends.sorted())
        }
    }

    @Test("the course builds, holds and comes down")
    func course() throws {
        let timeline = try Timeline(PlaylistWorkout.running.phases(seconds: 1_800))
        let targets = stride(from: 0.0, through: 1_800, by: 60).map(timeline.target)
        #expect(targets.first == 102)
        #expect(targets.max() ?? 0 > 138)
        #expect(targets.last == 74)
        let top = try #require(targets.indices.max { targets[$0] < targets[$1] })
        #expect(Array(targets[...top]) == targets[...top].sorted())
        #expect(Array(targets[(top + 1)...]) == targets[(top + 1)...].sorted(by: >))
    }

    @Test("intervals share the music of the hardest; one short phase keeps its own")
    func intervals() throws {
        let sprint = Made.phase(.endurance, .allOut, minutes: 0.5, name: "sprint")
        let jog = Made.phase(.endurance, .light, minutes: 1, name: "jog")
        let ride = Made.phase(.endurance, .moderate, minutes: 10, name: "ride")
        let many = try Timeline([Made.phase(.warmUp, minutes: 2), jog, sprint, jog, sprint, ride])
        #expect(many.sections.map(\.phase) == [0, 2, 5])
        #expect(many.sections.map(\.span) == [0..<120, 120..<300, 300..<900])
        #expect(many.blocks[1].band == TempoBand(sprint))
        let one = try Timeline([ride, jog, ride])
        #expect(one.sections.count == 3)
        #expect(one.blocks.count == 3)
    }

    @Test("neighbours of one band share one course")
    func neighbours() throws {
        let part = Made.phase(.strength, .hard, minutes: 10)
        let timeline = try Timeline([part, part, part])
        #expect(timeline.sections.count == 3)
        #expect(timeline.blocks.count == 1)
        #expect(timeline.target(at: 900) == (part.tempos.contains(127) ? 127 : 0))
    }

    @Test("phases without length make no difference, and a workout has one")
    func lengths() throws {
        let empty = Made.phase(.warmUp, minutes: 0)
        let timeline = try Timeline([empty, Made.phase(.mobility, minutes: 10), Made.phase(.warmUp, minutes: .nan)])
        #expect(timeline.places == [1])
        #expect(timeline.seconds == 600)
        #expect(throws: PlaylistProblem.noWorkout) { try Timeline([empty]) }
        #expect(throws: PlaylistProblem.noWorkout) { try Timeline([]) }
        #expect(throws: PlaylistProblem.tooLong) { try Timeline([Made.phase(.endurance, minutes: 361)]) }
    }

    @Test("every kind of workout lasts as long as asked", arguments: PlaylistWorkout.allCases)
    func workouts(workout: PlaylistWorkout) {
        for minutes in [5.0, 20, 60, 150] {
            let phases = workout.phases(seconds: minutes * 60)
            #expect(abs(phases.reduce(0) { $0 + $1.seconds } - minutes * 60) < 0.001)
            #expect(phases.allSatisfy { $0.seconds > 0 })
        }
        #expect(workout.phases(seconds: 3_600).first?.seconds == (workout == .mobility ? 3_600 : 360))
    }

    @Test("steps are followed where they are plausible")
    func steps() {
        let run = TempoBand(Made.phase(.endurance, .hard, minutes: 20, steps: 170))
        #expect(run.followsSteps)
        #expect(run.tempos.contains(166) && run.tempos.contains(175) && !run.tempos.contains(176))
        for slip in [0.0, 17, 1_700, .nan] {
            #expect(!TempoBand(Made.phase(.endurance, .hard, minutes: 20, steps: slip)).followsSteps)
        }
    }
}
