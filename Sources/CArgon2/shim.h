#include <argon2.h>
#ifdef __linux__
#include <malloc.h>
#endif

/// Has the memory of a hash go back to the system once it is computed. glibc would take the first one for a sign that as
/// much is needed often, and keep it in each thread's heap: see M_MMAP_THRESHOLD in mallopt(3).
static inline void argon2_give_memory_back(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}
