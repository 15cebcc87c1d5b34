import Storage
import Web

/// A source as a device reads it; instants are milliseconds since 1970 UTC.
struct SourceResponse: Encodable, Sendable {
    let id: String
    let kind: String
    let name: String
    let isOn: Bool
    let songs: OrNull<Int>
    let isBeingRead: Bool
    let readAt: OrNull<Int64>
    let trouble: OrNull<String>

    init(_ source: MemberSource) {
        self.id = source.id
        self.kind = source.kind.rawValue
        self.name = source.name
        self.isOn = source.isOn
        self.songs = OrNull<Int>(source.isBeingRead ? source.readSoFar : source.songCount)
        self.isBeingRead = source.isBeingRead
        self.readAt = OrNull<Int64>(source.readAt?.milliseconds)
        self.trouble = OrNull<String>(source.trouble)
    }

    /// The house's folder, which is there for everybody.
    init(folder isOn: Bool) {
        self.id = SourceStore.folder
        self.kind = SourceKind.folder.rawValue
        self.name = SourceKind.folder.label
        self.isOn = isOn
        self.songs = OrNull<Int>(nil)
        self.isBeingRead = false
        self.readAt = OrNull<Int64>(nil)
        self.trouble = OrNull<String>(nil)
    }
}

/// All sources of a member.
struct SourcesResponse: Encodable, Sendable {
    let sources: [SourceResponse]

    init(_ sources: [MemberSource], folder: Bool?) {
        self.sources = [folder.map(SourceResponse.init(folder:))].compactMap(\.self) + sources.map(SourceResponse.init)
    }
}

/// Says what became of a list that was written to a source.
struct ListReceiptResponse: Encodable, Sendable {
    let address: String
    let written: Int
    let missing: [String]

    init(_ receipt: ListReceipt, at kind: SourceKind) {
        self.address = kind.page(ofList: receipt.list) ?? ""
        self.written = receipt.written
        self.missing = receipt.missing
    }
}
