// What Pictures needs of libvips, which is opened for the first picture: a program that decodes none has none of it in
// memory, and a house without it builds and serves.
#ifndef CVIPS_H
#define CVIPS_H

#include <stdbool.h>
#include <stddef.h>

/// An image of libvips, decoded when its pixels are needed.
typedef struct _VipsImage VipsImage;

/// Opens libvips, which stays open, and leaves it three loaders: JPEG, PNG and WebP. Returns false where it can't, with why
/// in `problem`. Whatever else stands here is called after it returned true; two threads don't call it at once.
bool vips_library_open(const char *library, char *problem, size_t capacity);
/// Forgets the last errors, and lets go of what libvips keeps for the calling thread.
void vips_library_rest(void);

/// Reads the header of what `bytes` hold, which must outlive the image; `options` are the loader's, in brackets. Returns
/// NULL for what is broken, as all that follow; `vips_picture_free` takes what they return.
VipsImage *vips_picture_open(const void *bytes, size_t length, const char *options);
/// A copy in memory with every pixel decoded.
VipsImage *vips_picture_in_memory(VipsImage *image);
/// The same image at another width in pixels, upright and in sRGB.
VipsImage *vips_picture_at_width(VipsImage *image, int width);
/// The square of an image that eyes go to; `side` in pixels.
VipsImage *vips_picture_squared(VipsImage *image, int side);
/// An image as red, green and blue of a byte each; what is see-through becomes white.
VipsImage *vips_picture_plain(VipsImage *image);
void vips_picture_free(VipsImage *image);

/// In pixels, as they lie in the file.
int vips_picture_width(const VipsImage *image);
int vips_picture_height(const VipsImage *image);
size_t vips_picture_bytes_of_a_pixel(const VipsImage *image);
/// Whether standing upright exchanges width and height.
bool vips_picture_lies_on_its_side(VipsImage *image);

/// An image as JPEG, with nothing beside it; what is see-through becomes white. Returns NULL for what is broken;
/// `vips_bytes_free` takes the rest.
void *vips_picture_jpeg(VipsImage *image, int quality, size_t *length);
/// The pixels of an image, row by row, likewise.
void *vips_picture_pixels(VipsImage *image, size_t *length);
void vips_bytes_free(void *bytes);

/// Has `look` called every few lines that are decoded, on whichever thread decodes them.
void vips_picture_watch(VipsImage *image, void (*look)(VipsImage *image, void *progress, void *watcher), void *watcher);
/// Stops the decoding: there come no more pixels, neither of the image nor of those made of it.
void vips_picture_stop(VipsImage *image);

#endif
