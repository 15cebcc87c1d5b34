import Foundation

/// How songs are told in words.
enum SongText {
    /// Returns "128", or "127.5".
    static func digits(_ number: Double) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }

    /// Returns "3:05", or nothing for no length.
    static func length(_ milliseconds: Int) -> String {
        guard milliseconds > 0 else { return "" }
        let seconds = (milliseconds + 500) / 1_000
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }

    /// Returns "5,300".
    static func count(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}
