/// What lifters, coaches and physiotherapists say for short, and exercises by names that only some use.
extension SearchSynonyms {
    static let coachesWords = """
        BTN press, behind neck press: overhead press
        PP: push press
        PC: power clean
        FP: face pull
        LTE: skull crusher
        BPA: band pull apart
        SL: single leg
        SLS: single leg stand
        VMO: thigh squeeze | straight leg raise
        TKE, terminal knee extension: thigh squeeze | seated leg extension
        towel scrunch: toe spread
        !foot: foot roll | toe spread
        ~pendulum, codman: arm swings
        ~landmine squat, cable squat: goblet squat
        ~versaclimber, versa climber, jacobs ladder: stair climber
        ~agility ladder, ladder drill, speed ladder, cone drill: side shuffle | shuttle run
        !standing calf: standing calf raise
        thigh machine: leg extension
        upper chest: incline bench press
        lower chest: decline bench press | dip
        inner chest, middle chest: cable crossover | chest fly
        lower ab: reverse crunch | lying leg raise
        overhead tricep: overhead triceps extension
        psoas stretch, psoas: hip flexor stretch
        wall angel, snow angel: wall slide
        mckenzie press up, mckenzie, prone press up: cobra
        ~nerve glide, nerve floss: lying hamstring stretch
        heel drop: calf raise
        step down: step up
        ~gorilla row: kettlebell row
        cable fly low high, cable fly high low, low high cable fly, high low cable fly: cable crossover
        ~scaption: lateral raise
        twenty ones, 21s: barbell curl
        gripper, hand gripper: ball squeeze
        ~plate pinch: farmers walk
        ~shrimp squat, skater squat: pistol squat
        DB stiff leg, stiff leg: stiff leg deadlift
        ~ab coaster: hanging knee raise
        leg lower, leg lowering: lying leg raise
        ~reverse plank: glute bridge hold
        half kneeling press: one arm dumbbell press
        ~camel pose: cobra
        ~lizard pose: worlds greatest stretch
        frog pose: adductor rock back
        ~happy baby: knees to chest
        upward dog, up dog, upward facing dog: cobra
        ~half moon: warrior three
        band dislocate: shoulder pass through
        box breathing, square breathing: belly breathing
        run outside, outdoor run, park run, run outdoors: easy run
        power walk, powerwalk, brisk walking: brisk walk
        jog on the spot, jogging on the spot, run on the spot, running on the spot: jog in place
        heels elevated squat, heel elevated squat: goblet squat
        ~bingo wings, bingo wing: triceps extension | triceps pushdown
        ~mummy tummy, mom pooch, diastasis: pelvic tilt | dead bug
        hip opener: pigeon pose | hip switch
        girl push up, ladies push up: knee push up
        ~hip hike: standing side leg lift
        chest expander: band pull apart
        ~push jerk, split jerk: push press
        ~hang snatch: dumbbell snatch
        cycle outside, bike outside, outdoor ride: easy ride
        """
}
