import Foundation
import HTTPTypes
import Members
package import Web

/// The page for exporting and importing a member's data.
struct DataPage: PageModel {
    static let template = "portability/data"

    struct Item: Encodable, Sendable {
        let importPath: String
        let importTitle: String
        let importNote: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let password: FieldView
    let fileComplaints: [String]
    let largest: String
    let weightUnit: String
    let imports: [Item]
    /// The page again, while its list is to show itself anew because an import goes on; else empty.
    let againAt: String

    init(
        _ imports: [MemberDataImport],
        _ errors: FormErrors,
        status: HTTPResponse.Status,
        of member: Member,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : status
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.fileComplaints = errors["file"]
        self.largest = String(UploadProblem.largestFile >> 20)
        self.weightUnit = member.units.weight.rawValue
        self.againAt = imports.contains { $0.state.isUnderWay } ? Places.data.path : ""
        self.imports = imports.map {
            Item(
                importPath: DataLinks.imported($0.id),
                importTitle: $0.title,
                importNote: "\(member.day(at: $0.createdAt)): \(MemberDataImportWords.outcome(of: $0))"
            )
        }
    }
}

extension PageBundle {
    package static let portability = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [DataPage.self, MemberDataImportPage.self],
        links: [DataLinks.self]
    )
}
