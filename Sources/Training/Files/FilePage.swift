import HTTPTypes
import Web

/// The page for importing a device's file and exporting everything.
struct FilePage: PageModel {
    static let template = "activities/files"

    let status: HTTPResponse.Status
    let frame: Frame
    let complaints: [String]
    let largest = String(WorkoutFileProblem.largest >> 20)
}

/// Writes the outcome of a file for people.
enum FileWords {
    static func outcome(_ outcomes: [WorkoutFileImport.Outcome]) -> String {
        guard outcomes.count == 1, let only = outcomes.first else {
            let added = outcomes.count { $0.kind == .added }
            return "\(added) of \(outcomes.count) trainings were new and are in"
        }
        switch only.kind {
        case .added: return "\(only.activity.title) is in"
        case .merged: return "That was \(only.activity.title): what your device measured joined it"
        case .known: return "\(only.activity.title) was here already"
        }
    }
}
