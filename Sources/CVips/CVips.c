#include "CVips.h"

#include <dlfcn.h>
#include <stdio.h>

// What is used of libvips 8.13 or later and of GLib, which it is built on. Sizes and GTypes are gsize, a size_t; gboolean is
// an int; a status of 0 is success.
typedef struct _VipsArrayDouble VipsArrayDouble;

// Their numbers, as in vips/image.h, vips/foreign.h, vips/colour.h, vips/conversion.h and glib/gmessages.h of 8.14 and 2.74.
enum { VIPS_MAX_COORD = 10000000 };
enum { VIPS_ACCESS_SEQUENTIAL = 1 };
enum { VIPS_FAIL_ON_ERROR = 2 };
enum { VIPS_FORMAT_UCHAR = 0 };
enum { VIPS_INTENT_PERCEPTUAL = 0 };
enum { VIPS_INTERESTING_ATTENTION = 3 };
enum { VIPS_INTERPRETATION_CMYK = 15, VIPS_INTERPRETATION_sRGB = 22 };
enum { G_LOG_LEVEL_WARNING = 1 << 4 };
#define VIPS_META_ICC_NAME "icc-profile-data"

typedef struct {
    int (*vips_init)(const char *);
    void (*vips_operation_block_set)(const char *, int);
    void (*vips_cache_set_max)(int);
    void (*vips_concurrency_set)(int);
    void (*vips_error_clear)(void);
    void (*vips_thread_shutdown)(void);

    VipsImage *(*vips_image_new_from_buffer)(const void *, size_t, const char *, ...);
    VipsImage *(*vips_image_copy_memory)(VipsImage *);
    void *(*vips_image_write_to_memory)(VipsImage *, size_t *);
    int (*vips_image_get_width)(const VipsImage *);
    int (*vips_image_get_height)(const VipsImage *);
    int (*vips_image_get_bands)(const VipsImage *);
    int (*vips_image_get_format)(const VipsImage *);
    int (*vips_image_get_interpretation)(const VipsImage *);
    int (*vips_image_get_orientation_swap)(VipsImage *);
    size_t (*vips_image_get_typeof)(const VipsImage *, const char *);
    int (*vips_image_hasalpha)(VipsImage *);
    size_t (*vips_format_sizeof)(int);
    void (*vips_image_set_progress)(VipsImage *, int);
    void (*vips_image_set_kill)(VipsImage *, int);

    int (*vips_thumbnail_image)(VipsImage *, VipsImage **, int, ...);
    int (*vips_smartcrop)(VipsImage *, VipsImage **, int, int, ...);
    int (*vips_colourspace)(VipsImage *, VipsImage **, int, ...);
    int (*vips_flatten)(VipsImage *, VipsImage **, ...);
    int (*vips_copy)(VipsImage *, VipsImage **, ...);
    int (*vips_cast)(VipsImage *, VipsImage **, int, ...);
    int (*vips_extract_band)(VipsImage *, VipsImage **, int, ...);
    int (*vips_jpegsave_buffer)(VipsImage *, void **, size_t *, ...);
    VipsArrayDouble *(*vips_array_double_new)(const double *, int);
    void (*vips_area_unref)(VipsArrayDouble *);

    void (*g_object_unref)(void *);
    void (*g_free)(void *);
    unsigned long (*g_signal_connect_data)(void *, const char *, void (*)(void), void *, void *, int);
    unsigned (*g_log_set_handler)(
        const char *, int, void (*)(const char *, int, const char *, void *), void *);
} Functions;

/// Written once, by vips_library_open.
static Functions call;

