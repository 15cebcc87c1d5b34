/// All motions there are, by name.
package enum FigureLibrary {
    package static let motions: [Motion] =
        Motion.squats + Motion.lunges + Motion.hinges + Motion.presses + Motion.pulls + Motion.arms + Motion.legs
        + Motion.trunk + Motion.steady + Motion.machines + Motion.bursts + Motion.stretches

    package static subscript(name: String) -> Motion? { Self.byName[name] }

    private static let byName = Dictionary(Self.motions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
