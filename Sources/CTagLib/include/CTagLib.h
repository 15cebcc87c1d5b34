// What a song file says of itself, read by TagLib, whose own C interface knows neither these tags nor covers.
#ifndef CTAGLIB_H
#define CTAGLIB_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    SONG_TAGS_MP3,
    SONG_TAGS_FLAC,
    SONG_TAGS_VORBIS,
    SONG_TAGS_OPUS,
    SONG_TAGS_WAV,
    SONG_TAGS_MP4
} SongTagsFormat;

typedef struct {
    /// The most bytes that are read of a file, in all.
    int64_t bytes;
    /// The most bytes of a text; a longer one is cut.
    size_t text;
    /// The most bytes of a cover; a larger one is passed over.
    size_t cover;
} SongTagsLimits;

typedef struct SongTagsFile SongTagsFile;

/// Reads an open file, which stays open. Returns NULL for one that TagLib can't read.
SongTagsFile *song_tags_read(int descriptor, SongTagsFormat format, SongTagsLimits limits);
void song_tags_free(SongTagsFile *file);

/// Returns the first value of a tag by TagLib's name for it ("TITLE"), in UTF-8; NULL for none.
/// It lives as long as the file.
const char *song_tags_text(const SongTagsFile *file, const char *name);
/// Returns the front cover, else any picture, as it is encoded; NULL for none. It lives as long as the file.
const uint8_t *song_tags_cover(const SongTagsFile *file, size_t *length);
/// Returns 0 where it isn't known.
int song_tags_milliseconds(const SongTagsFile *file);
/// Returns kilobits a second; 0 where it isn't known.
int song_tags_bit_rate(const SongTagsFile *file);

#ifdef __cplusplus
}
#endif

#endif
