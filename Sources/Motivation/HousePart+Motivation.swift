package import Web

extension HousePart {
    /// Boards on which people with alike aims see each other's points.
    static let leaderboards = Self(
        "leaderboards",
        title: "Leaderboards",
        hint: "Places among people with alike aims. Everybody's own points stay."
    )
    /// The signs for first steps and feats.
    static let achievements = Self(
        "achievements",
        title: "Achievements",
        hint: "Signs for first steps and feats, and their celebrations. What is earned meanwhile is there afterwards."
    )
    /// What buddies show each other of what they did, and kind words for it.
    static let cheers = Self(
        "cheers",
        title: "Cheers",
        hint: "What buddies show each other of what they did, and kind words for it."
    )
    /// Goals of the month and what is given for reaching them.
    static let rewards = Self(
        "rewards",
        title: "Goals of the month",
        hint:
            "The question on the 1st, goals of the month and rewards. Codes that members were given stay theirs, in their data."
    )
    /// What a member sets out to do, alone or with a buddy.
    package static let missions = Self(
        "missions",
        title: "Missions",
        hint: "What people set out to do, and proposals to buddies. Those under way go on, and are there afterwards."
    )
    /// Small groups that are measured by what each of them set out to do.
    static let rivals = Self(
        "rivals",
        title: "Rivals",
        hint: "Small groups with scoring of their own. Those under way go on and end on their day, unseen."
    )
}
