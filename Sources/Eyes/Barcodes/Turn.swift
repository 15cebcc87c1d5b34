import Foundation

/// Turning a picture around its middle so that nothing of it is lost.
struct Turn {
    let width: Int
    let height: Int
    private let cosine: Double
    private let sine: Double
    private let middle: (x: Double, y: Double)

    init(degrees: Double, width: Int, height: Int) {
        let angle = degrees * .pi / 180
        (self.cosine, self.sine) = (cos(angle), sin(angle))
        let (wide, high) = (Double(width), Double(height))
        self.width = Int((wide * abs(self.cosine) + high * abs(self.sine)).rounded(.up))
        self.height = Int((wide * abs(self.sine) + high * abs(self.cosine)).rounded(.up))
        self.middle = (wide / 2, high / 2)
    }

    /// Returns where something on the turned picture was before.
    func origin(x: Double, y: Double) -> (x: Double, y: Double) {
        let (right, down) = (x - Double(self.width) / 2, y - Double(self.height) / 2)
        return (
            self.cosine * right + self.sine * down + self.middle.x,
            self.cosine * down - self.sine * right + self.middle.y
        )
    }
}
