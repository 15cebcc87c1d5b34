package import Portability

/// What becomes of this wing's tables when a member takes their data along.
package enum CommunityPortability {
    package static let rules = PortabilityRules(
        told: [
            "buddy_profile": "Others see it: say anew under Together what they may.",
            "buddy_photo": "Others see it: choose it again.",
            "guideline_agreement": "Guidelines are agreed to where you meet.",
            "buddy": "Buddies have to find each other again.",
            "share": "What buddies gave you is among your workouts and meals.",
        ],
        left: [
            "removed_photo": "a picture you took away, for a day",
            "buddy_answer": "whom you said yes or no to",
            "block": "whom you blocked",
            "absence": "whether you are about to leave",
            "parting": "which chats ended lately",
            "said_alike": "marks of what you told several people within an hour",
        ],
        files: [
            StoredFile("photos/me.jpg", of: "buddy_photo", column: "large"),
            StoredFile("photos/me-small.jpg", of: "buddy_photo", column: "small"),
        ]
    )
}
