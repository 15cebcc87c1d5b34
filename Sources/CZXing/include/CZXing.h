// The barcodes of groceries on a grey picture, read by ZXing, which is C++.
#ifndef CZXING_H
#define CZXING_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    /// As they are printed, ended by a zero: 13, 12 or 8.
    char digits[16];
    bool is_upce;
    /// Its middle, in pixels.
    int x, y;
} zxing_code;

/// Reads the first barcode on a picture of one byte a pixel. Returns false for none.
bool zxing_read(const uint8_t *grey, int width, int height, zxing_code *code);

#ifdef __cplusplus
}
#endif

#endif
