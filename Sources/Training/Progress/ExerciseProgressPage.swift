import HealthMath
import Members
import Web

/// One exercise: target, records, strength over time.
struct ExerciseProgressPage: PageModel {
    static let template = "progress/exercise"

    let frame: Frame
    let exercisePath: String
    /// Its drawn figure; empty for none.
    let figures: [FigureView]
    let progress: ProgressView
    let charts: [ChartView]
    let times: [TimeView]

    init(_ progress: ExerciseProgress, today: CalendarDay, units: Units, frame: Frame) {
        self.frame = frame
        self.exercisePath = ExerciseLinks.exercise(progress.exercise.id)
        self.figures = FigureView.of(ExerciseFigures.name(of: progress.exercise))
        self.progress = ProgressView(progress, today: today, units: units)
        self.charts = Self.chart(progress, today: today, units: units).map { [ChartView($0)] } ?? []
        self.times = TimeView.latest(30, of: progress.efforts, today: today, units: units) {
            ActivityLinks.activity($0)
        }
    }

    private static func chart(_ progress: ExerciseProgress, today: CalendarDay, units: Units) -> Chart? {
        let strength = progress.strength
        guard let first = strength.first?.day, strength.count > 1, first < today else { return nil }
        let weight = LiftWeight(units)
        let path = TrainingLinks.progress(of: progress.exercise.id)
        return Chart(
            days: first...max(today, strength.last?.day ?? today),
            dotsName: "Estimated for one rep",
            dots: strength.map { day, kilograms in
                Chart.Dot(
                    x: Double(day.number),
                    y: weight.amount(kilograms),
                    words: "\(DayName(day, today: today).name): \(ActivityWords.weight(kilograms, in: units))",
                    path: path
                )
            },
            lines: [],
            fromZero: false,
            unit: weight.name
        )
    }
}
