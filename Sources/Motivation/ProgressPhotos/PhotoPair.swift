import HealthMath
import Members

/// Two photos of a member, the earlier one first, with what they weighed on these days.
struct PhotoPair: Sendable, Equatable {
    let earlier: ProgressPhoto
    let later: ProgressPhoto
    /// Kilograms, where they weighed themselves on the day.
    let weights: [CalendarDay: Double]
}

extension ProgressPhotos {
    /// Returns two photos in the order of their days.
    func pair(_ one: ProgressPhoto, _ other: ProgressPhoto, of member: Member) async throws -> PhotoPair {
        let (earlier, later) = one.day <= other.day ? (one, other) : (other, one)
        return PhotoPair(
            earlier: earlier,
            later: later,
            weights: try await self.weights(on: [earlier.day, later.day], of: member)
        )
    }

    /// Returns the first and the last of some photos, which come the latest first; nil for fewer than two.
    ///
    /// Returns nil without pressure, too: then members aren't compared, not even with themselves.
    func ends(of photos: [ProgressPhoto], of member: Member) async throws -> PhotoPair? {
        guard photos.count > 1, let first = photos.last, let last = photos.first, !member.noPressure else { return nil }
        return try await self.pair(first, last, of: member)
    }
}

/// Two photos on a page: side by side, or one over the other with a slider.
struct PhotoPairView: Encodable, Sendable {
    let earlierImage: String
    /// "Sat 14 March", "Today".
    let earlierDay: String
    /// "72.4 kg"; empty where none was said.
    let earlierWeight: String
    let laterImage: String
    let laterDay: String
    let laterWeight: String

    init(_ pair: PhotoPair, in units: Units, today: CalendarDay) {
        func weight(_ photo: ProgressPhoto) -> String {
            pair.weights[photo.day].map { units.text(kilograms: $0) } ?? ""
        }
        self.earlierImage = ProgressPhotoLinks.image(.large, of: pair.earlier.id)
        self.earlierDay = DayName(pair.earlier.day, today: today).name
        self.earlierWeight = weight(pair.earlier)
        self.laterImage = ProgressPhotoLinks.image(.large, of: pair.later.id)
        self.laterDay = DayName(pair.later.day, today: today).name
        self.laterWeight = weight(pair.later)
    }
}
