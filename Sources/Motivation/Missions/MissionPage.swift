import HealthMath
import Members
import Web

/// One mission: how far it came, what it earned, and for a running one today and the ways on.
struct MissionPage: PageModel {
    static let template = "missions/mission"

    let frame: Frame
    let mission: MissionView
    /// "14 March – today", the days of which pictures belong to it.
    let span: String
    let todays: [MissionTodayView]
    let achievements: [AchievementView]
    /// The first and the last photo of its days together; empty with fewer than two, and without pressure.
    let pairs: [PhotoPairView]
    /// The latest photos of its days, where no two stand together.
    let photos: [ProgressPhotosPage.PhotoView]
    /// Whether photos of the member are kept.
    let keepsPhotos: Bool
    let buddies: [BuddyView]
    let isRunning: Bool
    let isOwn: Bool
    let isReached: Bool
    /// Whether at least half is done and not all yet; false where no share is shown.
    let isHalfWay: Bool
    /// The words for the points of ticking it off; empty for other missions, and in no-pressure mode.
    let tickWords: String
    let endingPath: String
    /// The page on which the member records what it counts; empty where that is elsewhere, and for one that doesn't run.
    let sayingPath: String
    /// "Say what you weigh".
    let sayingWords: String
    let tickPath: String
    let tickRemovalPath: String
    let proposalsPath: String

    /// A buddy to whom it can be proposed.
    struct BuddyView: Encodable, Sendable {
        let buddyName: String
        let buddyMember: String
        /// Whether one of the kind was proposed to them lately.
        let buddyIsAsked: Bool
    }

    init(
        _ seen: Missions.Seen,
        today: MissionToday?,
        _ earned: [EarnedAchievement],
        _ photos: MissionPhotos,
        _ buddies: [(id: Member.ID, name: String, isAsked: Bool)],
        for member: Member,
        on day: CalendarDay,
        frame: Frame
    ) {
        let mission = seen.mission
        self.frame = frame
        self.mission = MissionView(seen, for: member, today: day)
        self.span =
            mission.ended == nil
            ? "Since \(DayName(mission.startedOn, today: day).inSentence)"
            : DayName.span(mission.days(today: day), today: day)
        self.todays = [today].compactMap { today in today.map { MissionTodayView($0, in: member.units) } }
        self.achievements = earned.map { AchievementView($0, today: day) }
        self.pairs = [photos.ends].compactMap { pair in
            pair.map { PhotoPairView($0, in: member.units, today: day) }
        }
        self.photos =
            photos.ends == nil
            ? photos.all.prefix(MissionPhotos.shown).map { ProgressPhotosPage.PhotoView($0, today: day) } : []
        self.keepsPhotos = photos.isOpen
        self.buddies = buddies.map {
            BuddyView(buddyName: $0.name, buddyMember: "\($0.id)", buddyIsAsked: $0.isAsked)
        }
        self.isRunning = mission.ended == nil
        self.isOwn = mission.aim.kind == .own
        self.isReached = seen.progress.reachedOn != nil
        let percent = Int(self.mission.missionPercent) ?? 0
        self.isHalfWay = !self.isReached && percent >= 50
        self.tickWords = self.isOwn && !member.noPressure ? mission.tickWords(on: day) : ""
        self.endingPath = MissionLinks.ending.path(mission.id)
        let saying = mission.ended == nil && seen.rest == nil ? mission.aim.kind.saying(on: day) : nil
        self.sayingPath = saying?.path ?? ""
        self.sayingWords = saying?.words ?? ""
        self.tickPath = MissionLinks.tick.path(mission.id)
        self.tickRemovalPath = MissionLinks.tickRemoval.path(mission.id)
        self.proposalsPath = MissionLinks.proposals.path(mission.id)
    }
}

extension MissionKind {
    /// Returns where a member says what it counts on a day; nil where they do so in many places.
    fileprivate func saying(on day: CalendarDay) -> (path: String, words: String)? {
        switch self {
        case .weight: (Places.weighing(day), "Say what you weigh")
        case .water: (Places.readings(day), "Add water")
        case .steps: (Places.readings(day), "Say your steps")
        case .workouts, .logging, .own: nil
        }
    }
}
