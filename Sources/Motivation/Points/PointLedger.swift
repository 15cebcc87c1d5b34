import HealthMath

/// Works out a member's points from their deeds, and from nothing else.
enum PointLedger {
    /// Returns the lines of a whole life, in order of day; those that deeds of this house alone don't give are marked.
    static func lines(of deeds: [PointedDeed]) -> [PointLine] {
        let lines = Self.allLines(of: deeds)
        guard deeds.contains(where: \.cameAlong) else { return lines }
        let own = Set(Self.allLines(of: deeds.filter { !$0.cameAlong }))
        return lines.map { line in
            var line = line
            line.cameAlong = !own.contains(line)
            return line
        }
    }

    private static func allLines(of deeds: [PointedDeed]) -> [PointLine] {
        let byKind = Dictionary(grouping: deeds, by: \.kind)
        return PointRule.all.flatMap { rule in
            Self.lines(
                rule,
                rule.kinds.flatMap { byKind[$0] ?? [] }
                    .filter { TrainingDeed.isLongEnough($0.kind, $0.quantity) }
                    .sorted(by: Self.isEarlier)
            )
        }
        .sorted { ($0.day, $0.rule, $0.mark) < ($1.day, $1.rule, $1.mark) }
    }

    private static func lines(_ rule: PointRule, _ deeds: [PointedDeed]) -> [PointLine] {
        func line(_ mark: String, _ deed: PointedDeed) -> PointLine {
            PointLine(rule: rule.name, mark: mark, day: deed.day, points: Self.points(rule, deed))
        }
        /// Returns the line that the first deed of each mark gives; one without a mark gives none.
        func first(_ mark: (PointedDeed) -> String?) -> [PointLine] {
            var known: Set<String> = []
            return deeds.compactMap { deed in
                guard let mark = mark(deed) else { return nil }
                return known.insert(mark).inserted ? line(mark, deed) : nil
            }
        }
        switch rule.once {
        case .deed: return first { $0.source }
        case .day: return first { $0.day.description }
        case .kindAndDay: return first { deed in deed.mission.map { "\($0.rawValue) \(deed.day)" } }
        case .kindAndMonth:
            return first { deed in deed.mission.map { "\($0.rawValue) \(deed.day.description.prefix(7))" } }
        case .dayInARow(let place):
            return Self.days(deeds).filter { $0.inARow == place }.map { line($0.deed.day.description, $0.deed) }
        case .week(let days):
            return Self.days(deeds).filter { $0.ofWeek == days }
                .map { line($0.deed.day.week.lowerBound.description, $0.deed) }
        }
    }

    /// Returns the first deed of each day, with the place of the day among days in a row and among those of its week.
    private static func days(_ deeds: [PointedDeed]) -> [(deed: PointedDeed, inARow: Int, ofWeek: Int)] {
        var days: [(deed: PointedDeed, inARow: Int, ofWeek: Int)] = []
        for deed in deeds {
            guard let last = days.last else {
                days.append((deed, 1, 1))
                continue
            }
            guard last.deed.day < deed.day else { continue }
            let isNext = deed.day.days(since: last.deed.day) == 1
            let isSameWeek = last.deed.day.week == deed.day.week
            days.append((deed, isNext ? last.inARow + 1 : 1, isSameWeek ? last.ofWeek + 1 : 1))
        }
        return days
    }

    private static func points(_ rule: PointRule, _ deed: PointedDeed) -> Int {
        switch rule.worth {
        case .points(let points): points
        case .quantity(let most): deed.quantity.isFinite ? Int(min(max(deed.quantity.rounded(), 0), Double(most))) : 0
        }
    }

    private static func isEarlier(_ one: PointedDeed, _ other: PointedDeed) -> Bool {
        (one.day, one.source, one.kind) < (other.day, other.source, other.kind)
    }
}
