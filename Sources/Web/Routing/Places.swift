/// The addresses that more than one wing links to.
package enum Places: String, LinkTable {
    package static let name = "places"

    case start = "/"
    case signUp = "/sign-up"
    case logIn = "/log-in"
    case logOut = "/log-out"
    case confirmation = "/confirmation"
    case welcomeStep = "/welcome/:step"
    case help = "/help"
    case helpTopic = "/help/:topic"
    /// The page that browsers show without a network.
    case offline = "/offline"
    /// The path of the files of one version.
    case assets = "/assets/:version"
    case manifest = "/manifest.webmanifest"
    case serviceWorker = "/service-worker.js"
    /// What is happening, as a stream.
    case live = "/live"
    case pushSubscriptions = "/push-subscriptions"

    case today = "/diary"
    case food = "/foods"
    /// The page for adding to any meal of any day that stands in for `food` without a network.
    case foodAway = "/foods/away"
    case training = "/training"
    case together = "/together"
    case me = "/me"

    case day = "/diary/:day"
    /// The page on which water and steps of a day are said.
    case readings = "/diary/:day/readings"
    case settings = "/me/settings"
    /// The page on which a member's second factor is set up.
    case secondFactor = "/me/settings/second-factor"
    case noPressure = "/me/settings/no-pressure"
    case mail = "/me/settings/notices"
    case body = "/me/body"
    case about = "/me/about"
    case health = "/me/health"
    case tokens = "/me/tokens"
    case data = "/me/data"
    /// What people like the member eat and train, and the consent to be counted among them.
    case peopleLikeYou = "/me/people-like-you"
    case leaving = "/me/leaving"
    case suspension = "/me/suspension"
    /// Reminders to eat, and at the start and the end of the day.
    case mealReminders = "/me/reminders"
    case notices = "/notices"
    case noticeSettings = "/notices/settings"

    case goal = "/goal"
    case goalPlan = "/goal/plan"
    case timelines = "/timelines"
    case weightTimeline = "/timelines/weight"
    /// The page on which the weight of a day is said.
    case weighing = "/weights/:day"
    case nutritionist = "/nutritionist"
    /// The names that complete what is typed for a place, as a part of a page.
    case placeNames = "/gyms/names"
    /// The songs of this house.
    case music = "/music"
    /// The form for a playlist, `?workoutId=` for one of the member's workouts.
    case newPlaylist = "/music/playlists/new"
    case workouts = "/workouts"
    case newWorkout = "/workouts/new"
    /// The path by which a workout is made for the time that somebody has.
    case proposedWorkout = "/workouts/proposal"
    case workout = "/workouts/:id"
    /// What is there where a member trains.
    case gear = "/training/gear"
    /// The path by which a workout is begun.
    case workoutSessions = "/workouts/:id/sessions"
    case session = "/sessions/:id"
    case activity = "/activities/:id"
    case activitySummary = "/activities/:id/summary"
    case calendars = "/calendars"
    case freeTime = "/free-time"
    case freeTimeSettings = "/free-time/settings"
    /// The form for planning a workout, `?workoutId=` for one of the member's.
    case newPlan = "/plans/new"
    /// Reminders to train.
    case trainingReminders = "/reminders"
    /// Points, achievements, missions and boards.
    case motivation = "/motivation"
    /// What a member earned and hasn't seen yet, once, as a part of a page.
    case celebration = "/motivation/celebration"
    /// The page for choosing a buddy to share something with.
    case share = "/together/share"

    /// What waits for those who look after this Spotter; the first page of administration.
    case administration = "/admin"
    /// Members' foods that wait for review.
    case offeredFoods = "/admin/contributions"
    case adminTexts = "/admin/texts"
    case reports = "/admin/reports"
    /// The events to come, and who looks after them.
    case adminEvents = "/admin/events"
    /// Everybody who has an account.
    case members = "/admin/members"
    /// The page that says who may sign up.
    case signUpRule = "/admin/sign-up"
    /// The page that lists who is suspended.
    case suspensions = "/admin/suspensions"
    case log = "/admin/log"
}
