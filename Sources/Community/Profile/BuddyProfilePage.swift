import Foundation
import HTTPTypes
import HealthMath
import Members
import Web

/// The page for a member's own profile.
struct BuddyProfilePage: PageModel {
    static let template = "together/profile"

    let status: HTTPResponse.Status
    let frame: Frame
    let isNew: Bool
    let formComplaints: [String]
    /// Complaints in the order of the page.
    let missing: [MissingView]
    let me: PersonView
    let intro: FieldView
    let longestIntro = String(BuddyProfile.longestIntro)
    let aboutQuestions: [QuestionView]
    let wishQuestions: [QuestionView]
    let limitations: [ChoiceView]
    let limitationComplaints: [String]
    let experience: [ChoiceView]
    let experienceComplaints: [String]
    let wishedGender: [ChoiceView]
    let wishedGenderComplaints: [String]
    let weekParts: [PartView]
    let weekDays: [DayView]
    let timesComplaints: [String]
    /// Whether the times come from the free-time settings.
    let timesAreProposed: Bool
    let place: FieldView
    let lat: FieldView
    let lon: FieldView
    /// The stored cell, "55.68, 12.57"; empty without a place.
    let cell: String
    let switches: [SwitchView]
    let isPaused: Bool
    let version: String
    let paths: Paths

    struct Paths: Encodable, Sendable {
        let profilePath = TogetherLinks.profile.path
        let removalPath = TogetherLinks.removal.path
        let photoPath = TogetherLinks.photo.path
    }

    /// A list from which a few can be picked.
    struct QuestionView: Encodable, Sendable {
        let questionField: String
        let questionTitle: String
        let questionMost: String
        let questionChoices: [ChoiceView]
        let questionComplaints: [String]
    }

    /// A complaint with a link to its field.
    struct MissingView: Encodable, Sendable {
        let missingPlace: String
        let missingWords: String
    }

    private static let order = [
        "intro", "goals", "strengths", "styles", "places", "experience", "times", "wishedGender", "wishedTraits",
        "wishedStyles", "place", "lat", "lon", "limitations",
    ]

    struct PartView: Encodable, Sendable {
        let partHours: String
        let partName: String
    }

    struct DayView: Encodable, Sendable {
        let dayName: String
        let dayShort: String
        let dayTimes: [TimeView]
    }

    struct TimeView: Encodable, Sendable {
        let timeWord: String
        let timeName: String
        let timeChosen: Bool
    }

    struct SwitchView: Encodable, Sendable {
        let switchField: String
        let switchTitle: String
        let switchNote: String
        let switchOn: Bool
    }

    init(
        _ form: BuddyProfileForm,
        _ errors: FormErrors = FormErrors(),
        me: PersonView,
        isNew: Bool,
        timesAreProposed: Bool = false,
        frame: Frame
    ) {
        let (input, most) = (form.input, BuddyProfile.most)
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.isNew = isNew
        self.me = me
        self.paths = Paths()
        self.formComplaints = errors["form"] + errors["version"]
        self.missing = Self.order.flatMap { place in
            errors[place].map { MissingView(missingPlace: place, missingWords: $0) }
        }
        self.intro = FieldView("intro", of: form, errors)
        func question(_ field: String, _ title: String, _ most: Int, _ choices: [ChoiceView]) -> QuestionView {
            QuestionView(
                questionField: field,
                questionTitle: title,
                questionMost: String(most),
                questionChoices: choices,
                questionComplaints: errors[field]
            )
        }
        self.aboutQuestions = [
            question("goals", "What do you train for?", most.goals, BuddyGoal.choices(chosen: input.all("goals"))),
            question(
                "strengths",
                "What are you good at?",
                most.strengths,
                BuddyTrait.choices(chosen: input.all("strengths"))
            ),
            question("styles", "How do you train?", most.styles, TrainingStyle.choices(chosen: input.all("styles"))),
            question("places", "Where?", most.spots, TrainingSpot.choices(chosen: input.all("places"))),
        ]
        self.wishQuestions = [
            question(
                "wishedTraits",
                "Somebody who is",
                most.traits,
                BuddyTrait.choices(chosen: input.all("wishedTraits"))
            ),
            question(
                "wishedStyles",
                "And likes",
                most.wishedStyles,
                TrainingStyle.choices(chosen: input.all("wishedStyles"))
            ),
        ]
        self.limitations = SharedLimitation.choices(chosen: input.all("limitations"))
        self.limitationComplaints = errors["limitations"]
        self.experience = TrainingYears.choices(chosen: input.all("experience"))
        self.experienceComplaints = errors["experience"]
        self.wishedGender = PreferredGender.choices(
            chosen: input["wishedGender"].isEmpty ? [PreferredGender.any.rawValue] : input.all("wishedGender")
        )
        self.wishedGenderComplaints = errors["wishedGender"]
        self.weekParts = WeekTimes.Part.allCases.map { PartView(partHours: $0.hours, partName: $0.name) }
        let chosen = Set(input.all("times"))
        self.weekDays = Weekday.allCases.map { day in
            DayView(
                dayName: day.name,
                dayShort: day.shortName,
                dayTimes: WeekTimes.Part.allCases.map { part in
                    let word = "\(day.word)-\(part.word)"
                    return TimeView(
                        timeWord: word,
                        timeName: "\(day.name), \(part.hours)",
                        timeChosen: chosen.contains(word)
                    )
                }
            )
        }
        self.timesComplaints = errors["times"]
        self.timesAreProposed = timesAreProposed
        self.place = FieldView("place", of: form, errors)
        self.lat = FieldView("lat", of: form, errors)
        self.lon = FieldView("lon", of: form, errors)
        self.cell = Self.cell(input)
        self.switches = BuddyProfileForm.switches.map { field, share in
            let words = Self.words(share)
            return SwitchView(
                switchField: field,
                switchTitle: words.title,
                switchNote: words.note,
                switchOn: input.isOn(field)
            )
        }
        self.isPaused = input.isOn("paused")
        self.version = input["version"]
    }

    private static func cell(_ input: FormInput) -> String {
        guard let latitude = Double(input["lat"]), let longitude = Double(input["lon"]),
            let place = CoarsePlace(near: latitude, longitude)
        else { return "" }
        return String(format: "%.2f, %.2f", place.latitude, place.longitude)
    }

    private static func words(_ share: BuddyProfile.Shares) -> (title: String, note: String) {
        switch share {
        case .photo: ("My picture", "To everybody who may see this profile. Without it, they see a drawing.")
        case .workouts: ("My workouts", "What you trained of late, to your buddies.")
        case .weights:
            (
                "My weight",
                "How it changes, to your buddies. Others can look for people of about your weight and aim, to 10 kg."
            )
        case .missions: ("My missions", "What you set out to do, to your buddies.")
        case .presence:
            (
                "When and where I train",
                "Today's gym and when you have time, to your buddies. Your gyms and usual times, to who looks for people there."
            )
        default: ("What I read", "Your buddies see that their messages were read, and you see theirs.")
        }
    }
}
