import Web

/// The addresses of settings.
package enum SettingsLinks: String, LinkTable {
    package static let name = "settings"

    /// Leads to the settings: short enough to be told.
    case short = "/settings"
    case units = "/me/settings/units"
    case password = "/me/settings/password"
    /// Where a switch on any page changes the units.
    case unitSystem = "/me/units"
}
