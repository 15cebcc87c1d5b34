// What pages may ask of the formulas, compiled to WebAssembly with the files of HealthMath as they are (bin/build-wasm).
// No target of the package: the server links HealthMath itself.

/// Returns kilocalories of so many minutes at an average pulse; `sex` is the place in `Sex.allCases`, others count as
/// other.
@_expose(wasm, "kilocalories_by_pulse")
@_cdecl("kilocalories_by_pulse")
public func kilocaloriesByPulse(
    sex: Int32,
    beats: Double,
    kilograms: Double,
    age: Int32,
    minutes: Double
) -> Double {
    let sex: Sex = sex == 0 ? .female : sex == 1 ? .male : .other
    return HeartRateEnergy.kilocalories(sex: sex, beats: beats, kilograms: kilograms, age: Int(age), minutes: minutes)
}

/// Returns kilocalories of so many minutes at so many times the energy of sitting quietly.
@_expose(wasm, "kilocalories_by_equivalents")
@_cdecl("kilocalories_by_equivalents")
public func kilocaloriesByEquivalents(met: Double, kilograms: Double, minutes: Double) -> Double {
    MetabolicEquivalent(met).kilocalories(kilograms: kilograms, minutes: minutes)
}
