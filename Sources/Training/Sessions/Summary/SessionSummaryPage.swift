import Foundation
import HealthMath
import Members
import Storage
import Web

/// The results of a session.
struct SessionSummaryPage: PageModel {
    static let template = "sessions/summary"

    let frame: Frame
    /// "Sat 14 March, 18:05 to 18:52".
    let moment: String
    let praise: String
    /// Whether it is a moment to be glad of: the first workout, one done to its end, or a best.
    let isHappy: Bool
    let tiles: [Tile]
    /// How the energy was estimated; empty when none is shown.
    let energyWords: String
    let bodyPath: String
    let zones: [Zone]
    let pulseWords: String
    let bests: [String]
    let parts: [DonePart]
    let eventsPath: String
    let requestId: String
    let efforts: [SessionSetView.Effort]
    let feelWords: String
    /// Empty when the workout was deleted.
    let workoutPath: String
    /// Makes a new workout of it; empty with it, and when nothing was done.
    let againPath: String
    let againId: String
    /// The page on which the activity is corrected; empty when nothing was done.
    let activityPath: String
    /// The link's words for what is most likely wanted there: after a run its distance.
    let correctionWords: String

    struct Tile: Encodable, Sendable {
        let tileName: String
        let tileNumber: String
        let tileUnit: String

        /// Creates a tile of text such as "3.1 km", whose unit is written smaller.
        fileprivate static func of(_ name: String, _ text: String) -> Tile {
            let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
            return Tile(tileName: name, tileNumber: parts.first ?? text, tileUnit: parts.count > 1 ? parts[1] : "")
        }
    }

    struct Zone: Encodable, Sendable {
        let zoneName: String
        let zoneTime: String
        let zoneShare: String
    }

    init(
        _ session: TrainingSession,
        activity: Activity?,
        isFirst: Bool,
        for trainee: Trainee,
        efforts: [Exercise.ID: [Effort]],
        hasWorkout: Bool,
        at now: Date,
        member: Member,
        frame: Frame
    ) {
        let (units, exercises) = (member.units, trainee.shelf.all)
        let words = SetWords(units)
        // The activity is what counts: it may have been corrected since.
        let seconds = activity?.seconds ?? session.countedSeconds(until: now)
        let sets = activity?.sets ?? session.doneSets
        self.frame = frame
        self.moment = SessionMoment.text(session, today: member.day(at: now), in: member.timeZone)
        let praise =
            sets.isEmpty
            ? "You stopped before the first set. Nothing was counted; the workout waits for you."
            : session.status == .stopped
                ? "You stopped here. What you did counts."
                : session.state.exercises.contains(where: \.isSkipped)
                    ? "Done, but for what you skipped." : "Done, to the end."
        self.praise = isFirst && !sets.isEmpty ? "Your first workout here. \(praise)" : praise
        var tiles = [Tile(tileName: "Time", tileNumber: SetWords.rounded(seconds), tileUnit: "")]
        if sets.workingSets > 0 {
            tiles.append(Tile(tileName: "Sets", tileNumber: String(sets.workingSets), tileUnit: ""))
        }
        if sets.repetitions > 0 {
            let reps = Numerals.text(Double(sets.repetitions))
            tiles.append(Tile(tileName: "Repetitions", tileNumber: reps, tileUnit: ""))
        }
        if sets.volume > 0, !frame.noPressure {
            tiles.append(Tile(tileName: "Lifted", tileNumber: words.volume(sets.volume), tileUnit: ""))
        }
        // What was corrected since is of the whole.
        let ways = activity?.metres == session.metres ? session.ways : []
        if let activity, let metres = activity.metres {
            tiles.append(.of("Distance", units.text(kilometres: metres / 1_000)))
            // A row and a run have no pace together.
            let going = ways.isEmpty ? seconds : ways.count == 1 ? ways[0].seconds : 0
            if let pace = ActivityWords.pace(metres: metres, seconds: going, in: units) {
                tiles.append(.of(pace.hasSuffix("/h") ? "Speed" : "Pace", pace))
            }
        }
        let told = frame.noPressure || sets.isEmpty || session.script.body == nil ? nil : activity
        if let told {
            tiles.append(
                Tile(
                    tileName: "Energy",
                    tileNumber: units.number(kilocalories: told.kilocalories),
                    tileUnit: units.energy.rawValue
                )
            )
        }
        self.tiles = tiles
        self.energyWords = told.map { "Energy: \($0.way.reached)" } ?? ""
        self.bodyPath = session.script.body == nil && !frame.noPressure ? Places.me.path : ""
        self.zones = Self.zones(session, within: seconds)
        self.pulseWords = Self.pulse(session)
        let bests = frame.noPressure ? [] : BestWords.texts(efforts, in: session, words: words)
        self.bests = bests
        let isToTheEnd = session.status != .stopped && !sets.isEmpty
        self.isHappy = isToTheEnd || isFirst && !sets.isEmpty || !bests.isEmpty
        self.parts = DonePart.all(
            sets,
            in: words,
            figure: { id in
                exercises[id].map(trainee.figure)
                    ?? ExerciseFigures.name(of: session.script.items.first { $0.exercise == id }?.like ?? id)
            },
            way: { id in ways.first { $0.exercise == id }.map { $0.text(in: units) } ?? "" }
        )
        self.eventsPath = SessionLinks.events(session.id)
        self.requestId = RowID.new()
        let felt = session.state.felt?.exertion
        self.efforts = (1...10).map { .init(effort: String($0), felt: felt == Double($0)) }
        self.feelWords = felt.map { "You said \(Numerals.text($0)) of 10." } ?? "1 is a stroll, 10 is all you had."
        self.workoutPath = hasWorkout ? WorkoutLinks.workout(session.workout) : ""
        self.againPath = hasWorkout && !sets.isEmpty ? WorkoutLinks.repetition(session.workout) : ""
        self.againId = RowID.new()
        self.activityPath = activity.map { ActivityLinks.activity($0.id) } ?? ""
        let isOnTheWay =
            sets.hasLongWay && sets.contains { $0.isWorking && exercises[$0.exercise]?.hasDistance == true }
        self.correctionWords = activity?.metres == nil && isOnTheWay ? "Add the distance" : "Correct it"
    }

    private static func zones(_ session: TrainingSession, within all: Double) -> [Zone] {
        guard let zones = session.zones else { return [] }
        let seconds = zones.seconds(of: session.state.pulse, within: all)
        let longest = max(seconds.max() ?? 0, 1)
        return seconds.indices.reversed().map { zone in
            let above = zone + 1 < seconds.count ? " to \(zones.floor(of: zone + 1) - 1)" : " and more"
            return Zone(
                zoneName: "\(PulseZones.names[zone]), \(zones.floor(of: zone))\(above)",
                zoneTime: SetWords.clock(seconds[zone]),
                zoneShare: String(Int((seconds[zone] / longest * 100).rounded()))
            )
        }
    }

    private static func pulse(_ session: TrainingSession) -> String {
        let pulse = session.state.pulse
        guard let highest = pulse.highestBeats else { return "" }
        return "\(Numerals.text(pulse.averageBeats)) beats a minute on average, \(Numerals.text(highest)) at most."
    }
}

extension Activity.Way {
    /// Says how the number was found, after "Energy: ".
    var reached: String {
        switch self {
        case .measured: "as your device measured it."
        case .typed: "as you typed it."
        case .heartRate: "by your pulse (Keytel 2005), with your weight, age and sex."
        case .table: "by the table of this activity."
        case .equivalents: "estimated from what you did, how long, and what you weigh."
        }
    }
}
