#pragma once

#include <png.h>

// The formats of libpng's simplified interface that are read and compared; its macros are no constants
// that Swift can see.
static const png_uint_32 formwork_png_bgra = PNG_FORMAT_BGRA;
static const png_uint_32 formwork_png_alpha_flag = PNG_FORMAT_FLAG_ALPHA;
