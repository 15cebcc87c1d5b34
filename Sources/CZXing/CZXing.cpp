#define ZX_USE_UTF8
#include "include/CZXing.h"

#include <ZXing/ReadBarcode.h>
#include <cstring>

using namespace ZXing;

// One code at a time: comparing the second with the first ends the program where both are the same (1.4.0, Result.cpp: an
// assertion that Debian compiles in). Each code is seen on two lines at least.
bool zxing_read(const uint8_t *grey, int width, int height, zxing_code *code) {
    try {
        auto hints = DecodeHints()
                         .setFormats(BarcodeFormat::EAN8 | BarcodeFormat::EAN13 | BarcodeFormat::UPCA | BarcodeFormat::UPCE)
                         .setTryHarder(true)
                         .setTryRotate(true)
                         .setTryDownscale(false)
                         .setMinLineCount(2);
        auto found = ReadBarcode(ImageView(grey, width, height, ImageFormat::Lum), hints);
        if (!found.isValid()) return false;
        auto text = found.text();
        if (text.empty() || text.size() >= sizeof code->digits) return false;
        std::memcpy(code->digits, text.c_str(), text.size() + 1);
        code->is_upce = found.format() == BarcodeFormat::UPCE;
        code->x = code->y = 0;
        for (auto &corner : found.position()) {
            code->x += corner.x / 4;
            code->y += corner.y / 4;
        }
        return true;
    } catch (...) {
        return false;
    }
}
