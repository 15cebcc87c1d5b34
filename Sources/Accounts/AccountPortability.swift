import Deeds
package import Foundation
package import HealthMath
package import Portability
import Storage

/// The rules of this wing's tables for exports and imports of a member's data.
package enum AccountPortability {
    package static let rules = PortabilityRules(
        tables: Self.tables,
        ownRow: OwnRow(
            settings: Self.settings,
            while: "onboarded_at IS NULL",
            secret: ["password_hash", "screen_name_key", "email_key"]
        ),
        told: ["member": "You have an account already; only its settings come back, to one not set up yet."],
        left: [
            "session": "fingerprints of keys that are worth nothing elsewhere",
            "known_device": "fingerprints by which a browser is recognised",
            "recovery": "fingerprints of links sent to you",
            "confirmation": "fingerprints of links sent to you",
            "access_token": "fingerprints of keys that are worth nothing elsewhere",
            "second_factor": "what the codes of your two-step log-in are made of, sealed, and which was taken last",
            "recovery_code": "fingerprints of your recovery codes",
            "leaving": "when the account goes",
            "suspension": "why you may not meet others here, which you read under Me",
            "set_up_postponement": "on which day you put off your set-up",
            "made_up_member": "that somebody was made up to show what Spotter does",
        ],
        sealed: [
            SealedColumn(table: "health_detail", column: "sealed", naming: "kind") { kind, owner in
                HealthDetail(rawValue: kind)?.context(of: owner) ?? "health_detail.\(kind)/\(owner)"
            }
        ],
        sheets: [
            Sheet("weights.csv", of: "weight", order: ["day"], columns: [("Day", "day"), ("Weight (kg)", "kilograms")])
        ],
        health: [HealthPart("health_detail")]
    )

    /// Returns a weight from another app, with its deed.
    package static func weighing(_ kilograms: Double, _ day: CalendarDay, _ now: Date) -> ImportedRow {
        ImportedRow(
            "weight",
            ["day": .text(day.description), "kilograms": .real(kilograms), "at": .integer(now.milliseconds)],
            kind: "weights",
            day: day,
            along: [.deed(Deed.Kind.weighedIn.name, source: "weight \(day)", on: day, at: now)]
        )
    }
}
