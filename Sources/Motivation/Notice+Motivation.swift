import Notices

extension Notice.Kind {
    /// A kind word from a buddy for something that was earned.
    static let cheers = Self(
        "cheers",
        title: "Cheers",
        hint: "When a buddy has a kind word for what you earned.",
        sign: "heart",
        colour: "plum",
        usual: [],
        part: .cheers,
        traits: [.saidBySeveral]
    )

    /// A buddy proposes a mission, or goes along with one.
    static let missions = Self(
        "missions",
        title: "Missions",
        hint: "When a buddy proposes a mission to you, or goes along with yours.",
        sign: "target",
        colour: "plum",
        usual: [],
        part: .missions
    )

    /// The question for a goal on the 1st, and a reward that somebody waited for.
    static let monthlyGoal = Self(
        "monthly-goal",
        title: "Goal of the month",
        hint: "The question for a goal on the 1st, and a reward that you waited for.",
        sign: "target",
        colour: "plum",
        usual: [],
        part: .rewards
    )

    /// The notice that somebody looks after a group from now on.
    static let rivalKeeper = Self(
        "rival-keeper",
        title: "Rivals: a group is yours",
        hint: "When you look after a group from now on.",
        sign: "flame",
        colour: "plum",
        usual: [],
        part: .rivals
    )

    /// The notice that somebody was taken out of a group.
    static let rivalRemoval = Self(
        "rival-removal",
        title: "Rivals: out of a group",
        hint: "When you aren't in a group any more.",
        sign: "flame",
        colour: "plum",
        usual: [],
        part: .rivals
    )

    /// A group ended, and its podium stands.
    static let rivalEnd = Self(
        "rival-end",
        title: "Rivals: a group ended",
        hint: "When the podium of a group stands.",
        sign: "flame",
        colour: "plum",
        usual: [],
        part: .rivals
    )

    /// What a buddy earned on a day; only for who wants it, and in the app alone (MOT-7).
    static let buddyEarned = Self(
        "buddy-earned",
        title: "A buddy earned something",
        hint: "Once a day for each buddy who shows it, in the app only.",
        sign: "star",
        colour: "plum",
        choices: [.app],
        usual: [],
        part: .cheers,
        traits: [.onlyIfWanted]
    )
}
