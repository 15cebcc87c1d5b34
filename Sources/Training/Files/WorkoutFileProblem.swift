import XML

/// Says why a file can't be read, in words for who sent it.
enum WorkoutFileProblem: Error, Equatable {
    case empty
    case tooLarge
    case unknown
    /// The file ends before its header says.
    case cutShort
    /// The content contradicts itself.
    case damaged
    /// A time, place or number that no device writes.
    case unreadable
    case notAnActivity
    case noTime
    /// Longer than any training.
    case tooLong
    case tooMany
    case declaresEntities

    static let largest = 25 << 20
    /// The most trainings in one file.
    static let most = 20

    var words: String {
        switch self {
        case .empty: "Choose a file first."
        case .tooLarge: "That file is too large. We take FIT, TCX and GPX files up to \(Self.largest >> 20) MB."
        case .unknown: "We couldn't read that. Send the FIT, TCX or GPX file just as your watch or app wrote it."
        case .cutShort: "That file ends too early. Copy it from the device again and send that."
        case .damaged: "That file is damaged. Copy it from the device again and send that."
        case .notAnActivity:
            "There is no training in that file: it holds settings, a plan or something else of the device."
        case .noTime: "That file doesn't say when the training was or how long it took, so we can't count it."
        case .tooLong:
            "That file says that the training took more than two days. Split it into single trainings and send those."
        case .unreadable:
            "That file has a time, place or number that no watch or app writes. Export it anew and send that."
        case .tooMany: "That file holds more than \(Self.most) trainings. Send them one by one."
        case .declaresEntities: "That file uses parts of XML that no watch writes. Export it anew and send that."
        }
    }
}

extension WorkoutFileProblem {
    init(_ problem: XMLProblem) {
        switch problem {
        case .cutShort: self = .cutShort
        case .damaged, .tooLong: self = .damaged
        case .declaresEntities: self = .declaresEntities
        }
    }
}
