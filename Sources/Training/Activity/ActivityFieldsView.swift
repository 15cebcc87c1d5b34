import HealthMath
import Members
import Web

/// The common fields of new and edited activities, as templates show them.
struct ActivityFieldsView: Encodable, Sendable {
    let hasDistance: Bool
    let distanceUnit: String
    let weightUnit: String
    let energyUnit: String
    let today: String
    let titleField: FieldView
    let day: FieldView
    let time: FieldView
    let minutes: FieldView
    let distance: FieldView
    let pace: FieldView
    let heartRate: FieldView
    let kcal: FieldView
    let exertion: FieldView
    let sets: [SetView]
    let setComplaints: [String]

    struct SetView: Encodable, Sendable {
        let setPlace: String
        /// Its number among those of the exercise.
        let setNumber: String
        /// The exercise, above its first set; empty where all sets are of one.
        let setHeading: String
        let setExercise: String
        let setName: String
        let setReps: String
        let setKilograms: String
        let setSeconds: String
        let setExertion: String
        let setInSeconds: Bool
        let setWrong: Bool
    }

    init(
        _ form: some Form,
        _ errors: FormErrors,
        hasDistance: Bool,
        sets names: [String],
        hasSeconds: Bool,
        today: CalendarDay,
        units: Units
    ) {
        self.hasDistance = hasDistance
        self.distanceUnit = units.distance.rawValue
        self.weightUnit = LiftWeight(units).name
        self.energyUnit = units.energy.rawValue
        self.today = today.description
        self.titleField = FieldView("title", of: form, errors)
        self.day = FieldView("day", of: form, errors)
        self.time = FieldView("time", of: form, errors)
        self.minutes = FieldView("minutes", of: form, errors)
        self.distance = FieldView("distanceKm", of: form, errors)
        self.pace = FieldView("pace", of: form, errors)
        self.heartRate = FieldView("heartRate", of: form, errors)
        self.kcal = FieldView("kcal", of: form, errors)
        self.exertion = FieldView("exertion", of: form, errors)
        let items = Dictionary(form.input.items("sets").map { ($0.place, $0.input) }) { first, _ in first }
        let places = Self.places(names)
        self.sets = zip(names, places).enumerated().map { place, said in
            let (name, own) = said
            let item = items[place] ?? FormInput()
            return SetView(
                setPlace: String(place),
                setNumber: String(own.number),
                setHeading: own.number == 1 && own.isOneOfSeveral ? name : "",
                setExercise: item["exerciseId"],
                setName: name,
                setReps: item["reps"],
                setKilograms: item["kilograms"],
                setSeconds: item["seconds"],
                setExertion: item["exertion"],
                setInSeconds: item["reps"].isEmpty && (hasSeconds || !item["seconds"].isEmpty),
                setWrong: ["exerciseId", "reps", "kilograms", "seconds", "exertion"]
                    .contains { !errors["sets.\(place).\($0)"].isEmpty }
            )
        }
        self.setComplaints =
            errors["sets"]
            + names.indices.flatMap { place in
                ["exerciseId", "reps", "kilograms", "seconds", "exertion"].flatMap { field in
                    errors["sets.\(place).\(field)"].map { message in
                        let set = "et \(places[place].number): \(message)"
                        return places[place].isOneOfSeveral ? "\(names[place]), s\(set)" : "S\(set)"
                    }
                }
            }
    }

    /// Returns the number of each set among those of its exercise that follow each other, and whether there are other
    /// exercises.
    private static func places(_ names: [String]) -> [(number: Int, isOneOfSeveral: Bool)] {
        let areSeveral = Set(names).count > 1
        var number = 0
        return names.indices.map { place in
            number = place > 0 && names[place - 1] == names[place] ? number + 1 : 1
            return (number, areSeveral)
        }
    }
}
