extension ExerciseSearches {
    /// What gyms, physiotherapists, runners and swimmers type, in British and American English.
    static let clinic = Self.searches(
        """
        ab crunch machine | belly-machine
        ab machine | belly-machine
        hammie curls | lying-leg-curl leg-curl-machine
        RDLs | barbell-romanian-deadlift romanian-deadlift
        good morning | barbell-good-morning good-morning
        glute kickbacks | glute-kickback-machine cable-kickback donkey-kick standing-leg-kickback
        tricep kickbacks | dumbbell-triceps-kickback
        overhead tricep extension | dumbbell-triceps-extension cable-overhead-triceps-extension
        bent over flys | reverse-fly
        chest flys | dumbbell-chest-fly chest-fly-machine
        db pullover | dumbbell-pullover
        landmine | landmine-press landmine-row
        zerchers | zercher-squat
        sumo squats | wide-squat dumbbell-sumo-squat
        plank jacks | plank-jack
        bear crawls | bear-crawl
        bear plank | bear-hold
        hollow rocks | hollow-hold
        tib raises | toe-raise
        shoulder shrugs | dumbbell-shrug barbell-shrug
        farmer's carries | farmer-carry
        suitcase carries | suitcase-carry
        rucking | rucksack-walk
        ruck | rucksack-walk
        hill sprints | hill-repeats sprint-intervals
        interval run | run-intervals
        tempo runs | tempo-run
        easy run | easy-jog
        easy runs | easy-jog
        long run | steady-run easy-jog
        power walk | brisk-walk power-march
        speed walking | brisk-walk race-walk
        incline walk | treadmill-incline-walk
        incline treadmill walk | treadmill-incline-walk
        climbing stairs | stair-walk stair-machine
        hiking | trail-walk
        mountain bike | mountain-ride
        road cycling | steady-ride easy-ride
        recumbent | recumbent-bike
        breast stroke | breaststroke-swim
        freestyle swim | crawl-swim
        water aerobics | water-aerobics
        aqua aerobics | water-aerobics
        water walking | pool-walk
        rollerblading | inline-skating
        shadowboxing | shadow-boxing
        heavy bag | bag-boxing
        kick boxing | kickboxing-combo front-kicks
        dancing | free-dance
        sun salutations | sun-salutation
        warrior 2 | warrior-two
        tree | tree-pose
        savasana | lying-rest
        legs up the wall | legs-up-wall
        cat camel | cat-cow cat-cow-flow
        open books | open-book
        90 90 | hip-switch-90-90
        couch stretch | couch-stretch
        hip flexor stretch | half-kneel-hip-stretch hip-flexor-stretch-standing
        piriformis stretch | lying-figure-four seated-figure-four pigeon-pose
        glute stretch | lying-figure-four pigeon-pose seated-figure-four seated-glute-hug lying-pigeon
        groin stretch | inner-thigh-stretch-standing adductor-rock-back seated-inner-thigh-stretch bound-angle-pose
        doorway stretch | chest-opener-wall
        pec stretch | chest-opener-wall seated-chest-opener
        neck stretch | neck-side-stretch neck-diagonal-stretch
        shoulder stretch | cross-arm-stretch
        soleus stretch | lower-calf-stretch
        achilles stretch | lower-calf-stretch calf-stretch-wall
        chin tucks | chin-slide
        scapular squeezes | standing-shoulder-blade-squeeze seated-shoulder-blade-squeeze
        shoulder external rotation | band-external-rotation cable-external-rotation side-lying-external-rotation
        quad sets | thigh-squeeze
        heel slides | lying-leg-slide
        straight leg raises | straight-leg-raise
        clamshells | clam
        ankle pumps | ankle-pumps
        pelvic tilts | lying-pelvic-tilt
        kegels | pelvic-floor-lift
        chair stands | sit-to-stand
        sit to stands | sit-to-stand
        heel to toe walk | tandem-walk
        balance on one leg | single-leg-stand
        stand on one leg | single-leg-stand
        band pull aparts | band-pull-apart
        pallof press | cable-anti-turn-press standing-anti-turn-press
        wood chops | cable-wood-chop band-wood-chop standing-wood-chop
        med ball slams | medicine-ball-slam
        prowler push | sled-push
        sled pulls | sled-drag
        box step ups | step-up low-step-up
        swiss ball crunch | ball-crunch
        decline bench | decline-bench-press
        chest supported rows | chest-supported-row
        machine row | seated-row-machine
        rope curls | rope-hammer-curl
        straight arm pulldown | straight-arm-pulldown
        bench dips | chair-dip
        parallel bar dips | bar-dip
        wrist curls | dumbbell-wrist-curl
        dead hangs | dead-hang
        scap pull ups | shoulder-blade-pull-up
        negatives | negative-pull-up
        pull up negatives | negative-pull-up
        clean & press | dumbbell-clean-and-press kettlebell-clean-and-press
        single arm kb swing | one-arm-kettlebell-swing
        wheelchair push | wheelchair-push
        hand cycle | hand-bike
        arm bike | hand-bike
        pushchair walk | pushchair-walk
        stroller walk | pushchair-walk
        heels elevated squats | goblet-squat
        girl push ups | knee-push-up
        peleton | stationary-bike
        chest expander | band-pull-apart
        push jerk | barbell-push-press push-press
        hang snatch | dumbbell-snatch
        tuck jumps | jump-squat
        star jump | jumping-jacks
        bingo wings | dumbbell-triceps-extension cable-push-down cable-overhead-triceps-extension
        grip strength | dead-hang farmer-carry fist-squeeze ball-squeeze
        couch to 5k | jog-walk
        spin class | stationary-bike
        skierg | ski-machine
        running in place | jog-in-place
        seated hamstring stretch | seated-hamstring-stretch
        """
    )
}
