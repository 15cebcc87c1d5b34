extension HelpTopic {
    static let training = [
        HelpTopic(
            id: "training",
            title: "A workout under way",
            text: """
                Spotter shows one exercise at a time. What is timed counts down, rings and goes on by itself, and \
                so do warm-up and cool-down as a whole; one tap skips them. A set that went as planned is one tap \
                at the bottom; say first how many times and how heavy if it was different. With the last set you \
                say how it was: easy, right or hard. Warm-up sets before a heavy lift have half of its weight, then \
                three quarters; they don't count as training. What you end early counts as long as it took, and \
                the workout ends by itself with its last stretch. Look back at what is done to change it. A rest \
                ends by itself; + 15 s makes it longer. The clock leaves your pauses out. Everything you tell is kept \
                on the device first: reload, lose the network, or go on with another phone, and nothing is lost or \
                counted twice.
                The end of a rest or of a timed set sounds, and shakes the phone where it can. While the page is \
                open behind a locked screen it is also told as a notice, if you allow those; a phone that puts the \
                page to sleep may tell it late.
                Say what hurts, each place by itself, and what is left is looked at again; “It’s over” takes it back.
                Warm up first and cool down after. Stop if something hurts, or if you feel dizzy, sick, or short \
                of breath at rest; see a doctor about pain in the chest, fainting, or a heart that stumbles.
                """
        ),
        HelpTopic(
            id: "workouts",
            title: "Workouts",
            text: """
                Say how hard, how long and where, and what you have; Spotter makes a workout that fits in that \
                time within a tenth. How hard is told by talking: easy is when you could sing, moderate when you \
                can talk but not sing, vigorous when you manage a few words, hard when you can't talk at all.
                The first time you train somewhere with the basics, tick what is there: a barbell at home, no \
                rowing machine at the gym, a pool you swim in. Workouts then use only that. You change it in the \
                same place, or under Train → What is there.
                What your health details rule out is never in it, and the page says what was left out and why. The \
                arrows beside an exercise offer others for its place; one you never want again you leave out for \
                good, and can take that back among the exercises. Edit changes anything else. What you don't start \
                waits under Workouts. Just a walk, a run, a ride or a swim is one tap on its minutes, on Train.
                The energy is a guess: each exercise's MET, so many times the energy of sitting still, times your \
                weight and the time it takes.
                """
        ),
        HelpTopic(
            id: "exercises",
            title: "Exercises",
            text: """
                Look for an exercise by its name or by what it trains, like chest or legs; the chips show only one \
                kind, or what can be done where you are with what you have. Its page says what it takes in METs \
                (so many times the energy of sitting still), how much it loads each joint, and for whom it is not.
                What isn't on the list you write down yourself. Say what it loads and what comes with it: while \
                you say nothing, it counts as asking everything of the body, and workouts propose it only while \
                nothing hurts you. An exercise you don't like you leave out for good on its page; you can take \
                that back.
                """
        ),
        HelpTopic(
            id: "videos",
            title: "Videos",
            text: """
                Under Train → Videos, and on the page of each exercise, you see how it is done, for your level. \
                Nothing is loaded from YouTube before you press play; looking for videos, Spotter sends what you \
                look for and nothing about you. If whoever runs this Spotter has no key for YouTube, a link opens \
                the search there.
                """,
            part: "videos"
        ),
        HelpTopic(
            id: "gyms",
            title: "Gyms near you",
            text: """
                Gyms come from lists that whoever runs this Spotter read in, so hours may be out of date: call \
                before a long way. Your place is used for the answer and then forgotten; “Remember this place” \
                keeps it encrypted until you say “Forget”. On a map, its pictures come from another server, which \
                sees what part of the map you look at. Names of towns, where they are understood, are GeoNames' \
                (geonames.org, CC BY 4.0); what you type is asked nobody else.
                """
        ),
        HelpTopic(
            id: "trained",
            title: "What you trained",
            text: """
                Under Train stands your week, as a chart and as a table. Log what you did by its exercise or by \
                your average heart rate alone, or bring in the file of your watch (FIT, TCX or GPX). Its energy is \
                a line of your diary's day: the best known number counts, first what a device measured, then what \
                you typed, then by heart rate, by the activity table, by METs. Change or remove it where you \
                trained it, and the diary follows.
                A file of a workout you conducted here is recognised by its time: its heart rate joins the \
                workout, and nothing counts twice.
                Under Progress, the next weight and reps come from what you really did: one rep more until every \
                set reaches the top of your range, then a little more weight. What was easy gets more weight at \
                once, and what was hard stays as it is. The weight you could lift once is \
                estimated from sets of up to 12 reps, and says too little when a set was easy.
                """
        ),
        HelpTopic(
            id: "free-time",
            title: "Your free time",
            text: """
                Under Train → Plan your week you say in which hours you could train, and how long it takes with \
                travel and shower. Spotter takes out what your calendars and your plans keep busy and shows what \
                is left. The best times are marked with their reason: your usual hour, a day of rest on either \
                side, two days since the last hard session.
                Tap a slot to plan a workout in it. It counts as done when you train around its time; one that \
                didn't happen is offered the best time there is. Move it there, say you did it, or let it go; after \
                two days nothing is asked any more. What you agreed with a buddy is one plan for both: ask them for another \
                time, and taken off it goes for both.
                """
        ),
        HelpTopic(
            id: "music",
            title: "Music",
            text: """
                Under Train → More → Music stand the songs of the folder that this Spotter was given, with how many \
                beats a minute they have. That is measured from their sound and may be off by half or double, as \
                listeners are. Tap along to a song and save: your tempo counts for you, and what three people agree \
                on counts for everybody.
                Love what you like. What you never want to hear again is kept in the list, so that you can take that \
                back. Both stay with the song when its file is renamed, moved or tagged anew, and come along when you \
                take your data with you. Under What I like you name artists, genres and moods that come first, and \
                artists and genres that no playlist is to have.
                A playlist follows a workout: make one on the workout's page, or under Music → Playlists for what you'll \
                do. Each song says why it is there, and Make another makes one more of its kind. Each morning there is a fresh \
                one for what you planned, and the reminder to train plays it with one tap. What you play goes on at the \
                foot of every page; after the page was loaded anew, one tap goes on. With a heart rate strap on during a \
                workout, songs come and bend by your pulse, by 8 % at most; the flame in the player turns that off. Keep \
                for the gym puts a list on this device until you log out, so that it plays without a network.
                Under Where songs come from you connect your own: a Subsonic server such as Navidrome, whose songs play \
                here, or Spotify, whose songs play there. Only you see and hear them. Each is switched off and on with \
                one tap, and disconnecting forgets what opens it. A heart here is a star on your server. Where nobody \
                says how fast a song is, the same recording in the house's folder does, or you tap along. Spotify lets \
                five people of a house in, and wants whoever runs it to have Premium.
                """,
            part: "music"
        ),
        HelpTopic(
            id: "training-reminders",
            title: "Reminders to train",
            text: """
                Once you said when you would train, Spotter tells you when such a time is free: how long, with a \
                kind word and a workout that fits. A workout you planned is told of in its place. One switch under \
                Train → Reminders to train turns them off and on.
                Say “I'm working out” or “Not today” and nothing more comes until the next day. Snooze, and it \
                comes again while there is still enough time. “I'm busy” asks until when, and keeps that time taken, \
                though no calendar knows why. A planned workout is let go by “I'm busy” and “Not today”: it leaves your calendar, and its \
                page gives it another time. All but the snooze can be taken back.
                """
        ),
        HelpTopic(
            id: "calendars",
            title: "Calendars",
            text: """
                Under Settings → Calendars you connect the calendars that fill your days: by the address that \
                publishes them, by an account, or as a file. Spotter reads when you are busy, from yesterday to \
                eight weeks ahead, every hour. What is marked as free, cancelled or declined by you takes no time. \
                It changes nothing in your calendar, but for planned workouts where you ask for that.
                Titles are kept only if you want to see them; places, notes and guests never are. What opens a \
                calendar (its secret address, your password) is encrypted, in no export, and forgotten when you \
                disconnect; so is all it brought. If one can't be read for long, you are told once, and the page \
                says what helps.
                """
        ),
    ]
}
