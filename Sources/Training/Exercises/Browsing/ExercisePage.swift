import HealthMath
import Members
import Web

/// The page of an exercise.
struct ExercisePage: PageModel {
    static let template = "exercises/show"
    /// False where the page says why the exercise isn't for this member.
    var isKept: Bool { self.personalTitle.isEmpty }

    let frame: Frame
    /// Its drawn figure; empty for none.
    let figures: [FigureView]
    /// Its muscles on a body; empty where none are said.
    let muscleBodies: [BodyView]
    /// Our own words for the name above; empty where it needs none.
    let plain: String
    let about: String
    let tags: [String]
    let cues: [String]
    let facts: [Fact]
    let progress: ProgressView
    /// The last times it was done.
    let times: [TimeView]
    let progressPath: String
    let logPath: String
    let paces: [PaceView]
    let easier: [LinkView]
    let harder: [LinkView]
    /// Why it is not for this member now; empty when it is.
    let personalTitle: String
    let personalWords: String
    let whenItHurts = SafetyNotes(.pain)
    let cautions: [CautionView]
    let isExcluded: Bool
    let exclusionPath: String
    let allowPath: String
    /// Empty where videos are switched off.
    let videosPath: String
    /// The songs whose tempo suits it; empty where there is no music.
    let songsPath: String
    /// The owner's form for it; empty for an exercise of the catalogue.
    let editPath: String
    /// Its owner's form at the question of what it looks like; empty where it has a figure.
    let likePath: String
    /// Whether its owner didn't say what it loads.
    let isUntold: Bool

    struct Fact: Encodable, Sendable {
        let factName: String
        let factWords: String
    }

    struct PaceView: Encodable, Sendable {
        let paceName: String
        let paceMET: String
        /// The Compendium's code, or a note that there is none.
        let paceSource: String
    }

    struct LinkView: Encodable, Sendable {
        /// The drawn figure; empty for none.
        let figure: String
        let linkPath: String
        let linkName: String
    }

    struct CautionView: Encodable, Sendable {
        let cautionName: String
        let cautionReason: String
    }

    init(
        _ exercise: Exercise,
        on shelf: ExerciseShelf,
        safety: [Contraindication],
        rules: SafetyRules,
        progress: ProgressView,
        times: [TimeView],
        hasVideos: Bool,
        songTempos: ClosedRange<Double>?,
        frame: Frame
    ) {
        self.frame = frame
        let isInWheelchair = rules.isAbout(.wheelchair)
        let figures = FigureView.of(ExerciseFigures.name(of: exercise, inWheelchair: isInWheelchair))
        self.figures = figures
        self.muscleBodies = [MuscleBody.glowing(exercise)].compactMap(\.self)
        self.plain = exercise.plain
        self.about = exercise.about
        let ends = exercise.parts.filter { $0 != .main }
        self.tags = [exercise.category.label, exercise.level.label] + ends.map(\.label)
        self.cues = exercise.cues
        self.facts = ExerciseFacts.facts(exercise)
        self.progress = progress
        self.times = times
        self.progressPath = TrainingLinks.progress(of: exercise.id)
        self.logPath = ActivityLinks.new(of: exercise.id)
        self.paces = exercise.mets.sorted { $0.met < $1.met }.map {
            PaceView(
                paceName: $0.intensity.label,
                paceMET: Numerals.text($0.met, decimals: 1),
                paceSource: $0.code ?? "estimated"
            )
        }
        let links = { (ids: [Exercise.ID]) in
            ids.compactMap { shelf.all[$0] }.map {
                LinkView(
                    figure: ExerciseFigures.name(of: $0, inWheelchair: isInWheelchair),
                    linkPath: ExerciseLinks.exercise($0.id),
                    linkName: $0.name
                )
            }
        }
        self.easier = links(exercise.easier)
        self.harder = links(exercise.harder)
        let personal = rules.contraindication(of: exercise)
        self.personalTitle = personal.map { "Not for you now: \($0.rule.cause.label.lowercased())" } ?? ""
        self.personalWords = personal.map { "\($0.reason) \($0.rule.words)" } ?? ""
        self.cautions = safety.map { CautionView(cautionName: $0.rule.cause.label, cautionReason: $0.reason) }
        self.isExcluded = shelf.excluded.contains(exercise.id)
        self.exclusionPath = ExerciseLinks.exclusion(exercise.id)
        self.allowPath = ExerciseLinks.allowing(exercise.id)
        self.videosPath = hasVideos ? VideoLinks.exercise(exercise.id) : ""
        self.songsPath =
            songTempos.map {
                "\(Places.music.path)?minBpm=\(Int($0.lowerBound.rounded()))&maxBpm=\(Int($0.upperBound.rounded()))"
            } ?? ""
        let own = shelf.own.first { $0.id == exercise.id }
        self.editPath = own.map { ExerciseLinks.edit($0.id) } ?? ""
        self.likePath = own == nil || !figures.isEmpty ? "" : self.editPath + "#like"
        self.isUntold = own?.isToldWhole == false
    }
}
