#ifndef BOUNDED_STREAM_H
#define BOUNDED_STREAM_H

#include <taglib/tiostream.h>

/// A file that is only read, and of which no more than so many bytes are given: what a file says of its lengths can
/// neither fill the memory nor take forever.
class BoundedStream : public TagLib::IOStream {
public:
#if TAGLIB_MAJOR_VERSION >= 2
    using Size = size_t;
    using Offset = TagLib::offset_t;
    using Start = TagLib::offset_t;
#else
    using Size = unsigned long;
    using Offset = long;
    using Start = unsigned long;
#endif

    BoundedStream(int descriptor, Offset length, Offset budget);

    TagLib::FileName name() const override;
    TagLib::ByteVector readBlock(Size length) override;
    void writeBlock(const TagLib::ByteVector &) override {}
    void insert(const TagLib::ByteVector &, Start, Size) override {}
    void removeBlock(Start, Size) override {}
    bool readOnly() const override { return true; }
    bool isOpen() const override { return true; }
    void seek(Offset offset, Position from) override;
    void clear() override {}
    Offset tell() const override { return position_; }
    Offset length() override { return length_; }
    void truncate(Offset) override {}

private:
    int descriptor_;
    Offset length_;
    Offset budget_;
    Offset position_ = 0;
};

#endif
