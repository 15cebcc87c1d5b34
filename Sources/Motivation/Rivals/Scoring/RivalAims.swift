/// What a member set out to do in a group; nobody else sees it, and it stays as it is while they are in.
///
/// The calorie goal and the macros are those of their own plan.
struct RivalAims: Sendable, Equatable {
    /// Days with training a week; at most six, because rest is part of it.
    var workouts = 3
    /// Days with a weight a week; four keep a trend.
    var weighIns = 4
    /// A day; from 7,000 on 50 to 70 % fewer people in middle age died (Paluch, Gabriel, Fulton et al., JAMA Netw Open
    /// 2021; 4: e2124516, doi 10.1001/jamanetworkopen.2021.24516).
    var steps = 7_000
    /// Millilitres a day; two litres are EFSA's adequate intake for women, from drinks and food (2010).
    var water = 2_000

    static let workoutDays = 1...6
    static let weighInDays = 1...7
    static let stepsOfDay = 1_000...50_000
    /// Water beyond the aim counts nothing, and an aim beyond four litres is none.
    static let waterOfDay = 500...4_000
}
