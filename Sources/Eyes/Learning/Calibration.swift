import Foundation

/// Makes confidence say how often a guess is right.
enum Calibration {
    /// Returns the factor of sums under which the true kinds get the largest shares, on average of their logarithms
    /// (temperature scaling; Guo, Pleiss, Sun and Weinberger 2017).
    static func sharpness(of judged: [Judged]) -> Float {
        func loss(_ sharpness: Float) -> Double {
            judged.reduce(0) { loss, one in
                let shares = FoodHead.softmax(one.sums.map { sharpness * $0 })
                return loss - log(max(shares[one.kind], .leastNormalMagnitude))
            }
        }
        // The loss has one valley; a third of the range that can't hold it is left out at a time.
        var range: (low: Float, high: Float) = (0.1, 100)
        while range.high - range.low > 0.01 {
            let third = (range.high - range.low) / 3
            if loss(range.low + third) < loss(range.high - third) {
                range.high -= third
            } else {
                range.low += third
            }
        }
        return (range.low + range.high) / 2
    }
}
