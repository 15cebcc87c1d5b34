import Web

/// The addresses of looking after the house as a whole; what belongs to one wing has its own under "/admin/".
package enum AdministrationLinks: String, LinkTable {
    package static let name = "administration"

    case house = "/admin/house"
    case jobAgain = "/admin/house/jobs/:id/again"
    case switches = "/admin/switches"
    case partSwitch = "/admin/switches/:id"
    /// Undoes switching off, and switching on.
    case partOpening = "/admin/switches/:id/opening"
    case partClosing = "/admin/switches/:id/closing"
    case announcements = "/admin/announcements"
    case announcementPreview = "/admin/announcements/preview"
    case announcementRemoval = "/admin/announcements/:id/removal"
    case announcementRestoration = "/admin/announcements/:id/restoration"
    case vouchers = "/admin/vouchers"
    case voucherFile = "/admin/vouchers/file"
    /// Withdraws one by its code.
    case voucherWithdrawal = "/admin/vouchers/withdrawal"
    case voucherLoadWithdrawal = "/admin/vouchers/:id/withdrawal"
    case voucherUndoing = "/admin/vouchers/withdrawals/:id/undoing"

    static func voucherWithdrawal(of load: String) -> String { Self.voucherLoadWithdrawal.path(load) }
    static func voucherUndoing(_ withdrawal: String) -> String { Self.voucherUndoing.path(withdrawal) }
    static func voucherFile(note: String, reason: String) -> String {
        "\(Self.voucherFile.path)?note=\(note.escapedForAddress)&reason=\(reason.escapedForAddress)"
    }
    static func announcementRemoval(_ id: String) -> String { Self.announcementRemoval.path(id) }
    static func announcementRestoration(_ id: String) -> String { Self.announcementRestoration.path(id) }
    static func partSwitch(_ name: String) -> String { Self.partSwitch.path(name) }
    /// Takes back that a part was switched on or off.
    static func partUndoing(_ name: String, on: Bool) -> String {
        (on ? Self.partClosing : Self.partOpening).path(name)
    }
    static func jobAgain(_ id: Int64) -> String { Self.jobAgain.path("\(id)") }
}

/// Paths that only devices ask.
enum AdministrationAPI: String, RoutePath {
    case announcements = "/admin/announcements"
    case announcement = "/admin/announcements/:id"
    case audience = "/admin/audiences/:id"
    case state = "/admin/state"
    case jobs = "/admin/jobs"
    case jobAgain = "/admin/jobs/:id/again"
}
