import Web

/// What a member sets out to do, in the forms that make and join a group; what is left out is as usual.
enum RivalAimsForm {
    static let fields: [String: FieldKind] = [
        "workoutsAWeek": .number, "weighInsAWeek": .number, "stepsADay": .number, "waterADay": .number,
    ]

    /// The fields of a page that is opened.
    static var usual: [String: String] {
        let aims = RivalAims()
        return [
            "workoutsAWeek": String(aims.workouts), "weighInsAWeek": String(aims.weighIns),
            "stepsADay": String(aims.steps), "waterADay": String(aims.water),
        ]
    }

    static func aims(_ input: FormInput, into errors: inout FormErrors) -> RivalAims {
        var aims = RivalAims()
        func read(_ name: String, _ range: ClosedRange<Int>, _ complaint: String) -> Int? {
            input.whole(name, in: range, complaint, into: &errors)
        }
        aims.workouts =
            read("workoutsAWeek", RivalAims.workoutDays, "Type 1 to 6 days: one a week is for rest.") ?? aims.workouts
        aims.weighIns = read("weighInsAWeek", RivalAims.weighInDays, "Type 1 to 7 days.") ?? aims.weighIns
        aims.steps = read("stepsADay", RivalAims.stepsOfDay, "Type 1,000 to 50,000 steps.") ?? aims.steps
        aims.water = read("waterADay", RivalAims.waterOfDay, "Type 500 to 4,000 ml.") ?? aims.water
        return aims
    }
}
