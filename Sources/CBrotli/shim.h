#include <brotli/decode.h>
#include <brotli/encode.h>
#ifdef __linux__
#include <malloc.h>
#endif

/// Compresses bytes as far as the format goes; the library declares this with arrays whose lengths are arguments, which
/// Swift can't see. Returns 0 without memory or room.
///
/// The encoder's tables, some ten megabytes, would stay with the thread that needed them once.
static inline int brotli_compressed(const uint8_t *bytes, size_t count, uint8_t *room, size_t *size) {
    int is_done = BrotliEncoderCompress(
        BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, count, bytes, size, room);
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    return is_done;
}

/// Decompresses bytes. Returns 0 for what isn't whole, or without room.
static inline int brotli_decompressed(const uint8_t *bytes, size_t count, uint8_t *room, size_t *size) {
    return BrotliDecoderDecompress(count, bytes, size, room) == BROTLI_DECODER_RESULT_SUCCESS;
}
