import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page of a workout: exercises, doses and reasons.
struct WorkoutPage: PageModel {
    static let template = "workouts/show"
    /// False where anything on the page tells of the member's health.
    var isKept: Bool {
        let items = self.phases.flatMap(\.items)
        return self.leftOut.isEmpty && self.notes.isEmpty && items.allSatisfy { $0.itemObjection.isEmpty }
            && items.allSatisfy { ItemReason.withoutHealth($0.itemReason) == $0.itemReason }
    }

    let frame: Frame
    let status: HTTPResponse.Status
    /// Why another wasn't made.
    let complaints: [String]
    let about: String
    /// The buddy who gave it; empty for the member's own.
    let sharedBy: String
    let tags: [String]
    let statusLabel: String
    let statusTint: String
    let wholeTime: String
    let partTimes: [PartTime]
    /// "about 180 kcal"; empty while no weight is known.
    let energy: String
    /// What the intensity means for lifting; empty where METs say it.
    let effort: String
    let notes: [String]
    let phases: [PhaseView]
    let leftOut: [LeftOutView]
    /// "What safety left out (12)".
    let leftOutHeading: String
    let safety: SafetyNotes
    let isAtGym: Bool
    /// The gyms near the member's saved place; empty without one.
    let gyms: [NearGym]
    /// "32 min, 12 sets", what it came to the last time; empty when it wasn't done.
    let doneWords: String
    let summaryPath: String
    let startPath: String
    let startName: String
    /// Says what hurts before it is begun; empty once it began, when the session asks.
    let painPath: String
    /// The page that plans it for another time; empty once it began.
    let planPath: String
    let anotherPath: String
    /// What else one may do the day after a hard one; empty on any other day and once it began.
    let dayAfter: [DayAfterView]
    /// Empty once the workout is done.
    let editPath: String
    let removalPath: String
    let sharePath: String
    /// The form for a playlist for it; empty where there is no music, and once it is done.
    let playlistPath: String
    /// The list that was made for it; empty without one.
    let songs: [WorkoutSongs]
    let requestId: String
    let anotherRequestId: String

    struct PartTime: Encodable, Sendable {
        let partName: String
        let partTime: String
    }

    struct DayAfterView: Encodable, Sendable {
        let dayAfterName: String
        let dayAfterValue: String
        let dayAfterPath: String
        let dayAfterId: String
    }

    struct PhaseView: Encodable, Sendable {
        let phaseName: String
        let phaseTime: String
        let items: [ItemView]
    }

    struct ItemView: Encodable, Sendable {
        /// The id of its line.
        let itemLine: String
        /// "A1" in a superset.
        let itemMark: String
        /// The drawn figure; empty for none.
        let figure: String
        /// How a superset is done, before its first; empty for others.
        let supersetWords: String
        let itemName: String
        let itemPath: String
        let itemDose: String
        let itemReason: String
        /// What is unsafe about it now; empty for nothing.
        let itemObjection: String
        /// Empty once the workout is done.
        let swapPath: String

        static func lineID(_ line: Int) -> String { "line-\(line)" }
    }

    /// What one reason takes out: its words once, above all that they take.
    struct LeftOutView: Encodable, Sendable {
        /// "Burpee, Jump squat and Box jump".
        let leftOutNames: String
        let leftOutReason: String

        static func all(_ leftOut: [WorkoutPlan.LeftOut]) -> [LeftOutView] {
            let reasons = leftOut.reduce(into: [String]()) { if !$0.contains($1.reason) { $0.append($1.reason) } }
            return reasons.map { reason in
                let names = leftOut.filter { $0.reason == reason }.map(\.name)
                return LeftOutView(leftOutNames: names.inWords(), leftOutReason: reason)
            }
        }
    }

    struct NearGym: Encodable, Sendable {
        let nearName: String
        /// Opening hours; empty where its list has none.
        let nearNote: String
        let nearDistance: String
        let nearPath: String
    }

