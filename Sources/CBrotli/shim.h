#include <brotli/decode.h>
#include <brotli/encode.h>

/// Compresses bytes as far as the format goes; the library declares this with arrays whose lengths are arguments, which Swift
/// can't see. Returns 0 without memory or room.
static inline int brotli_compressed(const uint8_t *bytes, size_t count, uint8_t *room, size_t *size) {
    return BrotliEncoderCompress(
        BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, count, bytes, size, room);
}

/// Decompresses bytes. Returns 0 for what isn't whole, or without room.
static inline int brotli_decompressed(const uint8_t *bytes, size_t count, uint8_t *room, size_t *size) {
    return BrotliDecoderDecompress(count, bytes, size, room) == BROTLI_DECODER_RESULT_SUCCESS;
}
