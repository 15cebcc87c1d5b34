import Foundation

/// Sets how the system schedules the program's threads.
enum ThreadPolicy {
    /// Prevents a woken thread from preempting the one that woke it (SCHED_BATCH, see sched(7)).
    ///
    /// A request passes through several threads; preemption cost a quarter of a busy machine. It applies only to
    /// threads that are made afterwards.
    static func takeTurns() {
        #if os(Linux)
        // SCHED_BATCH of linux/sched.h, which Swift can't import.
        let batch: Int32 = 3
        var parameters = sched_param(sched_priority: 0)
        sched_setscheduler(0, batch, &parameters)
        #endif
    }
}
