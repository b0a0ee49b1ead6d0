#include "CDeflate.h"

#include <stdlib.h>
#include <string.h>

#include "Blocks.h"

enum { HASH_BITS = 13 };

/// Where two pixels were last seen.
typedef struct {
    uint32_t row, column;
} Place;

typedef struct {
    Writer *writer;
    const uint32_t *pixels;
    /// The current row as it is written: R, G, B and A from the lowest byte on. Not used for opaque pictures.
    uint32_t *straight;
    size_t width, row_size;
    int channels;
    /// A match of which more may follow.
    size_t length;
    uint32_t distance;
    Place places[1 << HASH_BITS];
} Picture;

static void flush(Picture *picture) {
    if (picture->length > 0) { add_match(picture->writer, picture->length, picture->distance); }
    picture->length = 0;
}

static inline void match(Picture *picture, size_t bytes, size_t distance) {
    if (picture->length > 0 && picture->distance != distance) { flush(picture); }
    picture->distance = (uint32_t)distance;
    picture->length += bytes;
}

typedef uint32_t Lanes __attribute__((vector_size(32)));
typedef int32_t Masks __attribute__((vector_size(32)));
typedef int8_t ByteMasks __attribute__((vector_size(8)));
enum { LANES = 8 };

/// How many pixels from two positions on are equal, at most so many.
static inline size_t equal_pixels(const uint32_t *one, const uint32_t *other, size_t limit) {
    size_t count = 0;
    for (; count + LANES <= limit; count += LANES) {
        Lanes a, b;
        memcpy(&a, one + count, sizeof a);
        memcpy(&b, other + count, sizeof b);
        ByteMasks masks = __builtin_convertvector((Masks)(a != b), ByteMasks);
        uint64_t bits;
        memcpy(&bits, &masks, sizeof bits);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        bits = __builtin_bswap64(bits);
#endif
        // The number of equal pixels without a branch, which would be predicted in vain.
        if (bits != 0) { return count + (size_t)__builtin_ctzll(bits) / 8; }
    }
    while (count < limit && one[count] == other[count]) { count += 1; }
    return count;
}

static inline uint32_t hash(const uint32_t *pixels) {
    uint64_t pair = pixels[0] | (uint64_t)pixels[1] << 32;
    return (uint32_t)((pair * 0x9E3779B97F4A7C15u) >> (64 - HASH_BITS));
}

static inline void add_pixel(Picture *picture, const uint32_t *row, size_t column) {
    flush(picture);
    if (picture->channels == 3) {
        uint32_t pixel = row[column];
        add_pixel_literals(picture->writer, (pixel >> 16 & 255) | (pixel & 0xFF00) | (pixel & 255) << 16);
    } else {
        add_pixel_literals(picture->writer, picture->straight[column] & 0xFFFFFF);
        add_literal(picture->writer, (uint8_t)(picture->straight[column] >> 24));
    }
}

