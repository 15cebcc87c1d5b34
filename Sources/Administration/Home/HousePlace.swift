import Members
import Web

/// A way from the first page to a part of administration.
struct HousePlace {
    let title: String
    let note: String
    let icon: String
    let path: String
    let duty: Member.Duty
    /// The name of the part of the house with which it is switched off; empty for none.
    var part = ""
    /// Whether it is wanted seldom, so that it stands under More where there are many.
    var isRare = false

    static let all = [
        HousePlace(
            title: "Members",
            note: "Find somebody; suspend, restore, roles",
            icon: "together",
            path: Places.members.path,
            duty: .house
        ),
        HousePlace(
            title: "Who may sign up",
            note: "Everybody, by invitation, nobody",
            icon: "plus",
            path: Places.signUpRule.path,
            duty: .house,
            isRare: true
        ),
        HousePlace(
            title: "Reports",
            note: "What members say about others",
            icon: "warning",
            path: Places.reports.path,
            duty: .reports
        ),
        HousePlace(
            title: "Suspended",
            note: "Let somebody back in",
            icon: "lock",
            path: Places.suspensions.path,
            duty: .reports,
            isRare: true
        ),
        HousePlace(
            title: "Events",
            note: "All to come, and who looks after each",
            icon: "calendar",
            path: Places.adminEvents.path,
            duty: .events,
            part: "events"
        ),
        HousePlace(
            title: "Foods to review",
            note: "Offered to everybody",
            icon: "food",
            path: Places.offeredFoods.path,
            duty: .house
        ),
        HousePlace(
            title: "Texts of nutritionists",
            note: "Take one back, or show it again",
            icon: "pencil",
            path: Places.adminTexts.path,
            duty: .house,
            isRare: true
        ),
        HousePlace(
            title: "Vouchers",
            note: "What members get for a goal reached",
            icon: "star",
            path: AdministrationLinks.vouchers.path,
            duty: .house,
            isRare: true
        ),
        HousePlace(
            title: "Announcements",
            note: "Say something to all, or to some",
            icon: "mail",
            path: AdministrationLinks.announcements.path,
            duty: .house
        ),
        HousePlace(
            title: "Parts of the house",
            note: "Switch whole parts on and off",
            icon: "settings",
            path: AdministrationLinks.switches.path,
            duty: .house,
            isRare: true
        ),
        HousePlace(
            title: "State of the house",
            note: "Version, storage, jobs, failures",
            icon: "chart",
            path: AdministrationLinks.house.path,
            duty: .house
        ),
        HousePlace(
            title: "What was done",
            note: "Every decision, and why",
            icon: "clock",
            path: Places.log.path,
            duty: .house
        ),
    ]
}
