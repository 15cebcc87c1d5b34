import HealthMath
import Members
import Testing
import Web

@testable import Nutrition

struct WeightTimelineTests {
    private static let today = CalendarDay("2026-11-21") ?? .first

    /// Forty days from 72 kg, losing half a kilogram a week, towards 68 kg in ten weeks' time.
    private func timeline(
        days: Int = 30,
        perWeek: Double = -0.5,
        weighings: Int = 40,
        hasGoal: Bool = true,
        desired: Double? = nil,
        wholeWay: Bool = false
    ) -> WeightTimeline {
        let start = Self.today.adding(days: -39)
        return WeightTimeline(
            days: Self.today.adding(days: 1 - days)...Self.today,
            all: (0..<weighings).map { number in
                WeighedDay(day: start.adding(days: number), kilograms: 72 + perWeek * Double(number) / 7)
            },
            course: hasGoal
                ? WeightCourse(
                    startKilograms: 72,
                    targetKilograms: 68,
                    startDay: start,
                    targetDay: Self.today.adding(days: 70)
                ) : nil,
            desired: desired,
            today: Self.today,
            wholeWay: wholeWay
        )
    }

    private func words(_ timeline: WeightTimeline, _ units: Units = .metric) -> WeightWords {
        WeightWords(timeline: timeline, units: units)
    }

    @Test("three lines and the target are drawn, a little into the days to come")
    func lines() throws {
        let timeline = self.timeline()
        let chart = timeline.chart(in: .metric)
        #expect(chart.lines.map(\.look) == [.actual, .plan, .adjusted, .goal])
        #expect(chart.days.upperBound == Self.today.adding(days: 7))
        let adjusted = try #require(chart.lines.first { $0.look == .adjusted }?.stretches.first)
        #expect(adjusted.first?.x == Double(Self.today.number))
        #expect(abs((adjusted.first?.y ?? 0) - 69.21) < 0.15)
        #expect(chart.dots.count == 30)
        #expect(chart.dots.last?.path == "/weights/2026-11-21")
    }

    @Test("the whole way reaches to the goal's end")
    func wholeWay() {
        #expect(self.timeline(wholeWay: true).drawn.upperBound == Self.today.adding(days: 70))
    }

    @Test("without a goal the wished weight is the target, and there is no way to it")
    func wish() {
        let timeline = self.timeline(hasGoal: false, desired: 68)
        #expect(timeline.chart(in: .metric).lines.map(\.look) == [.actual, .goal])
        #expect(self.words(timeline).outlook.hasPrefix("At this pace you reach 68 kg around "))
        #expect(self.words(timeline).plan.isEmpty)
        #expect(self.timeline(hasGoal: false).chart(in: .metric).lines.map(\.look) == [.actual])
    }

    @Test("words say pace, outlook, plan and what it takes from today")
    func said() {
        let words = self.words(self.timeline())
        #expect(words.pace.wholeMatch(of: /Falling by 0\.(49|5|51) kg a week\./) != nil, "\(words.pace)")
        // 1.2 kg at half a kilogram a week from 21 November.
        #expect(words.outlook.wholeMatch(of: /At this pace you reach 68 kg around [5-9] December\./) != nil)
        #expect(words.plan == "Your plan goes from 72 kg on 13 October to 68 kg on 30 January 2027.")
        #expect(words.adjusted.hasPrefix("From today, losing 0.12 kg a week"))
    }

    @Test
    func `no pace beyond the safe one is proposed`() {
        // From 78 kg, what is left of ten weeks would take more than 0.78 kg a week to 68 kg.
        let timeline = self.timeline(perWeek: 1.1)
        #expect(timeline.adjusted.isEmpty)
        #expect(self.words(timeline).adjusted.contains("Give your goal a later day."))
        #expect(!self.words(timeline).adjusted.contains("losing"))
    }

    @Test("in stones the pace is said in pounds")
    func stones() {
        var units = Units.metric
        units.weight = .st
        #expect(self.words(self.timeline(), units).pace.contains("lb a week"))
        #expect(self.words(self.timeline(), units).now.contains("st"))
    }

    @Test(
        "nothing is foretold that can't be",
        arguments: [
            (0.0, 40, "Holding steady.", "doesn't come nearer"),
            (0.3, 40, "Rising by 0.3 kg a week.", "doesn't come nearer"),
            (-0.5, 10, "", "Weigh yourself now and then"),
            (-1, 40, "Falling by 1 kg a week.", "You have reached 68 kg."),
        ]
    )
    func foretold(perWeek: Double, weighings: Int, pace: String, outlook: String) {
        let words = self.words(self.timeline(perWeek: perWeek, weighings: weighings))
        #expect(words.pace == pace)
        #expect(words.outlook.contains(outlook), "\(words.outlook)")
    }

    @Test("a year is drawn by weeks")
    func weeks() {
        let timeline = self.timeline(days: 365)
        #expect(timeline.steps.count == 6)
        #expect(timeline.steps.first?.path.hasPrefix("/timelines/weight?from=") == true)
    }
}
