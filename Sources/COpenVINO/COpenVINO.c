#include "COpenVINO.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is used of OpenVINO's C interface; a status of 0 is success.
typedef struct ov_core ov_core_t;
typedef struct ov_model ov_model_t;
typedef struct ov_compiled_model ov_compiled_model_t;
typedef struct ov_infer_request ov_infer_request_t;
typedef struct ov_tensor ov_tensor_t;

typedef struct {
    int64_t rank;
    int64_t *dims;
} ov_shape_t;

/// The number of OpenVINO's element type of four bytes, f32.
enum { F32 = 4 };

typedef struct {
    const char *(*ov_get_last_err_msg)(void);
    int (*ov_core_create)(ov_core_t **);
    void (*ov_core_free)(ov_core_t *);
    int (*ov_core_read_model)(const ov_core_t *, const char *, const char *, ov_model_t **);
    void (*ov_model_free)(ov_model_t *);
    int (*ov_core_compile_model)(
        const ov_core_t *, const ov_model_t *, const char *, size_t, ov_compiled_model_t **, ...);
    void (*ov_compiled_model_free)(ov_compiled_model_t *);
    int (*ov_compiled_model_create_infer_request)(const ov_compiled_model_t *, ov_infer_request_t **);
    void (*ov_infer_request_free)(ov_infer_request_t *);
    int (*ov_infer_request_set_input_tensor)(ov_infer_request_t *, const ov_tensor_t *);
    int (*ov_infer_request_get_output_tensor_by_index)(const ov_infer_request_t *, size_t, ov_tensor_t **);
    int (*ov_infer_request_infer)(ov_infer_request_t *);
    int (*ov_tensor_create_from_host_ptr)(int, ov_shape_t, void *, ov_tensor_t **);
    int (*ov_tensor_get_byte_size)(const ov_tensor_t *, size_t *);
    int (*ov_tensor_data)(const ov_tensor_t *, void **);
    void (*ov_tensor_free)(ov_tensor_t *);
} Functions;

struct OpenVINOModel {
    Functions call;
    ov_core_t *core;
    ov_compiled_model_t *compiled;
    /// One for each stream.
    ov_infer_request_t **requests;
    size_t streams;
};

static void say(char *problem, size_t capacity, const char *words) {
    if (capacity > 0) snprintf(problem, capacity, "%s", words ? words : "no reason given");
}

/// Finds every function; returns the name of one that isn't there, or NULL.
static const char *find_functions(void *library, Functions *call) {
#define FIND(name)                                                                                                     \
    if (!(*(void **)&call->name = dlsym(library, #name))) return #name
    FIND(ov_get_last_err_msg);
    FIND(ov_core_create);
    FIND(ov_core_free);
    FIND(ov_core_read_model);
    FIND(ov_model_free);
    FIND(ov_core_compile_model);
    FIND(ov_compiled_model_free);
    FIND(ov_compiled_model_create_infer_request);
    FIND(ov_infer_request_free);
    FIND(ov_infer_request_set_input_tensor);
    FIND(ov_infer_request_get_output_tensor_by_index);
    FIND(ov_infer_request_infer);
    FIND(ov_tensor_create_from_host_ptr);
    FIND(ov_tensor_get_byte_size);
    FIND(ov_tensor_data);
    FIND(ov_tensor_free);
#undef FIND
    return NULL;
}

/// Makes a request for each stream; returns 0, or another number with what was made.
static int make_requests(OpenVINOModel *model, size_t streams) {
    model->requests = calloc(streams, sizeof *model->requests);
    if (!model->requests) return -1;
    for (; model->streams < streams; model->streams++) {
        int failed = model->call.ov_compiled_model_create_infer_request(
            model->compiled, &model->requests[model->streams]);
        if (failed) return failed;
    }
    return 0;
}

OpenVINOModel *openvino_model_open(
    const char *library, const char *path, size_t streams, char *problem, size_t capacity) {
    // It stays open: its threads and caches don't outlive an unloading, and its code is memory that the system can take back.
    void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!opened) {
        say(problem, capacity, dlerror());
        return NULL;
    }
    OpenVINOModel *model = calloc(1, sizeof *model);
    if (!model) return NULL;
    const char *lost = find_functions(opened, &model->call);
    if (lost) {
        say(problem, capacity, lost);
        free(model);
        return NULL;
    }
    const Functions *call = &model->call;
    ov_model_t *read = NULL;
    char count[24];
    snprintf(count, sizeof count, "%zu", streams);
    int failed = call->ov_core_create(&model->core) || call->ov_core_read_model(model->core, path, NULL, &read) ||
        call->ov_core_compile_model(
            model->core, read, "CPU", 8, &model->compiled, "PERFORMANCE_HINT", streams > 1 ? "THROUGHPUT" : "LATENCY",
            "NUM_STREAMS", count, "INFERENCE_NUM_THREADS", count, "INFERENCE_PRECISION_HINT", "f32") ||
        make_requests(model, streams);
    if (failed) say(problem, capacity, call->ov_get_last_err_msg());
    if (read) call->ov_model_free(read);
    if (!failed) return model;
    openvino_model_close(model);
    return NULL;
}

void openvino_model_close(OpenVINOModel *model) {
    if (!model) return;
    for (size_t stream = 0; stream < model->streams; stream++)
        model->call.ov_infer_request_free(model->requests[stream]);
    free(model->requests);
    if (model->compiled) model->call.ov_compiled_model_free(model->compiled);
    if (model->core) model->call.ov_core_free(model->core);
    free(model);
}

/// Copies an output of a request, which must have exactly `count` numbers.
static int copy_output(
    const Functions *call, const ov_infer_request_t *request, size_t index, float *to, size_t count) {
    ov_tensor_t *tensor = NULL;
    if (call->ov_infer_request_get_output_tensor_by_index(request, index, &tensor)) return -1;
    size_t size = 0;
    void *from = NULL;
    int failed = call->ov_tensor_get_byte_size(tensor, &size) || size != count * sizeof(float) ||
        call->ov_tensor_data(tensor, &from);
    if (!failed) memcpy(to, from, size);
    call->ov_tensor_free(tensor);
    return failed ? -1 : 0;
}

int openvino_model_run(
    OpenVINOModel *model, size_t stream, const float *picture, size_t width, size_t height, float *features,
    size_t feature_count, float *logits, size_t logit_count, char *problem, size_t capacity) {
    const Functions *call = &model->call;
    if (stream >= model->streams) {
        say(problem, capacity, "there is no such stream");
        return -1;
    }
    ov_infer_request_t *request = model->requests[stream];
    int64_t dims[] = {1, 3, (int64_t)height, (int64_t)width};
    ov_shape_t shape = {4, dims};
    ov_tensor_t *tensor = NULL;
    // The tensor only borrows the picture, which is there until the model has run.
    int failed = call->ov_tensor_create_from_host_ptr(F32, shape, (void *)picture, &tensor) ||
        call->ov_infer_request_set_input_tensor(request, tensor) || call->ov_infer_request_infer(request);
    if (failed) say(problem, capacity, call->ov_get_last_err_msg());
    if (tensor) call->ov_tensor_free(tensor);
    if (failed) return -1;
    if (copy_output(call, request, 0, features, feature_count) || copy_output(call, request, 1, logits, logit_count)) {
        say(problem, capacity, "the model gives other numbers");
        return -1;
    }
    return 0;
}
