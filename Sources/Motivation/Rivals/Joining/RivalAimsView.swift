import Web

/// The fields of what a member sets out to do; a page shows those that its group scores.
struct RivalAimsView: Encodable, Sendable {
    let asksWorkouts: Bool
    let asksWeighIns: Bool
    let asksSteps: Bool
    let asksWater: Bool
    /// Whether there is anything to ask.
    let asksAny: Bool
    /// Whether calorie goals count, which stand in the member's own plan.
    let usesPlan: Bool
    let workouts: FieldView
    let weighIns: FieldView
    let steps: FieldView
    let water: FieldView

    init(_ facts: [RivalFact], of form: some Form, _ errors: FormErrors) {
        self.asksWorkouts = facts.contains(.workouts)
        self.asksWeighIns = facts.contains(.weighIns)
        self.asksSteps = facts.contains(.steps)
        self.asksWater = facts.contains(.water)
        self.asksAny = facts.contains { [.workouts, .weighIns, .steps, .water].contains($0) }
        self.usesPlan = facts.contains(.withinGoal) || facts.contains(.macros)
        self.workouts = FieldView("workoutsAWeek", of: form, errors)
        self.weighIns = FieldView("weighInsAWeek", of: form, errors)
        self.steps = FieldView("stepsADay", of: form, errors)
        self.water = FieldView("waterADay", of: form, errors)
    }
}
