package import Takeout

/// What becomes of this wing's tables when a member takes their data along.
package enum CommunityTakeout {
    package static let rules = TakeoutRules(
        told: [
            "buddy": "Buddies have to find each other again.",
            "share": "What buddies gave you is among your workouts and meals.",
        ],
        left: [
            "buddy_profile": "your buddy profile: say anew what others may see",
            "buddy_photo": "your picture",
            "guideline_agreement": "which guidelines you agreed to",
            "buddy_answer": "whom you said yes or no to",
            "block": "whom you blocked",
            "parting": "which chats ended lately",
        ]
    )
}
