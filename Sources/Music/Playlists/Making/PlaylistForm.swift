import Foundation
import Playlists
import Storage
import Web

/// Asks for a new playlist.
struct PlaylistForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "name": .text, "workoutId": .text, "type": .text, "minutes": .number, "steps": .number,
        "genres": .text, "moods": .list, "allowsUnknownTempo": .flag,
    ]

    let input: FormInput

    fileprivate static let noWorkout = "There is no such workout of yours."

    func validate(into errors: inout FormErrors) -> PlaylistOrder? {
        let id = self.input.requestID(into: &errors)
        let name = self.input.text("name", max: Playlist.longestName, into: &errors)
        let purpose = self.purpose(into: &errors)
        let genres = self.input.text("genres", max: 400, into: &errors).split { $0 == "," || $0 == ";" }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        if genres.count > PlaylistOrder.mostGenres {
            errors.add("genres", "Choose \(PlaylistOrder.mostGenres) genres at most.")
        }
        let moods = self.input.all("moods").map(Mood.init(rawValue:))
        if moods.contains(nil) { errors.add("moods", "Choose moods from the list.") }
        guard errors.isEmpty, let id, let purpose else { return nil }
        return PlaylistOrder(
            id: id,
            name: name,
            purpose: purpose,
            genres: genres,
            moods: Set(moods.compactMap(\.self)),
            allowsUnknownTempo: self.input.isOn("allowsUnknownTempo")
        )
    }

    private func purpose(into errors: inout FormErrors) -> PlaylistOrder.Purpose? {
        if !self.input["workoutId"].isEmpty {
            guard let id = RowID.read(self.input["workoutId"]) else {
                errors.add("workoutId", Self.noWorkout)
                return nil
            }
            return .workout(id)
        }
        let wrong = "Choose what you'll do."
        let type = self.input.choice("type", of: PlaylistWorkout.self, wrong, into: &errors)
        if type == nil, errors["type"].isEmpty { errors.add("type", wrong) }
        let range = PlaylistOrder.minutes
        let complaint = "Type \(range.lowerBound) to \(range.upperBound) minutes."
        let minutes = self.input.whole("minutes", in: range, complaint, into: &errors)
        if minutes == nil, errors["minutes"].isEmpty { errors.add("minutes", complaint) }
        let cadences = PlaylistPhase.cadences
        let steps = self.input.number(
            "steps",
            in: cadences,
            "Type \(Int(cadences.lowerBound)) to \(Int(cadences.upperBound)) steps a minute, or leave it out.",
            into: &errors
        )
        guard let type, let minutes else { return nil }
        return .type(type, minutes: minutes, steps: steps)
    }
}

extension FormErrors {
    /// Complains about what kept a list from being made.
    init(_ problem: PlaylistMaker.Problem) {
        switch problem {
        case .noWorkout: self.init("workoutId", PlaylistForm.noWorkout)
        case .notComposed(let problem): self.init("form", problem.words)
        case .full: self.init("form", PlaylistStore.Full.words)
        }
    }
}
