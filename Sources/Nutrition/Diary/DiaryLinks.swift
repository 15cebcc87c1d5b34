import Web

/// The addresses of the diary.
package enum DiaryLinks: String, LinkTable {
    package static let name = "diary"

    case entries = "/diary/entries"
    case meals = "/diary/meals"
    case copies = "/diary/copies"
    case newCopy = "/diary/copies/new"
}
