extension ExerciseSearches {
    /// More of what people type: slang, plurals, short words, British and American spelling, slips.
    static let slang = Self.searches(
        """
        chinup | chin-up
        ab wheel | ab-wheel
        russian twist | russian-twist
        cable fly | cable-crossover
        cable flyes | cable-crossover
        db press | dumbbell-bench-press dumbbell-shoulder-press
        lat pulldown | lat-pull-down
        good mornings | barbell-good-morning
        elliptical | elliptical
        cross trainer | elliptical
        spin bike | stationary-bike
        spinning | stationary-bike
        stretch hamstring | standing-hamstring-stretch
        burpee | burpee
        press ups | push-up
        push ups on knees | knee-push-up
        incline db press | dumbbell-incline-press
        flat bench | barbell-bench-press
        benchpress | barbell-bench-press
        sumo dl | sumo-deadlift
        hex bar deadlift | trap-bar-deadlift
        air squat | bodyweight-squat
        goblet | goblet-squat
        lunge | forward-lunge walking-lunge reverse-lunge
        leg ext | leg-extension-machine
        ham curl | lying-leg-curl leg-curl-machine
        leg curl | lying-leg-curl leg-curl-machine
        biceps curls | dumbbell-curl barbell-curl
        rope pushdown | cable-push-down
        lat raise | lateral-raise
        rear delt fly | reverse-fly cable-rear-delt-fly reverse-pec-deck
        pec deck | chest-fly-machine
        pec dec | chest-fly-machine
        shrugs | dumbbell-shrug barbell-shrug
        upright rows | upright-row
        tbar row | t-bar-row
        bent over row | barbell-row
        one arm row | supported-one-arm-row
        kb swings | kettlebell-swing
        kettle bell swing | kettlebell-swing
        snatch | dumbbell-snatch kettlebell-snatch
        clean and jerk | clean-and-jerk
        power clean | power-clean
        wallballs | wall-ball
        skipping rope | jump-rope
        double unders | fast-rope jump-rope
        rowing | rowing-machine
        stairmaster | stair-machine
        assault bike | air-bike
        jogging | easy-jog
        sprints | sprint-intervals
        v ups | v-up
        hollow hold | hollow-hold
        hanging leg raises | hanging-leg-raise
        toes to bar | toes-to-bar
        side planks | side-plank
        bird dogs | bird-dog
        dead bugs | dead-bug
        fire hydrants | fire-hydrant
        child pose | childs-pose
        down dog | downward-dog
        cat cow | cat-cow
        quad stretch | standing-quad-stretch
        farmers carry | farmer-carry
        farmer walks | farmer-carry
        sled push | sled-push
        battle rope | battle-ropes
        nordics | nordic-curl
        pistols | pistol-squat
        hyperextension | back-extension-bench
        back extensions | back-extension-bench
        adductor machine | hip-adduction-machine
        swimming | crawl-swim breaststroke-swim
        cycling | steady-ride stationary-bike easy-ride
        walking | brisk-walk easy-walk
        superman | superman
        flutter kicks | flutter-kicks
        bicyle crunch | bicycle-crunch
        hack squats | hack-squat
        clam shells | clam
        pigeon stretch | pigeon-pose
        plank hold | forearm-plank
        muscle up | muscle-up
        bb squat | barbell-squat
        bb bench | barbell-bench-press
        smith squat | smith-machine-squat
        monster walks | banded-side-walk
        wall sits | wall-sit
        jump squats | jump-squat
        lateral lunges | side-lunge
        skaters | skater-hops
        inch worm | inchworm-walk-out
        shoulder taps | plank-shoulder-tap
        decline situp | decline-sit-up
        captains chair | hanging-knee-raise
        zottman | reverse-curl
        cobra | cobra-pose
        concept 2 | rowing-machine
        ankle taps | heel-touches
        stomach vacuum | belly-breath-seated standing-breath
        """
    )
}
