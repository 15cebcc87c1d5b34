package import HealthMath
package import Members

/// The facts of other wings that buddies may see of a member, each only where its switch is on.
package struct PersonDetails: Sendable {
    /// The words of a member about themselves.
    package struct About: Sendable, Equatable {
        package let quote: String
        package let activities: [String]
        package let gym: String

        package init(quote: String, activities: [String], gym: String) {
            self.quote = quote
            self.activities = activities
            self.gym = gym
        }
    }

    /// An activity.
    package struct Trained: Sendable, Equatable {
        package let title: String
        package let day: CalendarDay
        package let seconds: Int

        package init(title: String, day: CalendarDay, seconds: Int) {
            self.title = title
            self.day = day
            self.seconds = seconds
        }
    }

    /// A member's weights on the first and the last day of a period; the same twice when there is one.
    package struct Weights: Sendable, Equatable {
        package let first: (day: CalendarDay, kilograms: Double)
        package let last: (day: CalendarDay, kilograms: Double)

        package init(
            first: (day: CalendarDay, kilograms: Double),
            last: (day: CalendarDay, kilograms: Double)
        ) {
            self.first = first
            self.last = last
        }

        package static func == (one: Weights, other: Weights) -> Bool {
            one.first == other.first && one.last == other.last
        }
    }

    /// The points and achievements that a member earned.
    package struct Earned: Sendable, Equatable {
        /// An achievement; its sign is made of two drawings, as fragments of files of the assets.
        package struct Sign: Sendable, Equatable {
            package let title: String
            package let day: CalendarDay
            package let frame: String
            package let drawing: String

            package init(title: String, day: CalendarDay, frame: String, drawing: String) {
                self.title = title
                self.day = day
                self.frame = frame
                self.drawing = drawing
            }
        }

        package let points: Int
        /// The latest first.
        package let signs: [Sign]

        package init(points: Int, signs: [Sign]) {
            self.points = points
            self.signs = signs
        }
    }

    /// What somebody sets out to.
    package struct Missions: Sendable, Equatable {
        package struct Mission: Sendable, Equatable {
            package let title: String
            package let startedOn: CalendarDay
            /// Nil for one that isn't reached.
            package let reachedOn: CalendarDay?
            /// The name of an icon, and its colour.
            package let icon: String
            package let colour: String

            package init(
                title: String,
                startedOn: CalendarDay,
                reachedOn: CalendarDay?,
                icon: String,
                colour: String
            ) {
                self.title = title
                self.startedOn = startedOn
                self.reachedOn = reachedOn
                self.icon = icon
                self.colour = colour
            }
        }

        /// Those under way first; empty for a member who doesn't show them.
        package let shown: [Mission]
        /// Where the asker proposes one of theirs; empty where there are none.
        package let proposingPath: String

        package init(shown: [Mission] = [], proposingPath: String = "") {
            self.shown = shown
            self.proposingPath = proposingPath
        }
    }

    package typealias Days = ClosedRange<CalendarDay>

    let about: @Sendable (Member.ID) async throws -> About
    /// Returns the activities, the latest first.
    let trained: @Sendable (Member.ID, Days) async throws -> [Trained]
    let weights: @Sendable (Member.ID, Days) async throws -> Weights?
    /// Returns the weights at the start of a member's way and at its end.
    let course: @Sendable (Member.ID) async throws -> KnownWeights?
    /// Returns the quotes of those of many members who have one.
    let quotes: @Sendable ([Member.ID]) async throws -> [Member.ID: String]
    /// Returns the names of gyms where a member is on a day, by their own word.
    let gyms: @Sendable (Member.ID, CalendarDay) async throws -> [String]
    /// Returns what a member shows of what they earned; nil for one who doesn't.
    let earned: @Sendable (Member.ID) async throws -> Earned?
    /// Returns what a member shows an asker of their missions.
    let missions: @Sendable (Member.ID, _ asker: Member) async throws -> Missions

    package init(
        about: @Sendable @escaping (Member.ID) async throws -> About,
        trained: @Sendable @escaping (Member.ID, Days) async throws -> [Trained],
        weights: @Sendable @escaping (Member.ID, Days) async throws -> Weights?,
        course: @Sendable @escaping (Member.ID) async throws -> KnownWeights? = { _ in nil },
        quotes: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: String] = { _ in [:] },
        gyms: @Sendable @escaping (Member.ID, CalendarDay) async throws -> [String],
        earned: @Sendable @escaping (Member.ID) async throws -> Earned? = { _ in nil },
        missions: @Sendable @escaping (Member.ID, Member) async throws -> Missions = { _, _ in Missions() }
    ) {
        self.about = about
        self.trained = trained
        self.weights = weights
        self.course = course
        self.quotes = quotes
        self.gyms = gyms
        self.earned = earned
        self.missions = missions
    }
}
