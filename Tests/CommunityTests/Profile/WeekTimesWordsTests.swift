import HealthMath
import Testing

@testable import Community

struct WeekTimesWordsTests {
    @Test("every part of a week has its word, and the word gives it back")
    func words() {
        #expect(WeekTimes.everything.words.count == 42)
        #expect(Set(WeekTimes.everything.words).count == 42)
        for word in WeekTimes.everything.words { #expect(WeekTimes(word: word)?.words == [word]) }
        #expect(WeekTimes(word: "someday-evening") == nil)
    }

    @Test("a week is told by parts of the day")
    func lines() {
        var times: WeekTimes = [WeekTimes(.tuesday, .evening), WeekTimes(.thursday, .evening)]
        times.formUnion([WeekTimes(.saturday, .morning), WeekTimes(.sunday, .morning)])
        for day in Weekday.allCases { times.insert(WeekTimes(day, .late)) }
        #expect(times.lines == ["Mornings: weekends", "Evenings: Tue, Thu", "Late evenings: every day"])
    }
}
