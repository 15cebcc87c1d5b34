/// The tempos and moods that suit a phase; docs/playlists.md has the sources in full.
///
/// People prefer 125 to 140 beats a minute on a bicycle at 40 to 90 % of their heart rate reserve and 123 to 131 on a
/// treadmill; preference rises with the heart rate, flattens, and doesn't follow it beyond about 140 (Karageorghis et
/// al., Res Q Exerc Sport 82(2), 2011; Karageorghis and Jones, Psychol Sport Exerc 15(3), 2014). Slow music, 95 to 100,
/// was preferred at no intensity. Fast music helps performance more than slow and medium does (Terry et al., Psychol
/// Bull 146(2), 2020).
struct TempoBand: Sendable, Hashable {
    /// In beats per minute.
    var tempos: ClosedRange<Double>
    /// Where the music should be when the phase begins and when it ends.
    var start: Double
    var end: Double
    /// Moods that fit.
    var welcome: MoodSet
    /// A song that has no mood but these is out of place.
    var unwelcome: MoodSet
    /// Whether a beat is to fall on each step, or on each second step.
    var followsSteps = false

    /// How far a tempo may be from the steps, as a share: runners' steps follow music that is up to 2.5 or 3 % off, and
    /// people notice about 4 % (Van Dyck et al., Sports Med Open 1:15, 2015).
    private static let stepTolerance = 0.03

    init(_ phase: PlaylistPhase) {
        switch phase.kind {
        case .warmUp: self = .warmUp
        case .endurance: self = .endurance(phase.effort)
        case .strength: self = .strength(phase.effort)
        case .mobility: self = .mobility
        case .coolDown: self = .coolDown
        }
        if let steps = phase.stepsPerMinute, PlaylistPhase.cadences.contains(steps) { self.follow(steps) }
    }

    private init(
        _ tempos: ClosedRange<Double>,
        _ course: (start: Double, end: Double),
        welcome: MoodSet,
        unwelcome: MoodSet
    ) {
        self.tempos = tempos
        (self.start, self.end) = course
        self.welcome = welcome
        self.unwelcome = unwelcome
    }

    private mutating func follow(_ steps: Double) {
        self.tempos = steps * (1 - Self.stepTolerance)...steps * (1 + Self.stepTolerance)
        (self.start, self.end) = (steps, steps)
        self.followsSteps = true
    }

    /// Rises from what is no longer slow to medium, where the main part begins; rousing music before and at the start
    /// of exercise helps (Karageorghis and Priest, Int Rev Sport Exerc Psychol 5(1), 2012: 44–66, pre-task music).
    private static let warmUp = TempoBand(
        96...124,
        (102, 120),
        welcome: [.laidBack, .cheerful, .focused, .driving],
        unwelcome: [.fierce, .calm]
    )

    /// What people prefer (see above): medium when it is light, then fast, and hardly faster when all is given.
    ///
    /// For walking, medium music is near the usual 110 to 120 steps a minute. Above the anaerobic threshold music no
    /// longer makes effort feel less, yet still feels good (Karageorghis and Priest 2012, part II: 67–84). Music of 155
    /// to 160 wasn't preferred to 135 to 140 however hard the work (2011), so the course of all-out work ends below.
    private static func endurance(_ effort: PlaylistPhase.Effort) -> TempoBand {
        switch effort {
        case .light:
            TempoBand(
                110...126,
                (114, 118),
                welcome: [.laidBack, .cheerful, .focused, .driving],
                unwelcome: [.fierce, .calm]
            )
        case .moderate:
            TempoBand(120...136, (123, 130), welcome: [.cheerful, .driving, .focused], unwelcome: [.calm, .laidBack])
        case .hard:
            TempoBand(126...144, (129, 139), welcome: [.cheerful, .driving, .fierce], unwelcome: [.calm, .laidBack])
        case .allOut:
            TempoBand(134...162, (138, 148), welcome: [.driving, .fierce], unwelcome: [.calm, .laidBack, .focused])
        }
    }

    /// By effort as well, a little slower, because sets have rests and no step to keep.
    ///
    /// Fast and loud music raised grip strength most (Karageorghis et al., Scand J Med Sci Sports 28(3), 2018: fast was
    /// 126); music that people like gave more repetitions (Ballmann et al., J Funct Morphol Kinesiol 6(1), 2021), which
    /// is why liking counts more here than five beats.
    private static func strength(_ effort: PlaylistPhase.Effort) -> TempoBand {
        switch effort {
        case .light:
            TempoBand(
                104...124,
                (110, 114),
                welcome: [.laidBack, .cheerful, .focused, .driving],
                unwelcome: [.calm]
            )
        case .moderate:
            TempoBand(112...132, (117, 124), welcome: [.cheerful, .driving, .fierce], unwelcome: [.calm, .laidBack])
        case .hard:
            TempoBand(118...142, (122, 132), welcome: [.driving, .fierce], unwelcome: [.calm, .laidBack])
        case .allOut:
            TempoBand(124...152, (130, 140), welcome: [.driving, .fierce], unwelcome: [.calm, .laidBack, .focused])
        }
    }

    /// Slow and sedative, about the pulse of somebody who rests: 60 to 90.
    private static let mobility = TempoBand(
        58...92,
        (82, 74),
        welcome: [.calm, .laidBack, .focused],
        unwelcome: [.driving, .fierce, .cheerful]
    )

    /// Falls from medium to slow: slow, sedative music of about 70 speeds recovery right after exhausting exercise,
    /// fast music keeps the heart rate up (Karageorghis et al., Med Sci Sports Exerc 50(4), 2018: 739–746).
    private static let coolDown = TempoBand(
        62...112,
        (106, 74),
        welcome: [.calm, .laidBack, .focused],
        unwelcome: [.driving, .fierce]
    )
}
