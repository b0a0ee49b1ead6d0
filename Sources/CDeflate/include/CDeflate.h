#pragma once

#include <stddef.h>
#include <stdint.h>

/// Compresses the rows of a picture for a PNG file: a zlib stream (RFC 1950) of rows that each begin with a zero for
/// "no filter", three bytes a pixel of an opaque picture, else four.
///
/// Repetitions are looked for in whole pixels: in the pixel before, in the row above and where the same two pixels were
/// last seen, so that what is flat costs as much as comparing memory. Equal pictures give equal bytes.
///
/// - pixels: Rows of pixels as B, G, R, A bytes, colours multiplied by alpha; `width * height * 4` bytes.
/// - size: Receives the number of bytes.
/// - Returns: The stream, to be freed with `free`; a null pointer where there is no memory.
uint8_t *formwork_compress_pixels(const uint8_t *pixels, size_t width, size_t height, int is_opaque, size_t *size);
