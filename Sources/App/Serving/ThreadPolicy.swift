import Foundation

/// How the system shares its processors among the program's threads.
enum ThreadPolicy {
    /// Lets a thread that was woken wait its turn: a request goes through several threads, and each time one woke another
    /// it lost its processor to it, which cost a quarter of a busy machine (SCHED_BATCH in sched(7)).
    ///
    /// Counts for the threads that are made afterwards.
    static func takeTurns() {
        #if os(Linux)
        // SCHED_BATCH of linux/sched.h, which Swift doesn't see.
        let batch: Int32 = 3
        var parameters = sched_param(sched_priority: 0)
        sched_setscheduler(0, batch, &parameters)
        #endif
    }
}
