package import FoodCatalogue
import Foundation
import Jobs
import Members
package import Portability
package import Storage

/// The rules of this wing's tables for exports and imports of a member's data.
package enum NutritionPortability {
    static let rules = PortabilityRules(
        tables: Self.tables,
        told: [
            "contribution": "Whether a food of yours is for everybody is decided where it was offered.",
            "recommendation": "What a nutritionist published belongs to where it was read.",
            "recommendation_answer": "It answers a text that is only there.",
        ],
        left: [
            "cohort_member": "who is like whom, worked out anew every night",
            "photo_scan": "photos that are being looked at, for a day at most",
            "shared_food_photo": "which photos of buddies' meals you may see; they are theirs",
            "timely_amount": "how much of your steps and exercise was written down in time for a goal of the month",
        ],
        sealed: Self.sealed,
        sheets: [
            Sheet(
                "diary.csv",
                of: "diary_entry",
                order: ["day", "created_at", "id"],
                where: "removed_at IS NULL",
                columns: [
                    ("Day", "day"), ("Meal", "meal"), ("Food", "name"), ("Amount", "amount"), ("Unit", "unit"),
                    ("Grams", "grams"), ("Energy (kcal)", "kcal"), ("Fat (g)", "fat"),
                    ("Carbohydrate (g)", "carbohydrate"), ("Protein (g)", "protein"), ("Fibre (g)", "fibre"),
                    ("Sugars (g)", "sugars"), ("Saturated fat (g)", "saturated_fat"), ("Sodium (mg)", "sodium"),
                ]
            ),
            Sheet(
                "goals.csv",
                of: "goal",
                order: ["start_day", "id"],
                where: "removed_at IS NULL",
                columns: [
                    ("From", "start_day"), ("To", "target_day"), ("Start (kg)", "start_kg"),
                    ("Target (kg)", "target_kg"),
                    ("Energy (kcal a day)", "kcal"), ("Fat (g a day)", "fat"),
                    ("Carbohydrate (g a day)", "carbohydrate"), ("Protein (g a day)", "protein"),
                ]
            ),
        ],
        afterwards: [Self.settleDays, MeasurementDeeds.settle]
    )

    /// Returns what is checked and worked out of imported rows by what other wings and the catalogue know; `App` adds it to
    /// `rules`.
    package static func checks(
        _ ports: NutritionPorts,
        catalogue: Catalogue,
        online: OnlineFoods,
        database: any Database
    ) -> PortabilityRules {
        let isTraining = ports.isTraining
        let lookup = FoodLookup(catalogue, online: online, database: database)
        let isKnown: PortabilityRules.Check = { values, owner in
            guard case .text(let id) = values["food_id"] else { return true }
            // The member's own may come with the same file.
            if FoodOrigin(id).isOwn { return true }
            return try await lookup.itemAtHand(id, for: owner) != nil
        }
        return PortabilityRules(
            checks: ["favourite": isKnown, "advice_exclusion": isKnown, "taught_photo": isKnown],
            completions: [
                "energy_burned": { values, owner, db in
                    try BurnedStore.complete(&values, of: owner, in: db, isTraining: isTraining)
                }
            ]
        )
    }

    /// Computes anew which days were logged and kept within the goal.
    @Sendable
    private static func settleDays(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let key = "\(DaySettling.kind) \(owner) all"
        try JobStore.add(DaySettling.kind, payload: "\(owner) all", due: now, key: key, in: db)
    }
}
