import HTTPTypes
import Web

/// The page of settings for notices: switches by kind, quiet hours, daily letter, devices.
struct NoticeSettingsPage: PageModel {
    static let template = "notices/settings"

    let status: HTTPResponse.Status
    let frame: Frame
    let ways = Channel.allCases.map(\.label)
    let groups: [GroupItem]
    let quietOn: Bool
    let quietFrom: FieldView
    let quietUntil: FieldView
    let digestOn: Bool
    let digestAt: FieldView
    /// Whether the member's address can get mail.
    let canMail: Bool
    /// The public key that browsers need to subscribe.
    let pushKey: String
    let devices: [DeviceItem]

    /// The kinds of one part of the house, folded away until they are asked for.
    struct GroupItem: Encodable, Sendable {
        let groupTitle: String
        /// "5 kinds".
        let groupSize: String
        let groupKinds: [KindItem]
    }

    struct KindItem: Encodable, Sendable {
        let kindTitle: String
        let kindHint: String
        /// A cell for each way, in the order of the table's columns.
        let kindCells: [CellItem]
    }

    struct CellItem: Encodable, Sendable {
        /// Empty where there is nothing to choose.
        let cellSwitches: [SwitchItem]
    }

    struct SwitchItem: Encodable, Sendable {
        let switchName: String
        /// "Training, Mail".
        let switchLabel: String
        let switchOn: Bool
    }

    struct DeviceItem: Encodable, Sendable {
        let deviceRemoval: String
        let deviceName: String
        let deviceSince: String
    }

    /// The parts of the house, by the colours of their signs.
    private static let parts: [(title: String, colours: Set<String>)] = [
        ("Train", ["coral"]), ("Food", ["leaf"]), ("Together", ["sky"]), ("Keep going and your data", ["plum"]),
        ("Changes, and your account", ["sun"]),
    ]

    init(
        _ form: NoticeSettingsForm,
        _ errors: FormErrors,
        canMail: Bool,
        pushKey: String,
        devices: [DeviceItem],
        frame: Frame
    ) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        let kinds = form.kinds.filter { !$0.choices.isEmpty }
        self.groups = Self.parts.compactMap { part in
            let own = kinds.filter { part.colours.contains($0.colour) }
            return own.isEmpty
                ? nil
                : GroupItem(
                    groupTitle: part.title,
                    groupSize: own.count == 1 ? "1 kind" : "\(own.count) kinds",
                    groupKinds: own.map { KindItem($0, form) }
                )
        }
        self.quietOn = form.input.isOn("quiet")
        self.quietFrom = FieldView("quietFrom", of: form, errors)
        self.quietUntil = FieldView("quietUntil", of: form, errors)
        self.digestOn = form.input.isOn("digest")
        self.digestAt = FieldView("digestAt", of: form, errors)
        self.canMail = canMail
        self.pushKey = pushKey
        self.devices = devices
    }
}

extension NoticeSettingsPage.KindItem {
    fileprivate init(_ kind: Notice.Kind, _ form: NoticeSettingsForm) {
        self.kindTitle = kind.title
        self.kindHint = kind.hint
        self.kindCells = Channel.allCases.map { channel in
            let name = NoticeSettingsForm.name(kind, channel)
            let item = NoticeSettingsPage.SwitchItem(
                switchName: name,
                switchLabel: "\(kind.title), \(channel.label)",
                switchOn: form.input.isOn(name)
            )
            return NoticeSettingsPage.CellItem(cellSwitches: kind.choices.contains(channel) ? [item] : [])
        }
    }
}
