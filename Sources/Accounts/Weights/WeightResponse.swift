import HealthMath
import Web

/// A day's weight as a device reads it.
struct WeightResponse: Encodable, Sendable {
    let day: String
    let kg: Double

    init(_ weighing: Weighing) {
        self.day = weighing.day.description
        self.kg = weighing.kilograms
    }
}

/// A page of weights, newest first.
struct WeightsResponse: Encodable, Sendable {
    let weights: [WeightResponse]
    /// The value of `before` for the next page; null on the last.
    let next: OrNull<String>

    init(_ found: [Weighing], limit: Int) {
        let page = found.prefix(limit)
        self.weights = page.map(WeightResponse.init)
        self.next = OrNull(found.count > limit ? page.last?.day.description : nil)
    }
}
