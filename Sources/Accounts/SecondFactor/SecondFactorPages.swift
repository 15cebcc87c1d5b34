import Foundation
import HTTPTypes
import Members
import Web

/// Offers a second factor.
struct SecondFactorOfferPage: PageModel {
    static let template = "me/second-factor-offer"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Whether Administration opens only with it.
    let isDemanded: Bool
    /// The secret in letters, in groups.
    let letters: String
    /// What an app on this device opens.
    let address: String
    let drawing: String
    let drawingSide: String
    /// The secret as the page carries it.
    let secret: String
    let password: FieldView
    let code: FieldView

    init(
        _ offer: SecondFactorOffer,
        to screenName: String,
        isDemanded: Bool,
        _ errors: FormErrors = FormErrors(),
        frame: Frame
    ) {
        let address = offer.totp.address(naming: screenName)
        // A name of many letters beyond ASCII is too long for a code; the app takes the address without it.
        let drawn = QRCode(address) ?? QRCode(offer.totp.address(naming: "you"))
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.isDemanded = isDemanded
        self.letters = offer.totp.text.inGroups(of: 4)
        self.address = address
        self.drawing = drawn?.path ?? ""
        self.drawingSide = drawn.map { String($0.side) } ?? ""
        self.secret = offer.text
        // Neither is shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.code = FieldView(value: "", complaints: errors["code"])
    }
}

/// Says that a second factor is on, and takes what can be done about it.
struct SecondFactorPage: PageModel {
    static let template = "me/second-factor"

    let frame: Frame
    let status: HTTPResponse.Status
    let isDemanded: Bool
    let since: String
    let left: String
    let password: FieldView

    init(
        _ state: SecondFactorStore.State,
        in timeZone: TimeZone,
        isDemanded: Bool,
        _ errors: FormErrors = FormErrors(),
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.isDemanded = isDemanded
        self.since = DateWords.day(state.since, in: timeZone)
        self.left =
            switch state.codesLeft {
            case 0: "You have no recovery code left: make new ones."
            case 1: "You have one recovery code left."
            default: "You have \(state.codesLeft) recovery codes left."
            }
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}

/// Shows new recovery codes, this once.
struct RecoveryCodesPage: PageModel {
    static let template = "me/recovery-codes"

    let frame: Frame
    let status = HTTPResponse.Status.created
    /// One on a line.
    let codes: String
    /// Where to go on to.
    let onward: String

    init(_ codes: [String], onward: String, frame: Frame) {
        self.frame = frame
        self.codes = codes.map(RecoveryCode.spaced).joined(separator: "\n")
        self.onward = onward
    }
}
