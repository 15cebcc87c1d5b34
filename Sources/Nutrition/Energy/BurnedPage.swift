import Foundation
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page for editing a line.
struct BurnedPage: PageModel {
    static let template = "energy/item"

    let status: HTTPResponse.Status
    let frame: Frame
    let itemName: String
    let itemNote: String
    let itemEnergy: String
    let energyUnit: String
    let savePath: String
    let removalPath: String
    let cancelPath: String
    let form: BurnedFields

    init(_ burned: Burned, form: BurnedForm, errors: FormErrors, units: Units, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.itemName = burned.exertion.title
        self.itemNote = EnergyWords.note(burned, in: units)
        self.itemEnergy = units.number(kilocalories: burned.kilocalories)
        self.energyUnit = units.energy.rawValue
        self.savePath = EnergyLinks.item(burned.id)
        self.removalPath = EnergyLinks.removal(burned.id)
        self.cancelPath = EnergyLinks.day(burned.day)
        self.form = BurnedFields(form, errors, units: units)
    }
}
