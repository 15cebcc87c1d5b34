import Foundation
import HealthMath
import Members
import Web

/// The questions of each part of a profile, for `together/profile`.
extension BuddyProfilePage {
    struct WhoView: Encodable, Sendable {
        let me: PersonView
        /// Whether a picture can be added now; before the first step is kept it comes after it.
        let canChoosePicture: Bool
        let photoPath = TogetherLinks.photo.path
        /// The quote of the account; empty without one.
        let quote: String
        let aboutPath: String
        let intro: FieldView
        let longestIntro = String(BuddyProfile.longestIntro)
        let questions: [QuestionView]

        init(_ form: BuddyProfileForm, _ errors: FormErrors, _ asker: ProfileAsker, isBegun: Bool) {
            self.me = asker.me
            self.canChoosePicture = isBegun
            self.quote = asker.about.quote
            self.aboutPath = BuddyProfilePage.aboutPath("quote", from: .who)
            self.intro = FieldView("intro", of: form, errors)
            let (most, chosen) = (BuddyProfile.most.strengths, form.input.all("strengths"))
            self.questions = [
                QuestionView("strengths", "What are you good at?", most, BuddyTrait.choices(chosen: chosen), errors)
            ]
        }
    }

    struct TrainingView: Encodable, Sendable {
        let questions: [QuestionView]
        let experience: [ChoiceView]
        let experienceComplaints: [String]
        let limitations: [ChoiceView]
        let limitationComplaints: [String]
        /// "Running, Yoga" of the account; empty for none.
        let activities: String
        let aboutPath: String

        init(_ form: BuddyProfileForm, _ errors: FormErrors, _ asker: ProfileAsker) {
            let (input, most) = (form.input, BuddyProfile.most)
            self.questions = [
                QuestionView(
                    "goals",
                    "What do you train for?",
                    most.goals,
                    BuddyGoal.choices(chosen: input.all("goals")),
                    errors
                ),
                QuestionView(
                    "styles",
                    "How do you train?",
                    most.styles,
                    TrainingStyle.choices(chosen: input.all("styles")),
                    errors
                ),
            ]
            self.experience = TrainingYears.choices(chosen: input.all("experience"))
            self.experienceComplaints = errors["experience"]
            self.limitations = SharedLimitation.choices(chosen: input.all("limitations"))
            self.limitationComplaints = errors["limitations"]
            self.activities = asker.about.activities.joined(separator: ", ")
            self.aboutPath = BuddyProfilePage.aboutPath("activities", from: .training)
        }
    }

    struct MeetingView: Encodable, Sendable {
        let questions: [QuestionView]
        /// The gym of the account; empty for none.
        let gym: String
        let aboutPath: String
        let weekParts: [PartView]
        let weekDays: [DayView]
        let timesComplaints: [String]
        let timesAreProposed: Bool
        /// Whether places are known by name here.
        let asksPlaceName: Bool
        let place: FieldView
        let lat: FieldView
        let lon: FieldView
        /// "near Berlin", or the stored cell, "around 55.68, 12.57"; empty without a place.
        let cell: String

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

        init(_ form: BuddyProfileForm, _ errors: FormErrors, _ asker: ProfileAsker) {
            let input = form.input
            self.questions = [
                QuestionView(
                    "places",
                    "Where?",
                    BuddyProfile.most.spots,
                    TrainingSpot.choices(chosen: input.all("places")),
                    errors
                )
            ]
            self.gym = asker.about.gym
            self.aboutPath = BuddyProfilePage.aboutPath("gym", from: .meeting)
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
            self.timesAreProposed = asker.timesAreProposed
            self.asksPlaceName = asker.asksPlaceName || !input["place"].isEmpty
            self.place = FieldView("place", of: form, errors)
            self.lat = FieldView("lat", of: form, errors)
            self.lon = FieldView("lon", of: form, errors)
            self.cell = form.filledPlace.map { Self.cell($0, asker.town) } ?? ""
        }

        private static func cell(_ place: CoarsePlace, _ town: String?) -> String {
            town.map { "near \($0)" } ?? String(format: "around %.2f, %.2f", place.latitude, place.longitude)
        }
    }

    struct FindingView: Encodable, Sendable {
        let wishedGender: [ChoiceView]
        let wishedGenderComplaints: [String]
        let questions: [QuestionView]
        let switches: [SwitchView]
        let isPaused: Bool

        struct SwitchView: Encodable, Sendable {
            let switchField: String
            let switchTitle: String
            let switchNote: String
            let switchOn: Bool
        }

        init(_ form: BuddyProfileForm, _ errors: FormErrors) {
            let (input, most) = (form.input, BuddyProfile.most)
            self.wishedGender = PreferredGender.choices(
                chosen: input["wishedGender"].isEmpty ? [PreferredGender.any.rawValue] : input.all("wishedGender")
            )
            self.wishedGenderComplaints = errors["wishedGender"]
            self.questions = [
                QuestionView(
                    "wishedTraits",
                    "Somebody who is",
                    most.traits,
                    BuddyTrait.choices(chosen: input.all("wishedTraits")),
                    errors
                ),
                QuestionView(
                    "wishedStyles",
                    "And likes",
                    most.wishedStyles,
                    TrainingStyle.choices(chosen: input.all("wishedStyles")),
                    errors
                ),
            ]
            self.switches = BuddyProfileForm.switches.map { field, share in
                let words = share.words
                return SwitchView(
                    switchField: field,
                    switchTitle: words.title,
                    switchNote: words.note,
                    switchOn: input.isOn(field)
                )
            }
            self.isPaused = input.isOn("paused")
        }
    }

    /// A list from which a few can be picked, for `together/question`.
    struct QuestionView: Encodable, Sendable {
        let questionField: String
        let questionTitle: String
        let questionMost: String
        let questionChoices: [ChoiceView]
        let questionComplaints: [String]

        init(_ field: String, _ title: String, _ most: Int, _ choices: [ChoiceView], _ errors: FormErrors) {
            self.questionField = field
            self.questionTitle = title
            self.questionMost = String(most)
            self.questionChoices = choices
            self.questionComplaints = errors[field]
        }
    }

    /// Returns the page on which one thing that belongs to the account is told: quote, activities or gym; it leads back to
    /// the part.
    private static func aboutPath(_ detail: String, from part: ProfilePart) -> String {
        "\(Places.about.path)?only=about&detail=\(detail)&next=\(part.path.escapedForAddress)"
    }
}

extension BuddyProfile.Shares {
    /// Says what a switch shares, and with whom.
    fileprivate var words: (title: String, note: String) {
        switch self {
        case .photo: ("My picture", "To everybody who may see this profile. Without it, they see a drawing.")
        case .workouts: ("My workouts", "What you trained of late, to your buddies.")
        case .weights:
            (
                "My weight",
                "How it changes, where you began and what you aim for, to your buddies. "
                    + "Others can look for people of about your weight and aim, to 10 kg."
            )
        case .missions: ("My missions", "What you set out to do, to your buddies.")
        case .presence:
            (
                "When and where I train",
                """
                Where you check in and the events you go to, to who may meet you there; your buddies are told. When you \
                have time, to your buddies. Your gyms and usual times, to who looks for people there.
                """
            )
        default: ("What I read", "Your buddies see that their messages were read, and you see theirs.")
        }
    }
}