/// Finds every function; returns the name of one that isn't there, or NULL.
static const char *find_functions(void *library, Functions *found) {
#define FIND(name)                                                                                                     \
    if (!(*(void **)&found->name = dlsym(library, #name))) return #name
    FIND(vips_init);
    FIND(vips_operation_block_set);
    FIND(vips_cache_set_max);
    FIND(vips_concurrency_set);
    FIND(vips_error_clear);
    FIND(vips_thread_shutdown);
    FIND(vips_image_new_from_buffer);
    FIND(vips_image_copy_memory);
    FIND(vips_image_write_to_memory);
    FIND(vips_image_get_width);
    FIND(vips_image_get_height);
    FIND(vips_image_get_bands);
    FIND(vips_image_get_format);
    FIND(vips_image_get_interpretation);
    FIND(vips_image_get_orientation_swap);
    FIND(vips_image_get_typeof);
    FIND(vips_image_hasalpha);
    FIND(vips_format_sizeof);
    FIND(vips_image_set_progress);
    FIND(vips_image_set_kill);
    FIND(vips_thumbnail_image);
    FIND(vips_smartcrop);
    FIND(vips_colourspace);
    FIND(vips_flatten);
    FIND(vips_copy);
    FIND(vips_cast);
    FIND(vips_extract_band);
    FIND(vips_jpegsave_buffer);
    FIND(vips_array_double_new);
    FIND(vips_area_unref);
    FIND(g_object_unref);
    FIND(g_free);
    FIND(g_signal_connect_data);
    FIND(g_log_set_handler);
#undef FIND
    return NULL;
}

static void be_silent(const char *domain, int level, const char *message, void *data) {
    (void)domain, (void)level, (void)message, (void)data;
}

bool vips_library_open(const char *library, char *problem, size_t capacity) {
    // Asked again, vips_init says 0 whatever it did the first time.
    static bool has_failed = false;
    Functions found;
    void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!opened) {
        const char *words = dlerror();
        snprintf(problem, capacity, "%s", words ? words : library);
        return false;
    }
    const char *lost = find_functions(opened, &found);
    if (lost) {
        snprintf(problem, capacity, "%s has no %s", library, lost);
        return false;
    }
    if (has_failed || found.vips_init("spotter")) {
        has_failed = true;
        snprintf(problem, capacity, "%s didn't start", library);
        return false;
    }
    // Its other decoders are less well tested against hostile files.
    found.vips_operation_block_set("VipsForeignLoad", true);
    found.vips_operation_block_set("VipsForeignLoadJpeg", false);
    found.vips_operation_block_set("VipsForeignLoadPng", false);
    found.vips_operation_block_set("VipsForeignLoadWebp", false);
    // Every file is different, so a cache of decoded ones is of no use.
    found.vips_cache_set_max(0);
    found.vips_concurrency_set(1);
    // A broken upload is no warning for the operator's log.
    found.g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING, be_silent, NULL);
    call = found;
    return true;
}

void vips_library_rest(void) {
    call.vips_error_clear();
    call.vips_thread_shutdown();
}

VipsImage *vips_picture_open(const void *bytes, size_t length, const char *options) {
    return call.vips_image_new_from_buffer(
        bytes, length, options, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, NULL);
}

VipsImage *vips_picture_in_memory(VipsImage *image) { return call.vips_image_copy_memory(image); }

VipsImage *vips_picture_at_width(VipsImage *image, int width) {
    // A picture without a profile is in sRGB by convention. Asked to export it all the same, libvips 8.14 takes it through a
    // profile whose black is lighter, so that shadows become darker: 20 became 6.
    bool is_plain = !call.vips_image_get_typeof(image, VIPS_META_ICC_NAME) &&
        call.vips_image_get_interpretation(image) != VIPS_INTERPRETATION_CMYK;
    VipsImage *out = NULL;
    int failed = is_plain
        ? call.vips_thumbnail_image(image, &out, width, "height", VIPS_MAX_COORD, NULL)
        : call.vips_thumbnail_image(
              image, &out, width, "height", VIPS_MAX_COORD, "export_profile", "srgb", "intent", VIPS_INTENT_PERCEPTUAL,
              NULL);
    return failed ? NULL : out;
}

VipsImage *vips_picture_squared(VipsImage *image, int side) {
    VipsImage *out = NULL;
    return call.vips_smartcrop(image, &out, side, side, "interesting", VIPS_INTERESTING_ATTENTION, NULL) ? NULL : out;
}

static VipsArrayDouble *white(void) { return call.vips_array_double_new((double[]){255}, 1); }

VipsImage *vips_picture_plain(VipsImage *image) {
    VipsImage *coloured = NULL, *flat = NULL, *bytes = NULL, *out = NULL;
    VipsArrayDouble *background = white();
    int failed = call.vips_colourspace(image, &coloured, VIPS_INTERPRETATION_sRGB, NULL) ||
        (call.vips_image_hasalpha(coloured) ? call.vips_flatten(coloured, &flat, "background", background, NULL)
                                            : call.vips_copy(coloured, &flat, NULL)) ||
        call.vips_cast(flat, &bytes, VIPS_FORMAT_UCHAR, NULL) ||
        call.vips_extract_band(bytes, &out, 0, "n", 3, NULL);
    call.vips_area_unref(background);
    if (coloured) vips_picture_free(coloured);
    if (flat) vips_picture_free(flat);
    if (bytes) vips_picture_free(bytes);
    return failed ? NULL : out;
}

void vips_picture_free(VipsImage *image) { call.g_object_unref(image); }

int vips_picture_width(const VipsImage *image) { return call.vips_image_get_width(image); }

int vips_picture_height(const VipsImage *image) { return call.vips_image_get_height(image); }

size_t vips_picture_bytes_of_a_pixel(const VipsImage *image) {
    return call.vips_format_sizeof(call.vips_image_get_format(image)) * (size_t)call.vips_image_get_bands(image);
}

bool vips_picture_lies_on_its_side(VipsImage *image) { return call.vips_image_get_orientation_swap(image); }

void *vips_picture_jpeg(VipsImage *image, int quality, size_t *length) {
    void *bytes = NULL;
    VipsArrayDouble *background = white();
    int failed = call.vips_jpegsave_buffer(
        image, &bytes, length, "Q", quality, "optimize_coding", true, "interlace", true, "strip", true, "background",
        background, NULL);
    call.vips_area_unref(background);
    return failed ? NULL : bytes;
}

void *vips_picture_pixels(VipsImage *image, size_t *length) { return call.vips_image_write_to_memory(image, length); }

void vips_bytes_free(void *bytes) { call.g_free(bytes); }

void vips_picture_watch(VipsImage *image, void (*look)(VipsImage *, void *, void *), void *watcher) {
    call.vips_image_set_progress(image, true);
    call.g_signal_connect_data(image, "eval", (void (*)(void))look, watcher, NULL, 0);
}

void vips_picture_stop(VipsImage *image) { call.vips_image_set_kill(image, true); }
