/// What a member set out to do in a group; nobody else sees it, and it stays as it is while they are in.
///
/// The calorie goal and the macros are those of their own plan.
struct RivalAims: Sendable, Equatable {
    /// Days with training a week; at most six, because rest is part of it.
    var workouts = 3
    /// Days with a weight a week; four keep a trend.
    var weighIns = 4
    /// A day; 7,000 is where most of the gain is reached (Paluch et al., Lancet Public Health 2022).
    var steps = 7_000
    /// Millilitres a day; two litres are EFSA's adequate intake for women, from drinks and food (2010).
    var water = 2_000

    static let workoutDays = 1...6
    static let weighInDays = 1...7
    static let stepsOfDay = 1_000...50_000
    /// What is drunk beyond the aim counts nothing, and an aim beyond four litres is none.
    static let waterOfDay = 500...4_000
}
