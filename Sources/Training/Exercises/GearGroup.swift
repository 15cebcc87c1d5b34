import Members

/// The groups in which a member ticks what is at a place.
enum GearGroup: CaseIterable {
    case weights, machines, cardio, small, outside

    var label: String {
        switch self {
        case .weights: "Weights"
        case .machines: "Machines and stations"
        case .cardio: "Cardio machines"
        case .small: "Small things"
        case .outside: "Water and outdoors"
        }
    }

    var gear: [Gear] { Gear.allCases.filter { $0.group == self } }
}

extension Gear {
    var group: GearGroup {
        switch self {
        case .barbell, .dumbbells, .kettlebell, .bench, .inclineBench, .medicineBall, .weightVest, .sledgehammer, .sled:
            .weights
        case .machines, .cable, .pullUpBar, .dipBars, .box, .battleRopes, .boxingBag: .machines
        case .treadmill, .exerciseBike, .rowingMachine, .elliptical, .stairMachine, .skiMachine, .airBike, .handBike:
            .cardio
        case .household, .mat, .bands, .jumpRope, .rings, .exerciseBall, .abWheel, .foamRoller, .step, .balanceBoard,
            .slideBoard, .trampoline:
            .small
        case .stairs, .pool, .bicycle, .skates, .poles, .pushchair, .kayak, .wheelchair: .outside
        }
    }

    /// Whether it is why an exercise is done at a gym: where it is, the exercise can be done as well.
    var makesGym: Bool {
        switch self {
        case .barbell, .cable, .machines, .box, .battleRopes, .boxingBag, .sled, .sledgehammer, .pool: true
        default: self.group == .cardio
        }
    }
}

extension [Gear] {
    /// Groups every kind once, in the order of the groups: the same things are always the same list.
    init(each gear: some Collection<Gear>) {
        let gear = Set(gear)
        self = GearGroup.allCases.flatMap(\.gear).filter(gear.contains)
    }

    /// Reads the words of a column; nil for what isn't gear or stands there twice.
    init?(column words: String) {
        guard let gear = [Gear](words: words), Set(gear).count == gear.count else { return nil }
        self = gear
    }

    /// Returns text such as "barbell and rack, dumbbells, kettlebells and 14 more"; "nothing".
    func inShort(upTo most: Int) -> String {
        let names = [Gear](each: self).map { $0.label.prefix(1).lowercased() + $0.label.dropFirst() }
        if names.isEmpty { return "nothing" }
        guard names.count > most else { return names.inWords() }
        return (names.prefix(most) + ["\(names.count - most) more"]).inWords()
    }

    /// "Barbell and rack, and more", by what shapes a workout most.
    var title: String {
        let telling = [Gear.barbell, .machines, .cable, .dumbbells, .kettlebell].first(where: self.contains)
        return ((telling ?? [Gear](each: self).first)?.label ?? "Nothing") + (self.count > 1 ? ", and more" : "")
    }
}
