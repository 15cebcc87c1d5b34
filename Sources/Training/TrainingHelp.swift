import Web

/// The sections of the help about training.
enum TrainingHelp: String {
    case training, workouts, exercises, videos, gyms, trained, health

    var path: String { Places.help(self.rawValue) }
}
