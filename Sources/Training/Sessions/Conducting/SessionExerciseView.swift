import Foundation
import Storage
import Web

/// One exercise on the page of a session.
struct SessionExerciseView: Encodable, Sendable {
    let number: String
    let exerciseKey: String
    /// "Warm-up · 1 of 9".
    let place: String
    let exerciseName: String
    /// The drawn figure; empty for none.
    let figure: String
    /// What one does in the two parts of an interval, "Run" and "Walk"; empty for what has no such parts.
    let work: String
    let ease: String
    /// Both with their times, "4 times: run for 1:00, then walk for 1:15"; empty without such parts.
    let intervalWords: String
    /// The figure of the easy part; empty where there is none.
    let easeFigures: [FigureView]
    /// Whether the easy part is on.
    let eases: Bool
    let about: String
    let cues: [String]
    /// Why the exercise is there, without what it spares of an injury: the page is kept on the phone.
    let reason: String
    /// The address of its videos; empty when the exercise is gone, or videos are switched off.
    let videos: String
    /// The address of videos of warming up or cooling down as a whole; empty in the main part, and where videos are
    /// switched off.
    let partVideos: String
    let partWords: String
    /// Whether safety speaks against it since; not why, because the page is kept on the phone.
    let isUnsafe: Bool
    /// Where another may take its place; empty once it is done, and where its workout is gone.
    let swapPath: String
    let current: Bool
    let skipped: Bool
    let finished: Bool
    /// Whether the exercise has a set that can still be done.
    let goesOn: Bool
    /// Whether its sets count down and go on by themselves; what isn't safe waits for a word.
    let runs: Bool
    /// Whether it counts down as soon as the script runs, and has the clock's room from the beginning.
    let counts: Bool
    /// Whether it comes in front of how to do it: sets that wait for a tap are filled in.
    let waits: Bool
    /// What ramp-up sets are; empty for others.
    let rampUpWords: String
    let nextWords: String
    /// Whether it is all of the session: a walk by itself has no sets to add.
    let isAlone: Bool
    /// The name of the exercise before, or before its superset, and its number; empty for the first.
    let beforeWords: String
    let beforeNumber: String
    /// The exercises that are done in turn, this one among them; empty where it stands alone.
    let halves: [SessionHalfView]
    /// Whether `halves` names it already.
    let isInSuperset: Bool
    /// "Skip the warm-up"; empty in the main part.
    let skipPartWords: String
    let on: SessionTapView
    let exerciseEvents: String
    let addRequest: String
    let nextRequest: String
    let sets: [SessionSetView]

