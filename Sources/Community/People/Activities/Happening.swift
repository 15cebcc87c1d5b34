package import Foundation
package import Members

/// A place where members train: a gym, or a cell of about a kilometre.
package struct Happening: Sendable, Equatable {
    /// The id of a gym; nil for a cell.
    package let gym: String?
    package let name: String
    /// Degrees (WGS 84), of a gym or of the middle of a cell.
    package let latitude: Double
    package let longitude: Double
    /// The members who train there, with the times of their visits in the last four weeks.
    package let regulars: [Member.ID: [Date]]

    package init(
        gym: String?,
        name: String,
        latitude: Double,
        longitude: Double,
        regulars: [Member.ID: [Date]]
    ) {
        self.gym = gym
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.regulars = regulars
    }
}

/// Finds places near a place where anybody trained since an instant; the caller leaves out members who may not be
/// shown.
package typealias HappeningSource =
    @Sendable (_ place: CoarsePlace, _ kilometres: Int, _ since: Date) async throws -> [Happening]
