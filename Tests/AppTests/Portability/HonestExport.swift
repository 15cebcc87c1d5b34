import Foundation
import Nutrition
import Storage
import Testing
import Training
import Zip

/// An export with one valid row in each imported table, with a value in every column.
enum HonestExport {
    typealias Row = (table: String, values: [String: Any])

    static let activity = "00000000-0000-4000-8000-000000000001"
    static let workout = "00000000-0000-4000-8000-000000000002"
    static let session = "00000000-0000-4000-8000-000000000003"
    static let goal = "00000000-0000-4000-8000-000000000004"
    static let dish = "recipe-00000000-0000-4000-8000-000000000005"
    static let song = "5a0c1d9e-7b1f-8c3a-9d2e-0f4b6a8c7e11"
    static let fact = "00000000-0000-4000-8000-000000000006"
    static let nutrients = KeptNutrients("203:3.5,208:310")
    /// Two hours before the test's present, in milliseconds since 1970.
    static let past = 1_773_482_400_000
    static let day = "2026-03-14"

    /// A plain JPEG of 160 × 140 dots.
    static let photo = Data(SmallPicture.bytes).base64EncodedString()

    static var rows: [Row] {
        Self.body + Self.nutrition + Self.photos + Self.foods + Self.training + Self.music + Self.planning
            + Self.motivation
    }

    /// Adds the gym that a row names to a list.
    static func listGym(in database: any Database) async throws {
        let gym = Gym(id: "osm-node-1", name: "Barn", place: Coordinate(latitude: 47.5, longitude: 15.5))
        _ = try await GymStore(database: database).replace("osm", with: [gym], at: Int64(Self.past))
    }

