import Foundation
import HealthMath

extension MatchPart {
    /// Returns the share of a part's points for two members, from 0 to 1.
    func share(_ me: Candidate, _ them: Candidate, _ times: CommonTimes, at now: Int64) -> Double {
        let (mine, theirs) = (me.profile, them.profile)
        switch self {
        case .times: return min(1, Double(times.count) / Self.enoughTimes)
        case .distance: return Self.nearness(mine, theirs)
        case .goals: return Self.likeness(mine.goals, theirs.goals)
        case .styles: return Self.likeness(mine.styles, theirs.styles)
        case .traits:
            return Self.bothWays(mine.wishedTraits, in: theirs.strengths, theirs.wishedTraits, in: mine.strengths)
        case .wishedStyles:
            return Self.bothWays(mine.wishedStyles, in: theirs.styles, theirs.wishedStyles, in: mine.styles)
        case .spots: return Self.likeness(mine.spots, theirs.spots)
        case .experience:
            let apart = abs(mine.years.step - theirs.years.step)
            return apart == 0 ? 1 : apart == 1 ? 0.5 : 0
        case .limitations: return Set(mine.limitations).isDisjoint(with: theirs.limitations) ? 0 : 1
        case .activity:
            // Halves every two weeks; a time in the future counts as now.
            return pow(0.5, Double(max(0, now - them.activeAt)) / Double(14 * Self.day))
        case .newness: return 1 - Double(max(0, now - them.createdAt)) / Double(Self.newFor)
        }
    }

    /// The number of common parts of the week that is enough: three trainings and two to choose from.
    private static let enoughTimes = 5.0
    private static let day: Int64 = 86_400_000
    /// Milliseconds for which somebody counts as new.
    static let newFor = 14 * Self.day
    /// The kilometres from which on nobody travels to train together.
    private static let far = 64.0
    /// The share when one of the two has no place: less than near, more than far.
    private static let unknown = 0.25
    /// The least share of two who both train online.
    private static let inTouch = 0.5

    /// Returns 1 within a kilometre, and a sixth less for each doubling of the distance.
    private static func nearness(_ one: BuddyProfile, _ other: BuddyProfile) -> Double {
        let near =
            if let here = one.place, let there = other.place {
                // The mean of both directions is the same from either side, to the last digit.
                1 - log2(max(1, (here.kilometres(to: there) + there.kilometres(to: here)) / 2)) / log2(Self.far)
            } else { Self.unknown }
        let bothOnline = one.spots.contains(.online) && other.spots.contains(.online)
        return max(near, bothOnline ? Self.inTouch : 0)
    }

    /// Returns the similarity of two lists (Dice, Ecology 26, 1945).
    private static func likeness<Choice: Hashable>(_ one: [Choice], _ other: [Choice]) -> Double {
        let (one, other) = (Set(one), Set(other))
        guard !one.isEmpty, !other.isEmpty else { return 0 }
        return 2 * Double(one.intersection(other).count) / Double(one.count + other.count)
    }

    /// Returns half for each who finds what they wish for; without a wish a side adds nothing.
    private static func bothWays<Choice: Hashable>(
        _ mine: [Choice],
        in theirs: [Choice],
        _ theirWishes: [Choice],
        in what: [Choice]
    ) -> Double {
        (Self.found(mine, in: theirs) + Self.found(theirWishes, in: what)) / 2
    }

    private static func found<Choice: Hashable>(_ wishes: [Choice], in what: [Choice]) -> Double {
        let wishes = Set(wishes)
        return wishes.isEmpty ? 0 : Double(wishes.intersection(what).count) / Double(wishes.count)
    }
}

extension TrainingYears {
    fileprivate var step: Int {
        switch self {
        case .new: 0
        case .some: 1
        case .long: 2
        }
    }
}
