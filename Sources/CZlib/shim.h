#pragma once

#include <zlib.h>

// deflateInit2 is a macro that Swift cannot see.
static inline int formwork_deflate_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
}
