// A model run by OpenVINO, whose libraries are opened when the first model is: a house without them builds and serves.
#ifndef COPENVINO_H
#define COPENVINO_H

#include <stddef.h>

typedef struct OpenVINOModel OpenVINOModel;

/// Opens the library and compiles a model through which one or more streams of pictures go at once, each on a core: its input is
/// a picture of any size, its outputs are two vectors. Returns NULL where it can't, with why in `problem`.
OpenVINOModel *openvino_model_open(
    const char *library, const char *model, size_t streams, char *problem, size_t capacity);
void openvino_model_close(OpenVINOModel *model);

/// Runs the model on the red, then the green, then the blue of a picture. Returns 0, or another number with why in
/// `problem`; the counts must be the model's own. `stream` counts from 0, and no two calls at once may have the same.
int openvino_model_run(
    OpenVINOModel *model, size_t stream, const float *picture, size_t width, size_t height, float *features,
    size_t feature_count, float *logits, size_t logit_count, char *problem, size_t capacity);

#endif
