import Web

/// A list that is written to a source.
struct WrittenListForm: Form {
    static let fields: [String: FieldKind] = ["name": .text, "songs": .list]
    /// Songs of a list: what a source takes in one request.
    static let most = 100

    let input: FormInput

    struct Values: Sendable, Equatable {
        let name: String
        let songs: [String]
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let name = self.input.required("name", max: 100, "Give the list a name.", into: &errors)
        let songs = self.input.all("songs").map { $0.lowercased() }
        if songs.isEmpty || songs.count > Self.most {
            errors.add("songs", "Name 1 to \(Self.most) songs by their ids.")
        }
        return errors.isEmpty ? Values(name: name, songs: songs) : nil
    }
}
