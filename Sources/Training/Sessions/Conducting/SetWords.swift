import HealthMath
import Members

/// Writes a set's numbers for people; `session-words.js` writes the same.
struct SetWords {
    let lift: LiftWeight

    init(_ units: Units) { self.lift = LiftWeight(units) }

    /// "kg", or "lb" for members who weigh themselves in pounds or stones.
    var unitName: String { self.lift.name }

    /// Returns text such as "10 × 22.5 kg", "10 times", "1:30", "0:30 · 8 kg"; "12 each side" where each side is
    /// trained by itself.
    func text(_ numbers: SessionSet.Numbers, eachSide: Bool, eachHand: Bool = false) -> String {
        let weight = numbers.kilograms.flatMap {
            $0 > 0 ? "\(self.number($0)) \(self.unitName)" + (eachHand ? " in each hand" : "") : nil
        }
        let side = eachSide ? (eachHand && weight != nil ? ", each side" : " each side") : ""
        if let seconds = numbers.seconds {
            return Self.clock(seconds) + (weight.map { " · " + $0 } ?? "") + side
        }
        let reps = numbers.reps ?? 0
        return weight.map { "\(reps) × \($0)\(side)" } ?? (eachSide ? "\(reps)\(side)" : "\(reps) times")
    }

    /// Returns text such as "22.5", also for a field of a form.
    func number(_ kilograms: Double) -> String { self.lift.typed(kilograms) }

    /// Returns the weight in the member's unit, rounded as it is written.
    func amount(_ kilograms: Double) -> Double { self.lift.rounded(kilograms) }

    /// Returns text such as "2,340 kg".
    func volume(_ kilograms: Double) -> String { self.lift.text(kilograms) }

    /// Returns text such as "0:45", "12:07", "1:02:03".
    static func clock(_ seconds: Double) -> String {
        let whole = Int(seconds)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let short = "\(whole / 60 % 60):\(two(whole % 60))"
        return whole < 3_600 ? short : "\(whole / 3_600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }

    /// Returns the clock of a time that is over, rounded as lists write it: "0:43" of 42.6 seconds, where they say "43 s".
    static func rounded(_ seconds: Double) -> String { Self.clock(seconds.rounded()) }

    /// Returns the working sets done and planned, as the summary counts them: "1 of 11 sets"; "12 of 46 min" where one of them is long.
    ///
    /// Before the first of them, while another exercise is on, it is "11 sets after the warm-up".
    static func working(_ session: TrainingSession) -> String {
        let working = zip(session.script.items, session.state.exercises).filter { $0.isWorking(in: $1.part) }
        let isLong = working.contains { $1.shownSets.contains { $0.seconds ?? 0 >= Self.long } }
        guard isLong else {
            let (done, shown) = working.reduce((0, 0)) { ($0.0 + $1.1.doneSets.count, $0.1 + $1.1.shownSets.count) }
            let isOther = session.state.current.map {
                !session.script.items[$0].isWorking(in: session.state.exercises[$0].part)
            }
            return done == 0 && isOther == true ? "\(shown) sets after the warm-up" : "\(done) of \(shown) sets"
        }
        let (done, shown) = working.reduce((0, 0)) { sum, one in
            let seconds = { (sets: [SessionSet]) in
                sets.reduce(0) { $0 + Self.seconds(of: $1, one.0, rest: one.1.rest) }
            }
            return (sum.0 + seconds(one.1.doneSets), sum.1 + seconds(one.1.shownSets))
        }
        return "\(Int(min(done, Self.most) / 60)) of \(Int((min(shown, Self.most) / 60).rounded())) min"
    }

    /// A set of so many seconds is a run or a ride, which nobody counts in sets.
    private static let long = 300.0

    /// More seconds than a session has; what was brought along may say any number.
    private static let most = 1_000_000.0

    /// Returns the seconds of a set, both sides, and of the rest after it.
    private static func seconds(of set: SessionSet, _ item: WorkoutItem, rest: Int) -> Double {
        let numbers = set.numbers
        let work = numbers.seconds ?? Double(numbers.reps ?? 0) * item.secondsPerRep
        return work * (item.sides ? 2 : 1) + Double(rest)
    }

    /// Returns text such as "3 of 24 sets", those of warm-up and cool-down among them.
    static func progress(_ state: SessionState) -> String { "\(state.doneSets) of \(state.shownSets) sets" }
}
