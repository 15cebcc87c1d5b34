import Foundation
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// A session under way: one exercise at a time.
///
/// Every exercise is on the page, so that a device without a network can go on to the end; the script hides all but
/// one.
struct SessionPage: PageModel {
    static let template = "sessions/session"
    /// False where it tells what hurts.
    var isKept: Bool { self.lastingPath.isEmpty }

    let status: HTTPResponse.Status
    let frame: Frame
    let sessionPath: String
    let eventsPath: String
    let bellPath: String
    let workoutPath: String
    /// JSON for the script: the state, the workout's facts, and the server's time.
    let state: String
    let facts: String
    let now: String
    let version: String
    let clock: String
    /// The working sets, as the summary counts them: "1 of 11 sets".
    let working: String
    /// All sets, warm-up and cool-down among them: "3 of 22 sets".
    let progress: String
    let progressDone: String
    let progressAll: String
    /// Whether the script says what was burned so far, which has its room from the beginning.
    let hasEnergy: Bool
    let paused: Bool
    let resting: Bool
    /// Whether the exercise that is on begins by itself after the rest.
    let runsNext: Bool
    let restWords: String
    /// "Rest", or what one does in its stead: "Walk".
    let restName: String
    let complaints: [String]
    /// What became of the exercises that are left after the member said what hurts; empty where they didn't.
    let lookedAgain: String
    /// "Minded for today: knee." Empty where the member didn't just say so.
    let soreWords: String
    /// "hip, knee"; empty with it.
    let sorePlaces: String
    /// Makes what hurts today stay; empty with it.
    let lastingPath: String
    /// Says that it is over; empty with it.
    let overPath: String
    let painPath: String
    let weightUnit: String
    let requestId: String
    let restRequest: String
    /// Development only: offers a simulated heart rate strap.
    let simulated: Bool
    let exercises: [SessionExerciseView]
    let way: SessionDistanceView
    /// The list that was made for its workout; empty without one.
    let songs: [WorkoutSongs]

    init(
        _ session: TrainingSession,
        for trainee: Trainee,
        unsafePlaces: Set<Int>,
        workout: WorkoutPlan?,
        at now: Date,
        units: Units,
        complaints: FormErrors,
        songs: [WorkoutSongs],
        isLookedAgain: Bool,
        hasVideos: Bool,
        simulated: Bool,
        frame: Frame
    ) throws {
        let (state, milliseconds) = (session.state, now.milliseconds)
        let catalogue = trainee.shelf.all
        let words = SetWords(units)
        let lines = workout.map(session.lines)
        self.exercises = zip(session.script.items, state.exercises).enumerated().map { place, one in
            SessionExerciseView(
                one.0,
                one.1,
                place: place,
                of: session,
                exercise: catalogue[one.0.exercise],
                figure: trainee.figure(of: one.0),
                hasVideos: hasVideos,
                isUnsafe: unsafePlaces.contains(place),
                line: lines?[place],
                at: now,
                words: words
            )
        }
        self.way = SessionDistanceView(session, knowing: catalogue, units: units)
        self.status = complaints.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.sessionPath = SessionLinks.session(session.id)
        self.eventsPath = SessionLinks.events(session.id)
        self.bellPath = SessionLinks.bell(session.id)
        self.workoutPath = WorkoutLinks.workout(session.workout)
        self.state = state.text
        self.facts = try SessionJSON.text(
            SessionFacts(session, catalogue: catalogue, unsafePlaces: unsafePlaces, units: units)
        )
        self.now = String(milliseconds)
        self.version = String(session.version)
        self.clock = SetWords.clock(session.seconds(until: now))
        self.working = SetWords.working(session)
        self.progress = SetWords.progress(state)
        self.progressDone = String(state.doneSets)
        self.progressAll = String(state.shownSets)
        self.hasEnergy = session.script.body != nil
        self.paused = state.isPaused
        let rest = state.restEnds(at: milliseconds)
        self.resting = rest != nil && !state.isPaused
        self.runsNext = self.exercises.first(where: \.current)?.runs ?? false
        self.restWords = SetWords.clock(Double((rest ?? milliseconds) - milliseconds) / 1_000)
        let rested = state.rested(at: milliseconds).flatMap { IntervalWords(session.script.items[$0]) }
        self.restName = rested?.ease ?? "Rest"
        self.complaints = complaints.inOrder
        let unsafeNames = unsafePlaces.sorted().map { session.script.items[$0].name }
        self.lookedAgain = isLookedAgain ? Self.lookedAgain(unsafeNames) : ""
        let sore = isLookedAgain ? trainee.facts.sore : nil
        self.soreWords = sore?.words(on: trainee.day) ?? ""
        self.sorePlaces = sore?.places(on: trainee.day) ?? ""
        self.lastingPath = self.soreWords.isEmpty ? "" : SessionLinks.lastingPain(session.id)
        self.overPath = self.soreWords.isEmpty ? "" : PainLinks.over(during: session.id)
        self.painPath = SessionLinks.pain(session.id)
        self.weightUnit = words.unitName
        self.requestId = RowID.new()
        self.restRequest = RowID.new()
        self.simulated = simulated
        self.songs = songs
    }

    private static func lookedAgain(_ names: [String]) -> String {
        guard !names.isEmpty else {
            return "What is left of this workout suits what you told us. What hurts all the same you can swap or skip."
        }
        let each = names.count == 1 ? "it" : "each"
        return "Better not now: \(names.joined(separator: ", ")). Swap or skip \(each) when you come to it."
    }
}
