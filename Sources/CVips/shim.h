// Swift can't call variadic C functions: each of these is one call of libvips.
#include <vips/vips.h>

/// Opens what `bytes` hold without decoding it; they must outlive the image.
static inline VipsImage *vips_opened(const void *bytes, size_t length, const char *options) {
    return vips_image_new_from_buffer(
        bytes, length, options, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, NULL);
}

/// The same image at another width, upright and in sRGB.
static inline int vips_at_width(VipsImage *in, VipsImage **out, int width) {
    // A picture without a profile is in sRGB by convention. Asked to export it all the same, libvips 8.14 takes it through a
    // profile whose black is lighter, so that shadows become darker: 20 became 6.
    int isPlain = !vips_image_get_typeof(in, VIPS_META_ICC_NAME) &&
        vips_image_get_interpretation(in) != VIPS_INTERPRETATION_CMYK;
    if (isPlain) return vips_thumbnail_image(in, out, width, "height", VIPS_MAX_COORD, NULL);
    return vips_thumbnail_image(
        in, out, width, "height", VIPS_MAX_COORD, "export_profile", "srgb", "intent", VIPS_INTENT_PERCEPTUAL, NULL);
}

/// The square of an image that eyes go to.
static inline int vips_squared(VipsImage *in, VipsImage **out, int side) {
    return vips_smartcrop(in, out, side, side, "interesting", VIPS_INTERESTING_ATTENTION, NULL);
}

/// An image as JPEG, with nothing beside it; what is see-through becomes white.
static inline int vips_jpeg(VipsImage *in, void **bytes, size_t *length, int quality) {
    VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
    int result = vips_jpegsave_buffer(
        in, bytes, length, "Q", quality, "optimize_coding", TRUE, "interlace", TRUE, "strip", TRUE, "background",
        white, NULL);
    vips_area_unref(VIPS_AREA(white));
    return result;
}

/// An image as three bytes a pixel; what is see-through becomes white.
static inline int vips_plain(VipsImage *in, VipsImage **out) {
    VipsImage *coloured = NULL, *flat = NULL, *bytes = NULL;
    VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
    int result = vips_colourspace(in, &coloured, VIPS_INTERPRETATION_sRGB, NULL) ||
        (vips_image_hasalpha(coloured) ? vips_flatten(coloured, &flat, "background", white, NULL)
                                       : vips_copy(coloured, &flat, NULL)) ||
        vips_cast(flat, &bytes, VIPS_FORMAT_UCHAR, NULL) || vips_extract_band(bytes, out, 0, "n", 3, NULL);
    vips_area_unref(VIPS_AREA(white));
    if (coloured) g_object_unref(coloured);
    if (flat) g_object_unref(flat);
    if (bytes) g_object_unref(bytes);
    return result ? -1 : 0;
}