    /// Creates the page; the ids are for its two forms that make something, each once.
    init(
        _ workout: Workout,
        madeOn day: CalendarDay,
        done: Activity?,
        for trainee: Trainee,
        gyms: [GymStore.Near],
        units: Units,
        songs: [WorkoutSongs],
        hasMusic: Bool,
        ids: (start: String, another: String),
        _ errors: FormErrors,
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.complaints = errors.inOrder
        let plan = workout.plan
        self.frame = frame
        self.about = workout.about
        self.sharedBy = workout.sharedBy ?? ""
        self.statusLabel = workout.status.label
        self.statusTint = workout.status.tint
        let phases = plan.inOrderOfWork.phases.filter { !$0.items.isEmpty }
        let times = WorkoutWords.minutes(ofParts: phases.map(\.seconds))
        self.wholeTime = times.whole
        self.tags = WorkoutWords.tags(workout, time: times.whole)
        self.partTimes = zip(phases, times.parts).map { PartTime(partName: $0.part.label, partTime: $1) }
        // A buddy's workout comes without energy, so it is computed for the reader.
        self.energy =
            (workout.expectedKilocalories ?? plan.kilocalories(for: trainee.facts))
            .map(units.text(kilocalories:)) ?? ""
        self.effort = WorkoutWords.effort(plan, knowing: trainee.shelf.all)
        self.notes = plan.notes
        let firsts = phases.indices.map { phases[..<$0].reduce(1) { $0 + $1.items.count } }
        var objections = ToldObjections()
        self.phases = zip(zip(phases, times.parts), firsts).map { part, first in
            let (phase, time) = part
            return PhaseView(
                phaseName: phase.part.label,
                phaseTime: time,
                items: phase.items.indices.map {
                    let objection = objections.words(for: trainee.objection(to: phase.items[$0], in: workout))
                    return ItemView(
                        $0,
                        in: phase.items,
                        line: first + $0,
                        of: workout,
                        for: trainee,
                        objection: objection,
                        units
                    )
                }
            )
        }
        self.leftOut = LeftOutView.all(plan.leftOut)
        self.leftOutHeading = "What safety left out (\(plan.leftOut.count))"
        self.safety = SafetyNotes(.warmUp, .coolDown, .pain)
        self.isAtGym = workout.request.place == .gym
        self.gyms = gyms.map { near in
            NearGym(
                nearName: near.gym.name,
                nearNote: near.gym.hours ?? "",
                nearDistance: units.text(kilometres: near.metres / 1_000),
                nearPath: GymLinks.gym(near.gym.id)
            )
        }
        self.doneWords = done.map { ActivityWords.note($0, in: units) } ?? ""
        self.summaryPath = done.map { SessionLinks.session($0.id) } ?? ""
        // A workout done stays done: doing it again makes a new one.
        self.startPath =
            workout.status == .completed ? WorkoutLinks.repetition(workout.id) : WorkoutLinks.sessions(workout.id)
        self.planPath =
            workout.status == .notStarted ? "\(Places.newPlan.path)?workoutId=\(workout.id)" : ""
        self.painPath = workout.status == .notStarted ? PainLinks.today(before: workout.id) : ""
        self.startName = workout.status.startName
        self.anotherPath = WorkoutLinks.another(workout.id)
        self.dayAfter = workout.waysAfterHardDay(madeOn: day, today: trainee.day).map { way in
            DayAfterView(
                dayAfterName: way.label,
                dayAfterValue: way.rawValue,
                dayAfterPath: WorkoutLinks.another(workout.id),
                dayAfterId: RowID.new()
            )
        }
        self.editPath = workout.isChangeable ? WorkoutLinks.edit(workout.id) : ""
        self.removalPath = WorkoutLinks.removal(workout.id)
        self.sharePath = WorkoutLinks.sharing(workout.id)
        self.songs = songs
        self.playlistPath =
            hasMusic && workout.isChangeable ? "\(Places.newPlaylist.path)?workoutId=\(workout.id)" : ""
        (self.requestId, self.anotherRequestId) = ids
    }
}

extension WorkoutPage.ItemView {
    fileprivate init(
        _ place: Int,
        in items: [WorkoutItem],
        line: Int,
        of workout: Workout,
        for trainee: Trainee,
        objection: String,
        _ units: Units
    ) {
        let (item, block) = (items[place], items.superset(around: place))
        self.itemLine = Self.lineID(line)
        self.itemMark = item.superset.map { Superset.mark($0, place: place - block.lowerBound) } ?? ""
        self.figure = trainee.figure(of: item)
        self.supersetWords =
            block.count > 1 && place == block.lowerBound ? WorkoutWords.superset(items[block.upperBound - 1]) : ""
        self.itemName = item.name
        self.itemPath = trainee.shelf.all[item.exercise] == nil ? "" : ExerciseLinks.exercise(item.exercise)
        self.itemDose = WorkoutWords.dose(
            item,
            before: workout.plan.workingKilograms(of: item),
            followed: block.contains(place + 1),
            in: units
        )
        self.itemReason = item.reason
        self.itemObjection = objection
        self.swapPath =
            workout.isChangeable
            ? WorkoutLinks.exercise(item.exercise, of: workout.id, line: line, during: nil) : ""
    }
}

/// Says what speaks against the exercises of a workout.
///
/// A rule's words stand at the first exercise that it concerns; a page that repeated them at each would be three times as
/// long.
private struct ToldObjections {
    private var told: Set<String> = []

    mutating func words(for objection: String?) -> String {
        guard let objection else { return "" }
        return self.told.insert(objection).inserted ? objection : "Better not this one, either."
    }
}

extension Workout.Status {
    fileprivate var startName: String {
        switch self {
        case .notStarted: "Start now"
        case .inProgress: "Go on"
        case .completed: "Do it again"
        }
    }
}
