#pragma once

#include <stddef.h>
#include <stdint.h>

/// What a token is from its two highest bits on.
static const uint32_t MATCH = (uint32_t)1 << 31, PIXEL = 1 << 30;

enum { MOST_TOKENS = 1 << 15, LONGEST_MATCH = 258, SHORTEST_MATCH = 3, LARGEST_DISTANCE = 1 << 15 };

/// Literals and matches, gathered until there is a block of them, and the bits of the blocks before.
typedef struct {
    uint8_t *bytes;
    size_t count, capacity;
    uint64_t bits;
    int bit_count;
    int has_failed;
    /// A literal, `PIXEL` with three of them, or `MATCH | (length - 3) << 16 | distance - 1`.
    uint32_t tokens[MOST_TOKENS];
    int token_count;
    uint32_t literals[286], distances[30];
    uint8_t length_symbols[LONGEST_MATCH + 1];
} Writer;

/// A writer whose stream begins with some bytes; null where there is no memory.
Writer *formwork_make_writer(size_t capacity, const uint8_t *start, size_t count);
void formwork_free_writer(Writer *writer);
/// Writes the tokens as a block.
void formwork_write_block(Writer *writer, int is_last);
/// Fills the last byte and appends bytes; the writer's bytes are the caller's then.
uint8_t *formwork_finish_writer(Writer *writer, const uint8_t *end, size_t count, size_t *size);

static inline int distance_symbol(uint32_t distance) {
    uint32_t number = distance - 1;
    if (number < 4) { return (int)number; }
    int extra = 30 - __builtin_clz(number);
    return 2 * (extra + 1) + (int)(number >> extra & 1);
}

static inline void add_literal(Writer *writer, uint8_t byte) {
    if (writer->token_count == MOST_TOKENS) { formwork_write_block(writer, 0); }
    writer->tokens[writer->token_count++] = byte;
    writer->literals[byte] += 1;
}

/// Adds three literals, the first in the lowest byte.
static inline void add_pixel_literals(Writer *writer, uint32_t bytes) {
    if (writer->token_count == MOST_TOKENS) { formwork_write_block(writer, 0); }
    writer->tokens[writer->token_count++] = PIXEL | bytes;
    writer->literals[bytes & 255] += 1;
    writer->literals[bytes >> 8 & 255] += 1;
    writer->literals[bytes >> 16] += 1;
}

static inline void add_short_match(Writer *writer, size_t length, uint32_t distance, int symbol) {
    if (writer->token_count == MOST_TOKENS) { formwork_write_block(writer, 0); }
    writer->tokens[writer->token_count++] = MATCH | (uint32_t)(length - SHORTEST_MATCH) << 16 | (distance - 1);
    writer->literals[257 + writer->length_symbols[length]] += 1;
    writer->distances[symbol] += 1;
}

/// Adds a match of any length from 3 on.
static inline void add_match(Writer *writer, size_t length, uint32_t distance) {
    int symbol = distance_symbol(distance);
    while (length > LONGEST_MATCH) {
        size_t part = length - LONGEST_MATCH < SHORTEST_MATCH ? LONGEST_MATCH - SHORTEST_MATCH : LONGEST_MATCH;
        add_short_match(writer, part, distance, symbol);
        length -= part;
    }
    add_short_match(writer, length, distance, symbol);
}