/// Writes a row that is not the one above.
static void add_row(Picture *picture, size_t row_index) {
    const size_t width = picture->width, channels = (size_t)picture->channels, row_size = picture->row_size;
    const uint32_t *row = picture->pixels + row_index * width, *above = row_index > 0 ? row - width : row;
    const int has_above = row_index > 0 && row_size + channels <= LARGEST_DISTANCE;
    size_t column = 0;
    // The byte for the filter is a match where what follows is one.
    size_t start = has_above ? equal_pixels(row, above, width) : 0;
    if (start > 0 || (picture->length > 0 && picture->distance == row_size)) {
        match(picture, 1 + start * channels, row_size);
        column = start;
    } else {
        flush(picture);
        add_literal(picture->writer, 0);
    }
    while (column < width) {
        size_t rest = width - column, best = 0, distance = 0;
        // Most pixels equal none of these: one branch for all of them is predicted, one for each is not. In the last column
        // `above[column + 1]` is the first pixel of this row.
        const uint32_t pixel = row[column];
        const int runs = column > 0 && pixel == row[column - 1];
        const int repeats = has_above && pixel == above[column], shifts = has_above && pixel == above[column + 1];
        if (runs | repeats | shifts) {
            if (runs) {
                best = equal_pixels(row + column, row + column - 1, rest);
                distance = channels;
            }
            if (repeats && best < rest) {
                size_t count = equal_pixels(row + column, above + column, rest);
                if (count > best) { best = count, distance = row_size; }
            }
            if (shifts && best < rest && column + 1 < width) {
                size_t count = equal_pixels(row + column, above + column + 1, rest - 1);
                if (count > best + 1) { best = count, distance = row_size - channels; }
            }
        }
        if (rest >= 2 && best < 16) {
            Place *place = &picture->places[hash(row + column)];
            size_t lines = row_index - place->row, other_column = place->column;
            // An empty entry has a row far below.
            size_t far = lines * row_size + column * channels - other_column * channels;
            if (lines <= row_index && far <= LARGEST_DISTANCE &&
                memcmp(row + column, row - lines * width + other_column, 8) == 0) {
                size_t limit = width - other_column < rest ? width - other_column : rest;
                size_t count = equal_pixels(row + column, row - lines * width + other_column, limit);
                if (count >= 2 && count > best + 1) { best = count, distance = far; }
            }
            *place = (Place){(uint32_t)row_index, (uint32_t)column};
        }
        if (best > 0) {
            match(picture, best * channels, distance);
            column += best;
        } else {
            add_pixel(picture, row, column);
            column += 1;
        }
    }
}

typedef uint16_t Halves __attribute__((vector_size(32)));
/// So many steps leave the sums of sums of two bytes within 16 bits: 15 * 16 / 2 * 510 < 65,536.
enum { STEPS = 15, LARGEST_PART = LANES * STEPS * 64 };

/// Two sums over a row's bytes d, of which there are n: d, and (n - i) d where i counts from 0.
typedef struct {
    uint64_t plain, weighted;
} Sums;

// Two thirds of the time where a processor adds 32 bytes at once. The choice is made when the program is loaded.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__clang__)
__attribute__((target_clones("avx2", "default")))
#endif
static Sums sum_row(const uint32_t *row, size_t width, size_t row_size, int channels) {
    Sums sums = {0, 0};
    // Two bytes are added at once: the first and the third of a pixel, the second and the fourth, 16 bits for each.
    const Lanes mask = (Lanes){0} + (channels == 3 ? 0x000000FFu : 0x00FF00FFu);
    for (size_t first = 0; first < width; first += LARGEST_PART) {
        size_t count = width - first < LARGEST_PART ? width - first : LARGEST_PART, steps = count / LANES;
        // Of each pixel: the sum of its bytes, the sum of such sums so far, and the bytes by their position in the pixel.
        Lanes plain = {0}, prefix = {0}, inner = {0};
        for (size_t step = 0; step < steps;) {
            size_t end = step + STEPS < steps ? step + STEPS : steps;
            uint32_t size = (uint32_t)(end - step);
            Halves all = {0}, sum = {0}, odd = {0};
            for (; step < end; step += 1) {
                Lanes pixels;
                memcpy(&pixels, row + first + step * LANES, sizeof pixels);
                Halves even = (Halves)(pixels & 0x00FF00FF), other = (Halves)(pixels >> 8 & mask);
                odd += other;
                all += even + other;
                sum += all;
            }
            Lanes low = (Lanes)all & 0xFFFF, high = (Lanes)all >> 16;
            prefix += size * plain + ((Lanes)sum & 0xFFFF) + ((Lanes)sum >> 16);
            plain += low + high;
            Lanes second = (Lanes)odd & 0xFFFF, fourth = (Lanes)odd >> 16;
            // In opaque pixels the order is B, G, R.
            inner += channels == 3 ? second + 2 * (low - second) : second + 2 * (high - fourth) + 3 * fourth;
        }
        uint64_t total = 0, moment = 0, inside = 0;
        for (size_t lane = 0; lane < LANES; lane += 1) {
            total += plain[lane];
            moment += LANES * (steps * (uint64_t)plain[lane] - prefix[lane]) + lane * plain[lane];
            inside += inner[lane];
        }
        for (size_t column = steps * LANES; column < count; column += 1) {
            uint32_t pixel = row[first + column];
            uint32_t low = pixel & 255, middle = pixel >> 8 & 255, high = pixel >> 16 & 255;
            uint32_t last = channels == 3 ? 0 : pixel >> 24, sum = low + middle + high + last;
            total += sum;
            moment += column * sum;
            inside += channels == 3 ? middle + 2 * low : middle + 2 * high + 3 * last;
        }
        uint64_t places = row_size - 1 - first * (size_t)channels;
        sums.plain += total;
        sums.weighted += places * total - (uint64_t)channels * moment - inside;
    }
    return sums;
}

