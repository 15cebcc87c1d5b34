import Web

/// The addresses of settings.
enum SettingsLinks: String, LinkTable {
    static let name = "settings"

    /// Redirects to the settings; short enough to be told.
    case short = "/settings"
    case units = "/me/settings/units"
    case password = "/me/settings/password"
    /// The path by which new recovery codes are made.
    case recoveryCodes = "/me/settings/second-factor/codes"
    case secondFactorEnd = "/me/settings/second-factor/end"
    /// The target of the switch of units on any page.
    case unitSystem = "/me/units"
}
