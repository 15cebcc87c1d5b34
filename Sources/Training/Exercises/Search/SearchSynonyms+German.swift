/// What people from German-speaking places type: their words, and what these become in English.
extension SearchSynonyms {
    static let germanWords = """
        kniebeuge, kniebeugen: squat
        liegestutze, liegestutzen, liegestutz, liegestuetze, liegestuetz: push up
        klimmzug, klimmzuge, klimmzuege: pull up
        bankdrucken, bankdruecken: bench press
        kreuzheben: deadlift
        ausfallschritt, ausfallschritte: lunge
        rudern: rowing machine | barbell row
        rudermaschine, rudergerat: rowing machine
        schulterdrucken, schulterdruecken: overhead press
        latzug: lat pulldown
        beinpresse: leg press
        beinstrecker: leg extension
        beinbeuger: leg curl
        wadenheben: calf raise
        seitheben: lateral raise
        unterarmstutz, unterarmstuetz: plank
        hampelmann: jumping jack
        seilspringen, rope jumping: jump rope
        laufen, joggen: run
        laufband: treadmill
        radfahren, fahrrad: cycle
        hometrainer, home trainer: exercise bike
        schwimmen: swim
        spazieren, spaziergang, gehen: walk
        dehnen: stretch
        hantel, kurzhantel: dumbbell
        langhantel: barbell
        """
}
