import HealthMath

extension WeekTimes {
    /// The minutes that two members must share in a part of the day to train together.
    private static let enough = 60

    /// Returns my parts of the week in which somebody else has an hour or more.
    ///
    /// My time zone is `minutesAhead` of theirs.
    ///
    /// In the same zone these are the parts that both have. Else a part of theirs may overlap two of mine, or my night.
    func shared(with theirs: WeekTimes, minutesAhead: Int) -> WeekTimes {
        guard minutesAhead != 0 else { return self.intersection(theirs) }
        var common = [Int](repeating: 0, count: Self.all.count)
        for their in Self.all where theirs.contains(their.time) {
            let start = their.start + minutesAhead
            for (index, mine) in Self.all.enumerated() where self.contains(mine.time) {
                common[index] += Self.overlap(mine.start..<mine.end, start..<(start + their.end - their.start))
            }
        }
        return zip(Self.all, common).reduce(into: WeekTimes()) { shared, part in
            if part.1 >= Self.enough { shared.insert(part.0.time) }
        }
    }

    /// Returns the same hours in a time zone that is so many minutes ahead, without those at night there.
    func seen(minutesAhead: Int) -> WeekTimes { Self.everything.shared(with: self, minutesAhead: minutesAhead) }

    /// These parts and all that could be the same hours for somebody near by, whose time zone may differ by hours, or
    /// by a day at the date line.
    var roughly: WeekTimes {
        [0, Part.allCases.count, -Part.allCases.count]
            .flatMap { day in (day - 2)...(day + 2) }
            .reduce(into: WeekTimes()) { $0.formUnion(self.turned(by: $1)) }
    }

    /// Returns the parts moved by so many; Monday follows Sunday.
    private func turned(by parts: Int) -> WeekTimes {
        let count = Self.all.count
        let later = (parts + count) % count
        return WeekTimes(rawValue: (self.rawValue << later | self.rawValue >> (count - later)))
            .intersection(Self.everything)
    }

    /// Returns the minutes that two ranges share.
    ///
    /// The second may extend beyond either end of the week.
    private static func overlap(_ one: Range<Int>, _ other: Range<Int>) -> Int {
        [-Self.week, 0, Self.week].reduce(0) { sum, turn in
            sum + max(0, min(one.upperBound, other.upperBound + turn) - max(one.lowerBound, other.lowerBound + turn))
        }
    }

    private static let week = 7 * 1_440

    /// Every part of a week with its minutes from the start of Monday.
    private static let all: [(time: WeekTimes, start: Int, end: Int)] = Weekday.allCases.flatMap { day in
        Part.allCases.map { part in
            let midnight = (day.rawValue - 1) * 1_440
            return (WeekTimes(day, part), midnight + part.minutes.lowerBound, midnight + part.minutes.upperBound)
        }
    }
}