    init(
        _ item: WorkoutItem,
        _ conducted: SessionExercise,
        place: Int,
        of session: TrainingSession,
        exercise: Exercise?,
        figure: String,
        hasVideos: Bool,
        isUnsafe: Bool,
        line: Int?,
        at now: Date,
        words: SetWords
    ) {
        let items = session.script.items
        let (number, path) = (String(place + 1), SessionLinks.events(session.id))
        self.number = number
        self.exerciseKey = session.state.key(of: place)
        self.isAlone = items.count == 1
        self.place = items.count == 1 ? "Just this" : "\(conducted.part.label) · \(place + 1) of \(items.count)"
        self.exerciseName = item.name
        let interval = IntervalWords(item)
        self.figure = interval?.workExercise.map(ExerciseFigures.name) ?? figure
        self.work = interval?.work ?? ""
        self.ease = interval?.ease ?? ""
        self.intervalWords = interval?.text(of: item, rest: conducted.rest) ?? ""
        self.easeFigures = interval.map { FigureView.of(ExerciseFigures.name(of: $0.easeExercise)) } ?? []
        self.eases = interval != nil && session.state.rested(at: now.milliseconds) == place
        self.about = exercise?.about ?? ""
        self.cues = exercise?.cues ?? []
        self.reason = ItemReason.withoutHealth(item.reason)
        let topic = VideoTopic(conducted.part)
        self.partVideos = hasVideos ? topic.map(VideoLinks.topic) ?? "" : ""
        self.partWords = topic.map { "\($0.label), on video" } ?? ""
        self.videos = hasVideos ? exercise.map { VideoLinks.exercise($0.id) } ?? "" : ""
        self.isUnsafe = isUnsafe
        let swapPath = line.map {
            WorkoutLinks.exercise(item.exercise, of: session.workout, line: $0, during: session.id)
        }
        self.swapPath = conducted.isFinished ? "" : swapPath ?? ""
        self.current = session.state.current == place
        self.skipped = conducted.isSkipped
        self.finished = conducted.isFinished
        self.goesOn = !conducted.isFinished
        self.runs = !isUnsafe && item.runsByItself(in: conducted.part)
        self.counts = self.current && self.runs && self.goesOn
        self.waits = !self.runs
        self.rampUpWords =
            item.role == .rampUp ? Self.rampUpWords(item, of: conducted, isWeighted: exercise?.weighted ?? true) : ""
        let block = session.state.superset(around: place)
        self.beforeWords = block.lowerBound == 0 ? "" : items[block.lowerBound - 1].name
        self.beforeNumber = String(block.lowerBound)
        self.isInSuperset = block.count > 1
        self.halves = block.count > 1 ? block.map { SessionHalfView($0, in: block, of: session, words: words) } : []
        self.skipPartWords =
            conducted.part == .main || item.role == .rampUp ? "" : "Skip the \(conducted.part.label.lowercased())"
        self.nextWords = block.upperBound < items.count ? "Next: \(items[block.upperBound].name)" : "Finish"
        self.exerciseEvents = path
        self.addRequest = RowID.new()
        self.nextRequest = RowID.new()
        let left =
            conducted.isFinished
            ? []
            : conducted.sets.indices.filter {
                conducted.sets[$0].isShown && !conducted.sets[$0].isDone
            }
        let on = left.first
        let (isPlated, runs) = (exercise?.isPlated ?? false, self.runs)
        let isNew = conducted.lastLifted == nil && item.role == nil
        let views = conducted.sets.enumerated().map { index, set in
            SessionSetView(
                set,
                number: conducted.sets[...index].count { $0.isShown },
                of: conducted.shownSets.count,
                in: item,
                isOn: index == on,
                runs: runs,
                isMain: item.isWorking(in: conducted.part),
                isPlated: isPlated,
                load: session.load(ofSet: index, at: place, isPlated: isPlated, in: words.lift),
                isNew: conducted.doneSets.isEmpty && isNew && set.numbers.kilograms == nil,
                isWeighted: exercise?.weighted ?? false,
                weightOf: exercise?.weightOf ?? "",
                exercise: number,
                path: path,
                words: words
            )
        }
        self.sets = views
        let asksEffort = item.asksEffort(
            in: conducted.part,
            of: exercise,
            isPlannedByEffort: session.script.isPlannedByEffort
        )
        self.on = SessionTapView(
            on.map { views[$0] },
            saysEffort: left.count == 1 && asksEffort,
            asksWeight: views.contains { $0.asks && $0.setId == on.map { conducted.sets[$0].id } },
            planned: item.plannedExertion
        )
    }
}

extension SessionExerciseView {
    /// Says what ramp-up sets are, and asks for their weight where that of the lift isn't known yet.
    ///
    /// Of one's own weight there is no half, which a swap may leave here.
    private static func rampUpWords(_ item: WorkoutItem, of conducted: SessionExercise, isWeighted: Bool) -> String {
        guard isWeighted else { return "Warming up: a few easy ones before the sets that count" }
        guard conducted.sets.first?.numbers.kilograms == nil else {
            let shares = RampUp.words(sets: item.sets, of: "the weight that follows")
            return "Warm-up \(item.sets == 1 ? "set" : "sets"): \(shares)"
        }
        let shares = item.sets == 1 ? "half" : RampUp.words(sets: item.sets, of: "it")
        return
            "Warming up, light: think of what you will lift and take \(shares). Type it, and the lift follows from it."
    }
}
