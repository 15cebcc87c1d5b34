package import Portability
package import Wings

/// What becomes of this wing's tables when a member takes their data along.
extension CommunityWing {
    package static let portability = PortabilityRules(
        told: [
            "buddy_profile": "Others see it: say anew under Together what they may.",
            "buddy_photo": "Others see it: choose it again.",
            "guideline_agreement": "Guidelines are agreed to where you meet.",
            "buddy": "Buddies have to find each other again.",
            "share": "What buddies gave you is among your workouts and meals.",
            "event_attendance": "Places at events are taken where the events are.",
            "presence": "Where you are belongs to now.",
        ],
        left: [
            "removed_profile": "a profile you deleted, for a day",
            "removed_photo": "a picture you took away, for a day",
            "removed_block": "whom you unblocked, for a day",
            "ended_tie": "what a block ended, for its Undo",
            "ended_answer": "what a block ended, for its Undo",
            "buddy_answer": "whom you said yes or no to",
            "block": "whom you blocked",
            "absence": "whether you are about to leave",
            "parting": "which chats ended lately",
            "event_invitation": "which buddies invited you to events",
            "joint_workout": "which hours you and buddies proposed to each other",
            "said_alike": "marks of what you told several people within an hour",
        ],
        files: [
            StoredFile("photos/me.jpg", of: "buddy_photo", column: "large"),
            StoredFile("photos/me-small.jpg", of: "buddy_photo", column: "small"),
        ]
    )

    /// Returns the export of chats, which are in no table with an owner; `App` adds it to `portability`.
    package static func conversations(_ floor: Floor, people: @escaping PersonLookup) -> PortabilityRules {
        let export = ChatExport(database: floor.database, seal: floor.seal, people: people, now: floor.now)
        return PortabilityRules(written: [export.file])
    }
}
