// libvpx's headers, and those of its functions that are called. The library is loaded when a film is first written.
#include <dlfcn.h>
#include <vpx/vp8cx.h>
#include <vpx/vpx_encoder.h>

/// Its functions, of the types that its headers give them.
typedef struct VPXFunctions {
    __typeof__(vpx_codec_vp8_cx) *_Nullable codec;
    __typeof__(vpx_codec_enc_config_default) *_Nullable configure;
    __typeof__(vpx_codec_enc_init_ver) *_Nullable begin;
    __typeof__(vpx_codec_control_) *_Nullable control;
    __typeof__(vpx_codec_encode) *_Nullable encode;
    __typeof__(vpx_codec_get_cx_data) *_Nullable packet;
    __typeof__(vpx_codec_destroy) *_Nullable end;
    __typeof__(vpx_img_alloc) *_Nullable makeImage;
    __typeof__(vpx_img_free) *_Nullable freeImage;
} VPXFunctions;

/// Loads the library, and says whether all functions are there. Which version these headers are of, it is told when an encoder begins.
static inline int VPXFunctionsLoad(const char *_Nonnull file, VPXFunctions *_Nonnull functions) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    functions->codec = (__typeof__(vpx_codec_vp8_cx) *)dlsym(library, "vpx_codec_vp8_cx");
    functions->configure = (__typeof__(vpx_codec_enc_config_default) *)dlsym(library, "vpx_codec_enc_config_default");
    functions->begin = (__typeof__(vpx_codec_enc_init_ver) *)dlsym(library, "vpx_codec_enc_init_ver");
    functions->control = (__typeof__(vpx_codec_control_) *)dlsym(library, "vpx_codec_control_");
    functions->encode = (__typeof__(vpx_codec_encode) *)dlsym(library, "vpx_codec_encode");
    functions->packet = (__typeof__(vpx_codec_get_cx_data) *)dlsym(library, "vpx_codec_get_cx_data");
    functions->end = (__typeof__(vpx_codec_destroy) *)dlsym(library, "vpx_codec_destroy");
    functions->makeImage = (__typeof__(vpx_img_alloc) *)dlsym(library, "vpx_img_alloc");
    functions->freeImage = (__typeof__(vpx_img_free) *)dlsym(library, "vpx_img_free");
    return functions->codec && functions->configure && functions->begin && functions->control && functions->encode && functions->packet &&
        functions->end && functions->makeImage && functions->freeImage;
}

/// Begins an encoder by these headers.
static inline vpx_codec_err_t VPXBegin(const VPXFunctions *_Nonnull functions, vpx_codec_ctx_t *_Nonnull context, const vpx_codec_enc_cfg_t *_Nonnull configuration) {
    return functions->begin(context, functions->codec(), configuration, 0, VPX_ENCODER_ABI_VERSION);
}

/// Sets a number of an encoder's.
static inline vpx_codec_err_t VPXSet(const VPXFunctions *_Nonnull functions, vpx_codec_ctx_t *_Nonnull context, int what, int value) {
    return functions->control(context, what, value);
}

/// The next frame that is encoded: its bytes, of which there are `size`, and its time; NULL if there is none.
static inline const void *_Nullable VPXNextFrame(const VPXFunctions *_Nonnull functions, vpx_codec_ctx_t *_Nonnull context, const void *_Nullable *_Nonnull place, size_t *_Nonnull size, int64_t *_Nonnull time, int *_Nonnull isWhole) {
    const vpx_codec_cx_pkt_t *packet;
    while ((packet = functions->packet(context, place)) != NULL) {
        if (packet->kind != VPX_CODEC_CX_FRAME_PKT) continue;
        *size = packet->data.frame.sz;
        *time = packet->data.frame.pts;
        *isWhole = (packet->data.frame.flags & VPX_FRAME_IS_KEY) != 0;
        return packet->data.frame.buf;
    }
    return NULL;
}
