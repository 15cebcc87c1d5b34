import Web

extension HousePart {
    /// Goals of the month and what is given for reaching them.
    static let rewards = Self(
        "rewards",
        title: "Goals of the month",
        hint:
            "The question on the 1st, goals of the month and rewards. Codes that members were given stay theirs, in their data."
    )
}
