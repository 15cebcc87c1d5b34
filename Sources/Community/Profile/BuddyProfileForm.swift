import HealthMath
import Members
import Web

/// The form of a profile, or of one of its parts; what is sent replaces all that is asked.
struct BuddyProfileForm: Form {
    static let fields: [String: FieldKind] = [
        "intro": .lines, "goals": .list, "strengths": .list, "styles": .list, "places": .list, "times": .list,
        "experience": .text, "wishedGender": .text, "wishedTraits": .list, "wishedStyles": .list,
        "limitations": .list, "lat": .number, "lon": .number, "place": .text, "sharesWeights": .flag,
        "sharesPhoto": .flag,
        "sharesMissions": .flag, "sharesWorkouts": .flag, "sharesPresence": .flag, "sharesReading": .flag,
        "paused": .flag, "version": .number,
    ]

    static let switches: [(field: String, share: BuddyProfile.Shares)] = [
        ("sharesPhoto", .photo), ("sharesWorkouts", .workouts), ("sharesWeights", .weights),
        ("sharesMissions", .missions), ("sharesPresence", .presence), ("sharesReading", .reading),
    ]

    let input: FormInput
    /// The parts that are asked; a device sends all.
    private var parts = ProfilePart.allCases
    /// The stored values of the parts that the form doesn't ask.
    private var rest = BuddyProfile()

    init(input: FormInput) { self.input = input }

    /// Returns the form of one part of a profile.
    func asking(_ part: ProfilePart, of profile: BuddyProfile) -> Self {
        var form = self
        form.parts = [part]
        form.rest = profile
        return form
    }

    /// Fills the form; `version` is 0 for a new profile.
    init(_ profile: BuddyProfile, version: Int64) {
        var input = FormInput([
            "intro": profile.intro, "experience": profile.years.rawValue,
            "wishedGender": profile.wishedGender.rawValue, "version": String(version),
            "paused": profile.isVisible ? "" : "on",
            "lat": profile.place.map { String($0.latitude) } ?? "",
            "lon": profile.place.map { String($0.longitude) } ?? "",
        ])
        let lists: [(String, [String])] = [
            ("goals", profile.goals.map(\.rawValue)), ("strengths", profile.strengths.map(\.rawValue)),
            ("styles", profile.styles.map(\.rawValue)), ("places", profile.spots.map(\.rawValue)),
            ("times", profile.times.words), ("wishedTraits", profile.wishedTraits.map(\.rawValue)),
            ("wishedStyles", profile.wishedStyles.map(\.rawValue)),
            ("limitations", profile.limitations.map(\.rawValue)),
        ]
        for (name, values) in lists { for value in values { input.append(value, to: name) } }
        for (field, share) in Self.switches where profile.shares.contains(share) { input.set(field, to: "on") }
        self.input = input
    }

    /// The place that the form was filled with; nil for none.
    var filledPlace: CoarsePlace? {
        guard let latitude = Double(self.input["lat"]), let longitude = Double(self.input["lon"]) else { return nil }
        return CoarsePlace(near: latitude, longitude)
    }

    struct Values: Sendable, Equatable {
        var profile: BuddyProfile
        /// The name of a place that stands instead of the profile's; empty for none.
        var placeName = ""
        /// The version that was edited; nil for a new profile.
        var version: Int64?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        var profile = self.rest
        for part in self.parts { self.read(part, into: &profile, &errors) }
        let placeName = self.parts.contains(.meeting) ? self.input.text("place", max: 80, into: &errors) : ""
        let version = self.input.whole("version", in: 0...Int.max, "Send the version you read.", into: &errors) ?? 0
        return Values(profile: profile, placeName: placeName, version: version == 0 ? nil : Int64(version))
    }

    private func read(_ part: ProfilePart, into profile: inout BuddyProfile, _ errors: inout FormErrors) {
        switch part {
        case .who: self.readWho(into: &profile, &errors)
        case .training: self.readTraining(into: &profile, &errors)
        case .meeting: self.readMeeting(into: &profile, &errors)
        case .finding: self.readFinding(into: &profile, &errors)
        }
    }

    private func readWho(into profile: inout BuddyProfile, _ errors: inout FormErrors) {
        profile.intro = self.input.text("intro", max: BuddyProfile.longestIntro, into: &errors)
        profile.strengths = self.picked(
            "strengths",
            BuddyProfile.most.strengths,
            missing: "Choose what you are good at.",
            into: &errors
        )
    }

    private func readTraining(into profile: inout BuddyProfile, _ errors: inout FormErrors) {
        let most = BuddyProfile.most
        profile.goals = self.picked("goals", most.goals, missing: "Choose what you train for.", into: &errors)
        profile.styles = self.picked("styles", most.styles, missing: "Choose how you like to train.", into: &errors)
        let years: TrainingYears? = self.input.choice("experience", "Choose from the list.", into: &errors)
        if self.input["experience"].isEmpty { errors.add("experience", "Say how long you have been training.") }
        profile.years = years ?? .new
        profile.limitations = self.picked("limitations", SharedLimitation.allCases.count, into: &errors)
    }

    private func readMeeting(into profile: inout BuddyProfile, _ errors: inout FormErrors) {
        let most = BuddyProfile.most.spots
        profile.spots = self.picked("places", most, missing: "Choose where you like to train.", into: &errors)
        profile.times = self.times(into: &errors)
        profile.place = self.input.coarsePlace(into: &errors)
    }

    private func readFinding(into profile: inout BuddyProfile, _ errors: inout FormErrors) {
        let most = BuddyProfile.most
        profile.wishedGender = self.input.choice("wishedGender", "Choose from the list.", into: &errors) ?? .any
        profile.wishedTraits = self.picked("wishedTraits", most.traits, into: &errors)
        profile.wishedStyles = self.picked("wishedStyles", most.wishedStyles, into: &errors)
        profile.shares = []
        for (field, share) in Self.switches where self.input.isOn(field) { profile.shares.insert(share) }
        profile.isVisible = !self.input.isOn("paused")
    }

    /// Reads at most `most` choices.
    ///
    /// `missing` is the complaint when there is no choice; nil where none is needed.
    private func picked<Choice: Choosable>(
        _ name: String,
        _ most: Int,
        missing: String? = nil,
        into errors: inout FormErrors
    ) -> [Choice] {
        let chosen = Set(Choice.picked(name, of: self.input, into: &errors))
        if chosen.count > most { errors.add(name, "Choose at most \(most).") }
        if chosen.isEmpty, errors[name].isEmpty, let missing { errors.add(name, missing) }
        return Choice.allCases.filter(chosen.contains)
    }

    private func times(into errors: inout FormErrors) -> WeekTimes {
        var times: WeekTimes = []
        for word in self.input.all("times") {
            guard let time = WeekTimes(word: word) else {
                errors.add("times", "Name times like monday-evening.")
                return []
            }
            times.insert(time)
        }
        if times.isEmpty { errors.add("times", "Choose when you could train with somebody.") }
        return times
    }
}
