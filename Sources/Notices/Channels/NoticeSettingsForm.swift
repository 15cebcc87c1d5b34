import Members
import Web

/// The form for a member's settings for notices.
///
/// Each switch is a field: `training-push`. A box that isn't ticked sends nothing and is off; quiet hours need both
/// times.
struct NoticeSettingsForm: Form {
    static let fields: [String: FieldKind] = [
        "quiet": .flag, "quietFrom": .text, "quietUntil": .text, "digest": .flag, "digestAt": .text,
    ]

    /// Returns the fields with the switches of these kinds.
    static func fields(_ kinds: [Notice.Kind]) -> [String: FieldKind] {
        var fields = Self.fields
        for kind in kinds {
            for channel in kind.choices { fields[Self.name(kind, channel)] = .flag }
        }
        return fields
    }

    let input: FormInput
    /// What there is to switch.
    private(set) var kinds: [Notice.Kind] = []

    init(input: FormInput) { self.input = input }

    init(_ input: FormInput, kinds: [Notice.Kind]) {
        self.input = input
        self.kinds = kinds
    }

    /// Fills the form, with proposed times where none were chosen.
    init(_ settings: NoticeSettings, kinds: [Notice.Kind]) {
        var input = FormInput()
        for kind in kinds {
            for channel in kind.choices where settings[kind, channel] {
                input.set(Self.name(kind, channel), to: "on")
            }
        }
        if settings.quiet != nil { input.set("quiet", to: "on") }
        input.set("quietFrom", to: ClockTime(minutes: settings.quiet?.from ?? 22 * 60).text)
        input.set("quietUntil", to: ClockTime(minutes: settings.quiet?.until ?? 7 * 60).text)
        if settings.digest != nil { input.set("digest", to: "on") }
        input.set("digestAt", to: ClockTime(minutes: settings.digest ?? 18 * 60).text)
        self.init(input, kinds: kinds)
    }

    static func name(_ kind: Notice.Kind, _ channel: Channel) -> String { "\(kind.name)-\(channel.rawValue)" }

    func validate(into errors: inout FormErrors) -> NoticeSettings? {
        var settings = NoticeSettings()
        for kind in self.kinds {
            for channel in kind.choices {
                settings[kind, channel] = self.input.isOn(Self.name(kind, channel))
            }
        }
        if self.input.isOn("quiet") {
            let from = self.time("quietFrom", into: &errors)
            let until = self.time("quietUntil", into: &errors)
            if let from, let until {
                if from == until { errors.add("quietUntil", "Choose an end that isn't the beginning.") }
                settings.quiet = QuietHours(from: from, until: until)
            }
        }
        if self.input.isOn("digest") { settings.digest = self.time("digestAt", into: &errors) }
        return errors.isEmpty ? settings : nil
    }

    private func time(_ name: String, into errors: inout FormErrors) -> Int? {
        let time = self.input.clockTime(name, into: &errors)
        if time == nil, errors[name].isEmpty { errors.add(name, "Type the time like 08:30.") }
        return time?.minutes
    }
}
