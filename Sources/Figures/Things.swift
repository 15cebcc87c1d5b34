/// What the hands hold, or the shoulders carry.
package enum Held: String, Sendable, CaseIterable {
    case nothing, dumbbell, dumbbells, barbell, kettlebell, ball, plate
    /// Dumbbells with the palms up, whose bars point at us: their ends are seen from the side.
    case dumbbellsAcross = "dumbbells-across"
    /// A bar with plates across the upper back.
    case barOnBack = "bar-on-back"
    /// A bar with plates across the hip.
    case barOnHip = "bar-on-hip"
    /// A short handle at a cable's end.
    case handle
    case rope
    /// A band between both hands.
    case band
    case bags
    /// A rope that goes round once a cycle, under the feet at its half.
    case jumpRope = "jump-rope"
    case wheel
    /// A dumbbell in the near hand only.
    case oneDumbbell = "one-dumbbell"
    case plateOnBack = "plate-on-back"
    /// A plate hanging from a belt.
    case plateAtBelt = "plate-at-belt"
    case dumbbellOnHip = "dumbbell-on-hip"
    case dumbbellOnKnee = "dumbbell-on-knee"
    case oneBag = "one-bag"
    /// A bar with plates in the crooks of the elbows.
    case barInElbows = "bar-in-elbows"
    /// A bar around the body, with handles at its sides.
    case trapBar = "trap-bar"
    /// A bar hinged on the floor, its loaded end in the near hand.
    case landmine
    /// A band from under the feet to the hands.
    case footBand = "foot-band"
    /// A band around the thighs above the knees.
    case kneeBand = "knee-band"
    case ankleBand = "ankle-band"
    /// A band around the head, held in the near hand.
    case headBand = "head-band"
    case ankleWeight = "ankle-weight"
    case towel
    /// A towel rolled up, swung by the near hand.
    case rolledTowel = "rolled-towel"
    /// A towel around the near foot.
    case footTowel = "foot-towel"
    case smallBall = "small-ball"
    case poles, gloves, rucksack, vest, hammer, kickboard, paddle
    /// A rucksack hugged to the chest.
    case rucksackInArms = "rucksack-in-arms"
}

/// A place of the body that things go along with.
package enum Joint: Sendable, Equatable {
    case hand, farHand, knee, ankle, farAnkle, farKnee, foot, farFoot, hip, waist, chest, head
}