/// A pixel of R, G, B, A from the lowest byte on whose colours are not multiplied by alpha.
static inline uint32_t straight(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) { return 0xFF000000u | (pixel & 255) << 16 | (pixel & 0xFF00) | (pixel >> 16 & 255); }
    if (alpha == 0) { return 0; }
    uint32_t half = alpha / 2, red = ((pixel >> 16 & 255) * 255 + half) / alpha;
    uint32_t green = ((pixel >> 8 & 255) * 255 + half) / alpha, blue = ((pixel & 255) * 255 + half) / alpha;
    red = red < 255 ? red : 255;
    green = green < 255 ? green : 255;
    blue = blue < 255 ? blue : 255;
    return red | green << 8 | blue << 16 | alpha << 24;
}

uint8_t *formwork_compress_pixels(const uint8_t *pixels, size_t width, size_t height, int is_opaque, size_t *size) {
    static const uint8_t header[2] = {0x78, 0x01};
    static const uint64_t modulus = 65521;
    Picture *picture = malloc(sizeof *picture);
    uint32_t *line = is_opaque ? NULL : malloc(width * sizeof *line);
    Writer *writer = formwork_make_writer(width * height / 8 + 4096, header, sizeof header);
    if (picture == NULL || writer == NULL || (line == NULL && !is_opaque)) {
        free(picture);
        free(line);
        if (writer != NULL) { formwork_free_writer(writer); }
        return NULL;
    }
    picture->writer = writer;
    picture->pixels = (const uint32_t *)(const void *)pixels;
    picture->straight = line;
    picture->width = width;
    picture->channels = is_opaque ? 3 : 4;
    picture->row_size = 1 + width * (size_t)picture->channels;
    picture->length = 0;
    memset(picture->places, 255, sizeof picture->places);
    uint64_t low = 1, high = 0;
    Sums sums = {0, 0};
    for (size_t index = 0; index < height; index += 1) {
        const uint32_t *row = picture->pixels + index * width;
        if (index > 0 && picture->row_size <= LARGEST_DISTANCE && memcmp(row, row - width, width * 4) == 0) {
            match(picture, picture->row_size, picture->row_size);
        } else {
            if (is_opaque) {
                sums = sum_row(row, width, picture->row_size, 3);
            } else {
                for (size_t column = 0; column < width; column += 1) { line[column] = straight(row[column]); }
                sums = sum_row(line, width, picture->row_size, 4);
            }
            add_row(picture, index);
        }
        high = (high + picture->row_size * low + sums.weighted) % modulus;
        low = (low + sums.plain) % modulus;
    }
    flush(picture);
    formwork_write_block(writer, 1);
    free(picture);
    free(line);
    uint8_t check[4] = {(uint8_t)(high >> 8), (uint8_t)high, (uint8_t)(low >> 8), (uint8_t)low};
    return formwork_finish_writer(writer, check, sizeof check, size);
}