    /// Returns a zip in Spotter's format with these rows only.
    static func zip(_ rows: [Row]) throws -> Data {
        var zip = ZipWriter(at: TestApp.now)
        try zip.begin("spotter.json")
        try zip.write(#"{"format":1}"#.utf8)
        for (table, rows) in Dictionary(grouping: rows, by: \.table).sorted(by: { $0.key < $1.key }) {
            try zip.begin("data/\(table).json")
            let lines = try rows.map { row in
                String(decoding: try JSONSerialization.data(withJSONObject: row.values), as: UTF8.self)
            }
            try zip.write(("[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8)
        }
        try zip.finish()
        return Data(zip.take())
    }

    private static var body: [Row] {
        [
            (
                "member",
                [
                    "time_zone": "Europe/Vienna", "weight_unit": "kg", "height_unit": "cm", "energy_unit": "kcal",
                    "distance_unit": "km", "theme": "dark", "safety_mail": 0, "no_pressure": 0, "onboarded_at": past,
                ]
            ),
            (
                "body",
                [
                    "height_cm": 170.5, "desired_kg": 70.5, "activity_factor": 1.375, "experience": "new",
                    "fitness_aim": "stamina",
                ]
            ),
            ("weight", ["day": day, "kilograms": 72.5, "at": past]),
            ("removed_weight", ["day": "2026-03-13", "kilograms": 72.5, "removed_at": past]),
            ("health_detail", ["kind": "conditions", "sealed": "asthma"]),
            ("about", ["quote": "Slowly", "activities": "walking yoga", "gym": "Barn"]),
            ("welcome_step", ["step": "body", "at": past]),
            ("deed", ["kind": "weighed-in", "source": "weight \(day)", "day": day, "quantity": 1, "at": past]),
            ("notice_switch", ["kind": "welcome", "channel": "app", "is_on": 0]),
            ("notice_timing", ["quiet_from": 1_320, "quiet_until": 420, "digest_at": 1_080]),
        ]
    }

    private static var nutrition: [Row] {
        [
            ("eaten_nutrients", ["id": nutrients.id, "nutrients": nutrients.text]),
            (
                "diary_entry",
                [
                    "id": "00000000-0000-4000-8000-000000000010", "day": day, "meal": "Lunch", "food_id": "usda-09003",
                    "name": "Apples", "amount": 1.5, "unit": "cup", "grams": 150.5, "minutes": 750, "kcal": 310.5,
                    "fat": 1.5, "carbohydrate": 2.5, "protein": 3.5, "fibre": 4.5, "sugars": 5.5, "saturated_fat": 0.5,
                    "sodium": 6.5, "nutrients_id": nutrients.id, "version": 2, "created_at": past, "removed_at": past,
                    "dish": "Fruit bowl",
                ]
            ),
            ("meal_list", ["names": "First\nSecond"]),
            (
                "energy_burned",
                [
                    "id": "00000000-0000-4000-8000-000000000011", "day": day, "way": "heart-rate", "name": "Walk",
                    "activity": "walking", "minutes": 30.5, "beats": 120.5, "kcal": 200.5, "credited": 100.25,
                    "version": 1,
                    "created_at": past, "removed_at": past, "trained": 0, "sent": 150.5,
                ]
            ),
            ("energy_credit", ["credit": "half"]),
            ("reading", ["day": day, "kind": "waist", "amount": 90.5, "at": past]),
            (
                "reminder",
                [
                    "kind": "morning", "minutes": 450, "channel": "app", "time_zone": "Europe/Vienna", "due_at": 1,
                    "last_day": "2026-03-13",
                ]
            ),
            ("advice_exclusion", ["food_id": "usda-09003", "at": past]),
            ("favourite", ["food_id": "usda-09003", "at": past]),
            ("cohort_consent", ["at": past, "exercises": 1]),
            (
                "goal",
                [
                    "id": goal, "start_day": "2026-03-01", "target_day": "2026-09-01", "start_kg": 72.5,
                    "target_kg": 70.5,
                    "activity_factor": 1.375, "fat_percent": 30, "carbohydrate_percent": 50, "protein_percent": 20,
                    "kcal": 1_800.5, "fat": 60.5, "carbohydrate": 220.5, "protein": 90.5, "version": 1,
                    "created_at": past,
                    "removed_at": past, "weekdays": "1900,,,,,,", "expenditure_kcal": 2_000.5,
                    "weekday_shares": "20.0 60.0 20.0,,,,,,",
                ]
            ),
            (
                "daily_goal",
                [
                    "from_day": "2026-03-01", "kcal": 1_800.5, "fat": 60.5, "carbohydrate": 220.5, "protein": 90.5,
                    "goal_id": goal, "week": "1900 1800 1800 1800 1800 1800 1800", "shares": "20.0 60.0 20.0,,,,,,",
                ]
            ),
        ]
    }

    private static var foods: [Row] {
        [
            (
                "own_food",
                [
                    "id": "own-00000000-0000-4000-8000-000000000012", "name": "Bread", "brand": "Baker",
                    "barcode": "4006381333931", "nutrients": "203:8,204:3,205:45,208:250", "measures": "40 1 slice",
                    "version": 1, "created_at": past, "removed_at": past,
                ]
            ),
            (
                "dish",
                [
                    "id": dish, "kind": "recipe", "name": "Soup", "servings": 4.5, "cooked_grams": 900.5,
                    "steps": "Cut.\nCook.", "nutrients": "208:400", "grams": 900.5, "line_count": 1, "version": 1,
                    "created_at": past, "removed_at": past, "shared_by": "Ben",
                ]
            ),
            (
                "dish_line",
                [
                    "dish_id": dish, "position": 0, "food_id": "usda-09003", "name": "Apples", "amount": 2.5,
                    "unit": "cup",
                    "grams": 250.5, "nutrients": "208:52",
                ]
            ),
        ]
    }

    private static var training: [Row] {
        [
            (
                "activity",
                [
                    "id": activity, "day": day, "origin": "session", "title": "Legs", "exercise_id": "squat",
                    "workout_id": workout, "started_at": past, "seconds": 1_800.5, "metres": 500.5, "kcal": 150.5,
                    "way": "heart-rate", "average_beats": 120.5, "highest_beats": 150.5, "zone_seconds": "1 2 3 4 5",
                    "exertion": 6.5, "file_name": "FIT file", "version": 1, "created_at": past, "removed_at": past,
                ]
            ),
            (
                "activity_set",
                [
                    "activity_id": activity, "position": 0, "exercise_id": "squat", "name": "Squat", "part": "main",
                    "reps": 10, "kilograms": 20.5, "seconds": 30.5, "exertion": 7.5, "sides": 1, "planned_reps": 10,
                    "planned_reserve": 2, "done_at": past,
                ]
            ),
            (
                "own_exercise",
                [
                    "id": "00000000-0000-4000-8000-000000000013", "name": "Log lift", "about": "Heavy.",
                    "category": "strength", "pattern": "hinge", "muscles": "glutes", "equipment": "basic",
                    "places": "home gym", "level": "beginner", "effort": "moderate", "body_position": "standing",
                    "measure": "reps", "sides": 0, "weighted": 1, "loads": "knee", "traits": "impact",
                    "moves_like": "barbell-deadlift",
                    "version": 1, "created_at": past, "removed_at": past,
                ]
            ),
            ("exercise_exclusion", ["exercise_id": "burpee", "at": past]),
            (
                "workout",
                [
                    "id": workout, "title": "Legs", "about": "Slowly.", "intensity": "moderate", "minutes": 30,
                    "place": "home", "equipment": "none", "goal": "strength", "seed": 7, "plan": plan,
                    "expected_kcal": 150.5, "status": "not-started", "version": 1, "created_at": past,
                    "removed_at": past,
                    "shared_by": "Ben", "gear": "barbell bench", "day_after": "anyway",
                    "kind": "circuit",
                ]
            ),
            (
                "training_session",
                [
                    "id": session, "workout_id": workout, "day": day, "script": script, "conduct": conduct,
                    "version": 3,
                    "started_at": past, "ended_at": past,
                ]
            ),
            (
                "favourite_gym",
                ["gym_id": "osm-node-1", "name": "Barn", "latitude": 47.5, "longitude": 15.5, "at": past]
            ),
            ("remembered_place", ["kind": "gyms", "sealed": "47.5 15.5"]),
            ("place_gear", ["place": "home", "gear": "barbell bench"]),
        ]
    }

    private static var planning: [Row] {
        [
            (
                "free_time",
                [
                    "workout_minutes": 30, "travel_minutes": 10, "shower_minutes": 10, "snooze_minutes": 30,
                    "lead_minutes": 10, "reminds": 1,
                ]
            ),
            ("free_window", ["weekday": 1, "from_minute": 1_020, "to_minute": 1_260]),
            ("freed_day", ["day": "2026-03-18"]),
            ("kept_busy", ["start_at": past, "end_at": past + 3_600_000]),
            (
                "planned_workout",
                [
                    "id": "00000000-0000-4000-8000-000000000014", "title": "Legs", "workout_id": workout,
                    "start_at": past + 86_400_000, "end_at": past + 90_000_000, "in_calendar": 0, "kept_out_at": past,
                    "settled": "let-go",
                    "planned_at": past, "checked_in_at": past, "version": 1, "removed_at": past,
                ]
            ),
        ]
    }

    private static var motivation: [Row] {
        [
            (
                "mission",
                [
                    "id": "00000000-0000-4000-8000-000000000015", "kind": "weight", "target": 68.5, "times": 1,
                    "words": "", "start_kg": 72.5, "started_on": "2026-01-14", "reached_on": day, "ended_on": day,
                    "ended_at": past, "result": 68.4,
                ]
            ),
            (
                "progress_photo",
                [
                    "id": "00000000-0000-4000-8000-000000000016", "day": day, "taken_at": past, "removed_at": past,
                    "small": Self.photo, "large": Self.photo,
                ]
            ),
            (
                "monthly_goal",
                [
                    "month": "2026-03", "kind": "steps", "target": 217_000, "set_at": past, "removed_at": past,
                    "came_along": 1,
                ]
            ),
        ]
    }

    private static let phases = """
        [{"part":"warmUp","items":[]},{"part":"main","items":[{"exercise":"squat","name":"Squat","sets":2,"reps":10,\
        "kilograms":20.5,"restSeconds":60,"reason":"Strong legs","intensity":"moderate","met":5,"restMET":2,\
        "sides":false,"secondsPerRep":3}]},{"part":"coolDown","items":[]}]
        """
    private static let plan = """
        {"phases":\(phases),"leftOut":[{"exercise":"burpee","name":"Burpee","reason":"Your knee"}],"notes":["Easy"]}
        """
    private static let script = """
        {"title":"Legs","phases":\(phases),"body":{"sex":"female","kilograms":72.5,"age":35}}
        """
    private static let conduct = """
        {"exercises":[{"part":"main","rest":60,"passed":false,"skip":{"id":"\(fact)","at":\(past),"skipped":false},\
        "sets":[{"id":"1","reps":10,"seconds":30.5,"kilograms":20.5,"addedAt":\(past),"removed":false,\
        "undone":["\(fact)"],"said":[{"id":"\(workout)","at":\(past),"done":true,"reps":10,"kilograms":20.5,\
        "seconds":30.5,"exertion":7}]},{"id":"2","reps":10,"said":[],"undone":[],"removed":false}]}],\
        "ticks":[{"id":"\(session)","at":\(past),"kind":"start"}],"restEndedAt":\(past - 1),\
        "pulse":[{"window":\(past / 15_000),"average":120,"highest":130}],\
        "felt":{"id":"\(fact)","at":\(past),"exertion":5},"end":{"id":"\(fact)","at":\(past),"how":"stopped"}}
        """
}
