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
