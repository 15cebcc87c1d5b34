#include "include/CTagLib.h"

#include "BoundedStream.h"

#include <map>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <taglib/attachedpictureframe.h>
#include <taglib/flacfile.h>
#include <taglib/id3v2framefactory.h>
#include <taglib/id3v2tag.h>
#include <taglib/mp4file.h>
#include <taglib/mpegfile.h>
#include <taglib/opusfile.h>
#include <taglib/tpropertymap.h>
#include <taglib/vorbisfile.h>
#include <taglib/wavfile.h>
#include <taglib/xiphcomment.h>

using namespace TagLib;

struct SongTagsFile {
    std::map<std::string, std::string> texts;
    std::string cover;
    int milliseconds = 0;
    int bitRate = 0;
};

namespace {

/// The names that are kept: a file may hold thousands of others.
const char *const names[] = {"TITLE", "ARTIST", "ALBUM", "GENRE", "BPM", "ISRC"};

bool isFront(int type) { return type == FLAC::Picture::FrontCover; }

/// Keeps a picture where there is none yet, or where this is the front.
void take(const ByteVector &data, bool isFront, SongTagsFile &file, const SongTagsLimits &limits) {
    if (data.isEmpty() || data.size() > limits.cover) return;
    if (file.cover.empty() || isFront) file.cover.assign(data.data(), data.size());
}

void takePictures(const List<FLAC::Picture *> &pictures, SongTagsFile &file, const SongTagsLimits &limits) {
    for (const auto *picture : pictures) take(picture->data(), isFront(picture->type()), file, limits);
}

void takePictures(ID3v2::Tag *tag, SongTagsFile &file, const SongTagsLimits &limits) {
    if (!tag) return;
    for (auto *frame : tag->frameList("APIC")) {
        const auto *picture = dynamic_cast<ID3v2::AttachedPictureFrame *>(frame);
        if (picture) take(picture->picture(), isFront(picture->type()), file, limits);
    }
}

void takePictures(MP4::Tag *tag, SongTagsFile &file, const SongTagsLimits &limits) {
    if (!tag || !tag->contains("covr")) return;
    for (const auto &art : tag->item("covr").toCoverArtList()) take(art.data(), false, file, limits);
}

bool takeFacts(File &opened, SongTagsFile &file, const SongTagsLimits &limits) {
    if (!opened.isValid()) return false;
    const PropertyMap properties = opened.properties();
    for (const char *name : names) {
        if (!properties.contains(name) || properties[name].isEmpty()) continue;
        // A character has at most four bytes.
        const String text = properties[name].front().substr(0, limits.text / 4);
        file.texts[name] = text.to8Bit(true);
    }
    if (const AudioProperties *sound = opened.audioProperties()) {
        file.milliseconds = sound->lengthInMilliseconds();
        file.bitRate = sound->bitrate();
    }
    return true;
}

bool read(BoundedStream &stream, SongTagsFormat format, SongTagsFile &file, const SongTagsLimits &limits) {
    switch (format) {
    case SONG_TAGS_MP3: {
#if TAGLIB_MAJOR_VERSION >= 2
        MPEG::File opened(&stream);
#else
        MPEG::File opened(&stream, ID3v2::FrameFactory::instance());
#endif
        if (!takeFacts(opened, file, limits)) return false;
        takePictures(opened.ID3v2Tag(), file, limits);
        return true;
    }
    case SONG_TAGS_FLAC: {
#if TAGLIB_MAJOR_VERSION >= 2
        FLAC::File opened(&stream);
#else
        FLAC::File opened(&stream, ID3v2::FrameFactory::instance());
#endif
        if (!takeFacts(opened, file, limits)) return false;
        takePictures(opened.pictureList(), file, limits);
        return true;
    }
    case SONG_TAGS_VORBIS: {
        Ogg::Vorbis::File opened(&stream);
        if (!takeFacts(opened, file, limits)) return false;
        if (opened.tag()) takePictures(opened.tag()->pictureList(), file, limits);
        return true;
    }
    case SONG_TAGS_OPUS: {
        Ogg::Opus::File opened(&stream);
        if (!takeFacts(opened, file, limits)) return false;
        if (opened.tag()) takePictures(opened.tag()->pictureList(), file, limits);
        return true;
    }
    case SONG_TAGS_WAV: {
        RIFF::WAV::File opened(&stream);
        if (!takeFacts(opened, file, limits)) return false;
        takePictures(opened.ID3v2Tag(), file, limits);
        return true;
    }
    case SONG_TAGS_MP4: {
        MP4::File opened(&stream);
        if (!takeFacts(opened, file, limits)) return false;
        takePictures(opened.tag(), file, limits);
        return true;
    }
    }
    return false;
}

} // namespace

SongTagsFile *song_tags_read(int descriptor, SongTagsFormat format, SongTagsLimits limits) {
    struct stat facts;
    if (fstat(descriptor, &facts) != 0) return nullptr;
    // No exception may reach Swift; what TagLib can't read is nothing worse than unread.
    try {
        BoundedStream stream(descriptor, facts.st_size, limits.bytes);
        auto file = std::make_unique<SongTagsFile>();
        return read(stream, format, *file, limits) ? file.release() : nullptr;
    } catch (...) {
        return nullptr;
    }
}

void song_tags_free(SongTagsFile *file) { delete file; }

const char *song_tags_text(const SongTagsFile *file, const char *name) {
    const auto found = file->texts.find(name);
    return found == file->texts.end() ? nullptr : found->second.c_str();
}

const uint8_t *song_tags_cover(const SongTagsFile *file, size_t *length) {
    *length = file->cover.size();
    return file->cover.empty() ? nullptr : reinterpret_cast<const uint8_t *>(file->cover.data());
}

int song_tags_milliseconds(const SongTagsFile *file) { return file->milliseconds; }

int song_tags_bit_rate(const SongTagsFile *file) { return file->bitRate; }
