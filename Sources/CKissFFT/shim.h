#include <stdlib.h>
#include <kissfft/kiss_fftr.h>

/// Frees a plan; the library gives this only as a macro, which Swift can't see.
static inline void kiss_fftr_released(kiss_fftr_cfg plan) { kiss_fftr_free(plan); }
