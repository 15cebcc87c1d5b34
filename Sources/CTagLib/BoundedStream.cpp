#include "BoundedStream.h"

#include <algorithm>
#include <unistd.h>

BoundedStream::BoundedStream(int descriptor, Offset length, Offset budget)
    : descriptor_(descriptor), length_(length), budget_(budget) {}

TagLib::FileName BoundedStream::name() const { return ""; }

TagLib::ByteVector BoundedStream::readBlock(Size length) {
    const Offset left = std::max<Offset>(0, length_ - position_);
    // A length may be any number that a file claims.
    const Offset asked = static_cast<Offset>(std::min<Size>(length, 1UL << 40));
    const Offset wanted = std::min(std::min(left, budget_), asked);
    if (wanted <= 0) return TagLib::ByteVector();
    TagLib::ByteVector block(static_cast<unsigned int>(wanted), 0);
    Offset filled = 0;
    while (filled < wanted) {
        const ssize_t count = pread(descriptor_, block.data() + filled, wanted - filled, position_ + filled);
        if (count <= 0) break;
        filled += count;
    }
    block.resize(static_cast<unsigned int>(filled));
    position_ += filled;
    budget_ -= filled;
    return block;
}

void BoundedStream::seek(Offset offset, Position from) {
    const Offset start = from == Beginning ? 0 : from == Current ? position_ : length_;
    position_ = std::max<Offset>(0, start + offset);
}
