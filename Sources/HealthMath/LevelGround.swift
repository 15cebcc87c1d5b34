/// What moving on level ground takes, by its speed.
///
/// American College of Sports Medicine, Guidelines for Exercise Testing and Prescription: oxygen in ml a kilogram and
/// minute is 0.1 × speed + 3.5 in walking and 0.2 × speed + 3.5 in running, with the speed in metres a minute; one MET is
/// 3.5.
package enum LevelGround: Sendable {
    case walking
    case running

    /// Returns the METs at a speed in metres a second.
    ///
    /// Nil for a speed the equations weren't made for: walking holds from 50 to 100 metres a minute, running from 80, where one
    /// really jogs, to some 400, faster than anybody lasts.
    package func equivalent(metresASecond: Double) -> MetabolicEquivalent? {
        let speed = metresASecond * 60
        guard self.speeds.contains(speed) else { return nil }
        return MetabolicEquivalent((self.cost * speed + 3.5) / 3.5)
    }

    /// In metres a minute.
    private var speeds: ClosedRange<Double> {
        switch self {
        case .walking: 50...100
        case .running: 80...400
        }
    }

    /// The oxygen of each metre, in ml a kilogram.
    private var cost: Double {
        switch self {
        case .walking: 0.1
        case .running: 0.2
        }
    }
}
