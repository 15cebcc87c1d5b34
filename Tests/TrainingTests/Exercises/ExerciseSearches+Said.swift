extension ExerciseSearches {
    /// Still more of what people say: slips, words of German speakers, short words and names of gear.
    static let said = Self.searches(
        """
        guns | dumbbell-curl barbell-curl
        bis | dumbbell-curl barbell-curl
        pullies | pull-up
        peach | barbell-hip-thrust glute-bridge
        thrusts | barbell-hip-thrust
        ass to grass squat | barbell-squat bodyweight-squat deep-squat-hold
        suicides | shuttle-run
        thruster | thruster
        devil press | devils-press
        man makers | renegade-row dumbbell-squat-and-press burpee
        farmers | farmer-carry
        suitcase walk | suitcase-carry
        waiters walk | waiter-carry
        zone 2 | easy-jog stationary-bike
        skull smashers | skull-crusher
        nosebreakers | skull-crusher
        pull through | cable-pull-through
        pulldowns | lat-pull-down
        flyes | dumbbell-chest-fly chest-fly-machine cable-crossover
        flies | dumbbell-chest-fly chest-fly-machine cable-crossover
        spidermans | worlds-greatest-stretch mountain-climbers
        good girl machine | hip-adduction-machine
        yes no machine | hip-adduction-machine hip-abduction-machine
        booty band walk | banded-side-walk
        crab walks | banded-side-walk bear-crawl
        hip raises | glute-bridge
        pelvic lift | glute-bridge
        butt lift | glute-bridge
        leg lifts | lying-leg-raise
        scissor kicks | flutter-kicks
        jack knife | v-up
        commandos | plank-to-push-up
        up downs | plank-to-push-up burpee
        penguins | heel-touches
        sqauts | barbell-squat bodyweight-squat
        sqat | barbell-squat bodyweight-squat
        deadlfit | barbell-deadlift
        dedlift | barbell-deadlift
        bech press | barbell-bench-press
        benhc press | barbell-bench-press
        pushps | push-up
        pulup | pull-up
        lunchs | forward-lunge
        lundges | forward-lunge
        plunk | forearm-plank
        crunchs | small-crunch
        curnches | small-crunch
        burpess | burpee
        kettleball swing | kettlebell-swing
        dumbell curls | dumbbell-curl
        dumbel row | supported-one-arm-row
        bycicle | stationary-bike easy-ride steady-ride bicycle-crunch
        eleptical | elliptical
        treadmil | treadmill-run treadmill-walk
        rowng machine | rowing-machine
        laterel raise | lateral-raise
        trizep pushdown | cable-push-down
        hammerstring curl | lying-leg-curl leg-curl-machine
        mountian climber | mountain-climbers
        turkish getup | turkish-get-up
        romanian deadlift dumbell | romanian-deadlift
        bulgarien split squat | bulgarian-split-squat
        russian twits | russian-twist
        jumping jaks | jumping-jacks
        overhead pres | barbell-overhead-press
        shrugz | dumbbell-shrug barbell-shrug
        streching | standing-hamstring-stretch worlds-greatest-stretch
        calve raise | calf-raise
        bizeps | dumbbell-curl barbell-curl
        trizeps | cable-push-down dumbbell-triceps-extension skull-crusher chair-dip
        kniebeuge | bodyweight-squat barbell-squat
        knee bend | bodyweight-squat half-knee-bends mini-squat
        knee bends | bodyweight-squat
        liegestütze | push-up
        liegestuetz | push-up
        klimmzug | pull-up
        klimmzüge | pull-up
        bankdrücken | barbell-bench-press
        kreuzheben | barbell-deadlift
        ausfallschritt | forward-lunge
        rudern | rowing-machine barbell-row
        schulterdrücken | barbell-overhead-press dumbbell-shoulder-press
        latzug | lat-pull-down
        lat pull | lat-pull-down
        beinpresse | leg-press
        beinstrecker | leg-extension-machine
        beinbeuger | leg-curl-machine lying-leg-curl
        wadenheben | calf-raise
        unterarmstütz | forearm-plank
        hampelmann | jumping-jacks
        seilspringen | jump-rope
        laufen | easy-jog steady-run
        joggen | easy-jog
        radfahren | stationary-bike easy-ride steady-ride
        schwimmen | crawl-swim breaststroke-swim
        spazieren | easy-walk brisk-walk
        laufband | treadmill-run treadmill-walk
        crosstrainer | elliptical
        ergometer | stationary-bike rowing-machine hand-bike
        hometrainer | stationary-bike
        home trainer | stationary-bike
        butterfly machine | chest-fly-machine
        butterfly reverse | reverse-pec-deck reverse-fly
        dehnen | standing-hamstring-stretch worlds-greatest-stretch
        bauch | small-crunch forearm-plank ab-wheel bicycle-crunch
        rücken | lat-pull-down barbell-row back-extension-bench barbell-deadlift
        nordic walking | nordic-walk
        stepper | stair-machine
        theraband rows | standing-band-row seated-band-row
        belly exercise | small-crunch forearm-plank bicycle-crunch
        rope jumping | jump-rope
        arm circling | arm-circles
        leg lifting | lying-leg-raise
        back trainer | back-extension-bench back-machine
        stretch the back of the leg | standing-hamstring-stretch lying-hamstring-strap
        arm bending | dumbbell-curl elbow-bends
        SA DB row | supported-one-arm-row
        DB OHP | dumbbell-shoulder-press
        BB curl | barbell-curl
        RFESS | bulgarian-split-squat chair-split-squat
        GM | barbell-good-morning good-morning
        HT | barbell-hip-thrust
        OHS | overhead-squat
        C&J | clean-and-jerk
        KBS | kettlebell-swing
        BWS | bodyweight-squat
        lat PD | lat-pull-down
        inc db bench | dumbbell-incline-press
        cg bench | close-grip-bench-press
        w chin up | weighted-chin-up chin-up
        EMOM | run-intervals bike-intervals row-intervals low-impact-intervals walking-intervals
        AMRAP | run-intervals bike-intervals row-intervals low-impact-intervals walking-intervals
        WGS | worlds-greatest-stretch
        SLR | straight-leg-raise
        LAQ | seated-leg-extension
        UBE | hand-bike
        T bar | t-bar-row
        12 3 30 | treadmill-incline-walk
        cables | cable-crossover seated-cable-row cable-push-down cable-face-pull
        cable machine | cable-crossover seated-cable-row cable-push-down cable-face-pull
        smith machine | smith-machine-squat smith-machine-bench-press
        dumbbells | dumbbell-curl dumbbell-bench-press supported-one-arm-row goblet-squat romanian-deadlift
        free weights | dumbbell-curl dumbbell-bench-press supported-one-arm-row goblet-squat romanian-deadlift dumbbell-lunge dumbbell-shoulder-press dumbbell-walking-lunge
        kettlebells | kettlebell-swing goblet-squat
        resistance bands | standing-band-row band-pull-apart banded-squat
        bands | standing-band-row band-pull-apart banded-squat
        mini band | banded-side-walk banded-glute-bridge banded-clam
        swiss ball | ball-crunch ball-dead-bug ball-wall-squat
        medball | medicine-ball-slam wall-ball medicine-ball-chest-throw
        slam ball | medicine-ball-slam
        plyo box | box-jump
        trx row | suspension-row
        trx | suspension-row
        rings | suspension-row
        pull up bar | pull-up
        chin up bar | chin-up pull-up
        landmine | landmine-press landmine-row
        ez bar | ez-bar-curl
        hex bar | trap-bar-deadlift
        sled | sled-push
        ropes | battle-ropes
        bench | barbell-bench-press
        preacher bench | preacher-curl
        roman chair | back-extension-bench
        dip station | bar-dip
        stair master | stair-machine
        echo bike | air-bike
        fan bike | air-bike
        watt bike | stationary-bike
        turbo | stationary-bike
        erg bike | stationary-bike
        pec fly machine | chest-fly-machine
        leg machine | leg-press leg-extension-machine leg-curl-machine
        abductor machine | hip-abduction-machine
        punching bag | bag-boxing
        foam pad | cushion-stand
        weight plate | weighted-push-up weighted-dip weighted-pull-up weighted-chin-up russian-twist
        ankle weights | ankle-weight-leg-extension
        backpack | rucksack-walk rucksack-squat
        gravitron | assisted-pull-up-machine
        """
    )
}
