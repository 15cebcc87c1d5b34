extension ExerciseSearches {
    /// What lifters, physiotherapists, beginners and German speakers typed and found something else or nothing.
    static let typed = Self.searches(
        """
        c2b | pull-up
        chest to bar | pull-up
        kipping | pull-up
        kipping pull ups | pull-up
        wide grip pull ups | pull-up
        wide pull up | pull-up
        muscle up | muscle-up
        muscle ups | muscle-up
        MU | muscle-up
        pec | barbell-bench-press push-up
        pecs | barbell-bench-press push-up
        chest day | barbell-bench-press
        swimming | crawl-swim
        cardio | brisk-walk easy-jog
        cardio workout | brisk-walk easy-jog
        leg raises | lying-leg-raise hanging-leg-raise
        legs | barbell-squat bodyweight-squat
        leg day | barbell-squat bodyweight-squat
        glutes | barbell-hip-thrust glute-bridge
        abs | forearm-plank small-crunch
        bike | stationary-bike
        foam roll | foam-roll-calves foam-roll-quads foam-roll-upper-back
        foam rolling | foam-roll-calves foam-roll-quads foam-roll-upper-back
        foam roll quads | foam-roll-quads
        foam roller back | foam-roll-upper-back
        blackroll | foam-roll-calves foam-roll-quads foam-roll-upper-back
        thoracic extension | foam-roll-upper-back
        copenhagen | copenhagen-plank
        copenhagen plank | copenhagen-plank
        copenhagen adduction | copenhagen-plank
        windmill | kettlebell-windmill
        kb windmill | kettlebell-windmill
        handstand | wall-handstand
        hand stand | wall-handstand
        handstands | wall-handstand
        handstand hold | wall-handstand
        HSPU | pike-push-up
        devils press | devils-press
        devil's press | devils-press
        jefferson curl | jefferson-curl
        jefferson curls | jefferson-curl
        upper chest | incline-bench-press dumbbell-incline-press
        lower chest | decline-bench-press bar-dip
        inner chest | cable-crossover dumbbell-chest-fly chest-fly-machine
        lower abs | reverse-crunch lying-leg-raise hanging-leg-raise
        overhead tricep | dumbbell-triceps-extension cable-overhead-triceps-extension
        behind the neck press | barbell-overhead-press
        BTN press | barbell-overhead-press
        FP | cable-face-pull
        LTE | skull-crusher
        BPA | band-pull-apart
        PP | barbell-push-press
        SL bridge | single-leg-glute-bridge
        SL squat | pistol-squat single-leg-chair-squat
        thigh machine | leg-extension-machine
        standing calf | standing-calf-raise-machine calf-raise
        wall angels | wall-slide wall-slide-arms
        psoas stretch | half-kneel-hip-stretch hip-flexor-stretch-standing couch-stretch
        mckenzie | cobra-pose
        mckenzie press up | cobra-pose
        nerve glide | lying-hamstring-strap
        heel drops | calf-raise
        step downs | step-up low-step-up bottom-step
        VMO | thigh-squeeze straight-leg-raise
        TKE | thigh-squeeze seated-leg-extension seated-leg-extend ankle-weight-leg-extension
        ACL exercises | straight-leg-raise thigh-squeeze
        knee rehab | straight-leg-raise thigh-squeeze
        shoulder rehab | standing-shoulder-blade-squeeze
        physio shoulder | standing-shoulder-blade-squeeze
        towel scrunch | toe-spread
        pendulum | arm-swings seated-arm-swings
        otago | single-leg-stand tandem-stand heel-stand balance-board-stand one-leg-taps cross-step-walk
        falls prevention | single-leg-stand tandem-stand heel-stand balance-board-stand one-leg-taps cross-step-walk
        jacobs ladder | stair-machine
        versaclimber | stair-machine
        agility ladder | side-shuffle shuttle-run
        cone drills | side-shuffle shuttle-run
        gorilla row | kettlebell-row
        cable fly low to high | cable-crossover
        scaption | lateral-raise
        21s | barbell-curl dumbbell-curl
        gripper | ball-squeeze
        shrimp squat | pistol-squat
        stiff leg | stiff-leg-deadlift
        leg lowers | lying-leg-raise
        half kneeling press | one-arm-dumbbell-press
        lizard pose | worlds-greatest-stretch
        frog pose | adductor-rock-back
        happy baby | knees-to-chest
        upward dog | cobra-pose
        camel pose | cobra-pose
        half moon | warrior-three
        band dislocates | towel-pass
        box breathing | belly-breath-seated standing-breath lying-breath
        running outside | easy-jog
        park run | easy-jog
        cycling outside | easy-ride
        reverse plank | glute-bridge-hold
        kurzhanteln | dumbbell-curl dumbbell-bench-press
        kurzhantelrudern | supported-one-arm-row bent-over-dumbbell-row
        langhantel kniebeuge | barbell-squat
        einbeinige kniebeuge | pistol-squat
        rumänisches kreuzheben | barbell-romanian-deadlift
        schrägbankdrücken | incline-bench-press
        brustpresse | chest-press-machine
        nackendrücken | barbell-overhead-press
        trizepsdrücken | cable-push-down
        bizepscurls | dumbbell-curl barbell-curl
        schulterheben | dumbbell-shrug barbell-shrug
        dips am barren | bar-dip
        klimmzüge im untergriff | chin-up
        bauchpresse | belly-machine
        beinheben | lying-leg-raise
        klappmesser | v-up
        seitstütz | side-plank
        vierfüßler | bird-dog
        beckenheben | glute-bridge
        hüftheben | glute-bridge
        rückenstrecker | back-extension-bench back-machine
        wandsitz | wall-sit
        adduktoren | hip-adduction-machine
        abduktoren | hip-abduction-machine
        wadendehnung | calf-stretch-wall
        wandern | trail-walk
        rad fahren | stationary-bike easy-ride steady-ride
        sonnengruß | sun-salutation
        herabschauender hund | downward-dog
        brust | barbell-bench-press push-up
        waden | calf-raise standing-calf-raise-machine
        po | barbell-hip-thrust glute-bridge
        ausdauer | brisk-walk easy-jog
        gleichgewicht | single-leg-stand tandem-stand heel-stand balance-board-stand one-leg-taps cross-step-walk
        """
    )
}