/// What stands around the figure and does not move, or hangs between a fixed place and a hand.
package enum Fixture: Sendable, Equatable {
    /// A solid block from its lower left corner; nobody sinks into it.
    case block(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    case line(_ from: Point, _ to: Point, width: Double = 4)
    /// A line through several places, which weighs less than several lines.
    case path([Point], width: Double = 4)
    case ring(_ middle: Point, _ radius: Double, width: Double = 4)
    case disc(_ middle: Point, _ radius: Double)
    /// A cable or band from a fixed place to the near hand.
    case cable(_ from: Point)
    /// A cable or band from a fixed place to the near ankle.
    case ankleCable(_ from: Point)
    /// A cable, band or rope from a fixed place to a part of the body.
    case tied(_ from: Point, Joint, width: Double = 2.5)
    /// A disc that goes along with a part of the body.
    case carried(Joint, _ offset: Point, _ radius: Double)
    /// A lever from its pivot to a round pad that goes along with a part of the body.
    case leverPad(_ pivot: Point, Joint, _ offset: Point, _ radius: Double)
    /// What someone kneels on, sliding up and down an upright at x.
    case kneeRest(_ x: Double)
    /// A lever that turns at the near knee, with a pad before the shank or behind it.
    case shankPad(isBehind: Bool = false)
    /// A pedal under a foot, and the crank or arm that it turns on.
    case pedal(_ from: Point, isNear: Bool = true)
    /// An arrow that goes most of the way round a place: what hands do there.
    case turning(_ around: Point, _ radius: Double)
    /// Shafts of arrows down, so far outside the feet of someone seen from the front: longer the more of the weight is
    /// on that foot.
    case loads(_ outward: Double)
    /// A plate that moves with the near sole.
    case solePlate
    /// The surface of the water.
    case water(_ height: Double)

    package static func chair(_ x: Double = 0, back: Bool = true) -> [Fixture] {
        let seat: [Fixture] = [
            .block(x - 16, 33, 36, 5), .line(Point(x - 13, 33), Point(x - 13, 2)),
            .line(Point(x + 16, 33), Point(x + 16, 2)),
        ]
        return seat + (back ? [.line(Point(x - 14, 36), Point(x - 18, 88), width: 5)] : [])
    }

    package static func bench(_ x: Double, _ width: Double = 90) -> [Fixture] {
        [
            .block(x, 30, width, 7), .line(Point(x + 10, 30), Point(x + 10, 2)),
            .line(Point(x + width - 10, 30), Point(x + width - 10, 2)),
        ]
    }

    package static func mat(_ x: Double, _ width: Double) -> [Fixture] {
        [.line(Point(x, 0), Point(x + width, 0), width: 3)]
    }

    package static func wall(_ x: Double, _ height: Double = 190) -> [Fixture] { [.block(x, 0, 6, height)] }

    /// Returns an upright with a pulley at a height and a cable to the hand.
    package static func tower(_ x: Double, pulley: Double) -> [Fixture] {
        let arm = Point(x + (x > 0 ? -8 : 8), pulley)
        return [.line(Point(x, 2), Point(x, max(pulley + 6, 120)), width: 6), .ring(arm, 4, width: 3), .cable(arm)]
    }
}

extension Fixture {
    /// A chair from the front.
    static let frontChair: [Fixture] = [
        .line(Point(-17, 40), Point(-17, 86), width: 5), .line(Point(17, 40), Point(17, 86), width: 5),
        .line(Point(-17, 84), Point(17, 84), width: 8), .line(Point(-21, 37), Point(21, 37), width: 7),
        .line(Point(-18, 36), Point(-18, 2)), .line(Point(18, 36), Point(18, 2)),
    ]

    /// A mat that someone lies on, seen from above.
    static let matFromAbove: [Fixture] = [
        .line(Point(-40, 26), Point(40, 26), width: 3), .line(Point(-40, 196), Point(40, 196), width: 3),
        .line(Point(-40, 26), Point(-40, 196), width: 3), .line(Point(40, 26), Point(40, 196), width: 3),
    ]

    /// The same for someone who lies along the picture.
    static let longMatFromAbove: [Fixture] = [
        .line(Point(-104, 46), Point(104, 46), width: 3), .line(Point(-104, 104), Point(104, 104), width: 3),
        .line(Point(-104, 46), Point(-104, 104), width: 3), .line(Point(104, 46), Point(104, 104), width: 3),
    ]

    /// A seat with a back and a post, as machines have it.
    static let machineSeat: [Fixture] = [
        .block(-18, 31, 38, 6), .line(Point(-16, 37), Point(-22, 104), width: 7), .line(Point(0, 31), Point(0, 2)),
        .line(Point(-26, 2), Point(-26, 110), width: 5),
    ]

    /// Returns a big ball to sit on or lean on.
    static func bigBall(_ x: Double, _ y: Double = 18, _ radius: Double = 19) -> Fixture {
        .ring(Point(x, y), radius, width: 5)
    }

    /// Returns a band or cable's fixed end and its line to the near hand.
    static func anchored(_ x: Double, _ y: Double) -> [Fixture] {
        [.line(Point(x, 2), Point(x, max(150, y + 10)), width: 4), .disc(Point(x, y), 4), .cable(Point(x, y))]
    }
}

/// What can be coloured as working.
package enum Part: String, Sendable, CaseIterable {
    case chest, belly, upperArm = "upper-arm", forearm, thigh, shank
}
