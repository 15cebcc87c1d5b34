import HealthMath
import Web

/// The same as a fragment of the day's page.
struct UsualRowsPage: PageModel {
    static let template = "diary/usual-rows"
    var isKept: Bool { true }

    let frame: Frame
    let usual: [UsualView]
    let otherUsual: [UsualView]
    let otherDaysPath: String

    init(_ usual: [UsualView], on day: CalendarDay, frame: Frame) {
        self.frame = frame
        self.usual = Array(usual.prefix(1))
        self.otherUsual = Array(usual.dropFirst())
        self.otherDaysPath = DiaryLinks.copy(onto: day)
    }
}
