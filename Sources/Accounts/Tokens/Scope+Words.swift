import Web

extension Scope {
    /// What the member who grants it is told.
    var words: String {
        switch self {
        case .readMe: "See who you are and your body numbers"
        case .readFoods: "Search and read foods"
        case .writeFoods: "Add and change your own foods"
        case .readDiary: "See your diary"
        case .writeDiary: "Add to and change your diary"
        case .readGoal: "See your goal"
        case .writeGoal: "Change your goal"
        case .readWeight: "See your weights"
        case .writeWeight: "Save your weight"
        case .readSteps: "See your steps and other measurements"
        case .writeSteps: "Save your steps and other measurements"
        case .readTimelines: "See your timelines"
        case .readAdvice: "See your advice"
        case .readTraining: "See your training"
        case .writeTraining: "Change your training"
        case .readData: "Download everything about you, health details too"
        case .writeData: "Import data"
        }
    }
}
