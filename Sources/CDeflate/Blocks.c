#include "Blocks.h"

#include <stdlib.h>
#include <string.h>

#include "Huffman.h"

enum { LENGTH_SYMBOLS = 29, LENGTH_CODES = 19, END_OF_BLOCK = 256 };

// RFC 1951, 3.2.5: the first length of each symbol, and how many bits say which of them.
static const uint16_t first_lengths[LENGTH_SYMBOLS] = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[LENGTH_SYMBOLS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

Writer *formwork_make_writer(size_t capacity, const uint8_t *start, size_t count) {
    Writer *writer = malloc(sizeof *writer);
    if (writer == NULL) { return NULL; }
    writer->bytes = malloc(capacity);
    if (writer->bytes == NULL) {
        free(writer);
        return NULL;
    }
    memcpy(writer->bytes, start, count);
    writer->count = count;
    writer->capacity = capacity;
    writer->bits = 0;
    writer->bit_count = 0;
    writer->has_failed = 0;
    writer->token_count = 0;
    memset(writer->literals, 0, sizeof writer->literals);
    memset(writer->distances, 0, sizeof writer->distances);
    for (int symbol = 0; symbol < LENGTH_SYMBOLS; symbol += 1) {
        int end = symbol + 1 < LENGTH_SYMBOLS ? first_lengths[symbol + 1] : LONGEST_MATCH + 1;
        for (int length = first_lengths[symbol]; length < end; length += 1) {
            writer->length_symbols[length] = (uint8_t)symbol;
        }
    }
    return writer;
}

void formwork_free_writer(Writer *writer) {
    free(writer->bytes);
    free(writer);
}

/// Makes space for so many bytes more; false where there is no memory.
static int reserve(Writer *writer, size_t more) {
    if (writer->count + more <= writer->capacity) { return 1; }
    size_t capacity = 2 * writer->capacity + more;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (bytes == NULL) {
        writer->has_failed = 1;
        return 0;
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
    return 1;
}

/// Appends at most 48 bits, the lowest first. There is space for eight bytes.
static inline void put(Writer *writer, uint64_t bits, int count) {
    writer->bits |= bits << writer->bit_count;
    writer->bit_count += count;
    uint64_t word = writer->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    memcpy(writer->bytes + writer->count, &word, sizeof word);
    int whole = writer->bit_count >> 3;
    writer->count += (size_t)whole;
    writer->bits >>= whole * 8;
    writer->bit_count &= 7;
}

/// The lengths of codes as symbols (RFC 1951, 3.2.7), each with its extra bits from bit 8 on.
static int pack_lengths(const uint8_t *lengths, int count, uint16_t *packed) {
    int size = 0;
    for (int index = 0; index < count;) {
        int end = index + 1;
        while (end < count && lengths[end] == lengths[index]) { end += 1; }
        int run = end - index, value = lengths[index];
        if (value == 0 && run >= 3) {
            run = run > 138 ? 138 : run;
            packed[size++] = (uint16_t)(run <= 10 ? 17 | (run - 3) << 8 : 18 | (run - 11) << 8);
        } else if (value != 0 && run >= 4) {
            run = run > 7 ? 7 : run;
            packed[size++] = (uint16_t)value;
            packed[size++] = (uint16_t)(16 | (run - 4) << 8);
        } else {
            run = 1;
            packed[size++] = (uint16_t)value;
        }
        index += run;
    }
    return size;
}

static void write_header(Writer *writer, const uint8_t *literals, const uint8_t *distances, int is_last) {
    static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    int literal_count = LITERALS, distance_count = DISTANCES, code_count = LENGTH_CODES;
    while (literals[literal_count - 1] == 0) { literal_count -= 1; }
    while (distance_count > 1 && distances[distance_count - 1] == 0) { distance_count -= 1; }
    uint8_t lengths[LITERALS + DISTANCES], code_lengths[LENGTH_CODES];
    memcpy(lengths, literals, (size_t)literal_count);
    memcpy(lengths + literal_count, distances, (size_t)distance_count);
    uint16_t packed[LITERALS + DISTANCES];
    int size = pack_lengths(lengths, literal_count + distance_count, packed);
    uint32_t counts[LENGTH_CODES] = {0};
    for (int index = 0; index < size; index += 1) { counts[packed[index] & 255] += 1; }
    Code codes[LENGTH_CODES];
    formwork_make_lengths(counts, LENGTH_CODES, 7, code_lengths);
    formwork_make_codes(code_lengths, LENGTH_CODES, codes);
    while (code_count > 4 && code_lengths[order[code_count - 1]] == 0) { code_count -= 1; }
    put(writer, (uint64_t)(is_last != 0) | 2 << 1, 3);
    put(writer, (uint64_t)(literal_count - 257), 5);
    put(writer, (uint64_t)(distance_count - 1), 5);
    put(writer, (uint64_t)(code_count - 4), 4);
    for (int index = 0; index < code_count; index += 1) { put(writer, code_lengths[order[index]], 3); }
    for (int index = 0; index < size; index += 1) {
        int symbol = packed[index] & 255;
        put(writer, codes[symbol].bits, codes[symbol].length);
        if (symbol >= 16) { put(writer, packed[index] >> 8, symbol == 16 ? 2 : symbol == 17 ? 3 : 7); }
    }
}

/// The code of each length of a match together with the bits that follow it.
static void make_length_codes(const Writer *writer, const Code *literals, uint32_t *bits, uint8_t *counts) {
    for (int length = SHORTEST_MATCH; length <= LONGEST_MATCH; length += 1) {
        int symbol = writer->length_symbols[length];
        Code code = literals[257 + symbol];
        bits[length - SHORTEST_MATCH] = code.bits | (uint32_t)(length - first_lengths[symbol]) << code.length;
        counts[length - SHORTEST_MATCH] = code.length + length_extras[symbol];
    }
}

void formwork_write_block(Writer *writer, int is_last) {
    writer->literals[END_OF_BLOCK] = 1;
    // One distance at least has to have a code.
    if (writer->distances[0] == 0) { writer->distances[0] = 1; }
    if (writer->distances[1] == 0) { writer->distances[1] = 1; }
    uint8_t literal_lengths[LITERALS], distance_lengths[DISTANCES];
    Code literals[LITERALS], distances[DISTANCES];
    formwork_make_lengths(writer->literals, LITERALS, LONGEST_CODE, literal_lengths);
    formwork_make_lengths(writer->distances, DISTANCES, LONGEST_CODE, distance_lengths);
    formwork_make_codes(literal_lengths, LITERALS, literals);
    formwork_make_codes(distance_lengths, DISTANCES, distances);
    // A token takes at most 48 bits, and a header some 300 bytes.
    if (!writer->has_failed && reserve(writer, (size_t)writer->token_count * 6 + 1024)) {
        write_header(writer, literal_lengths, distance_lengths, is_last);
        uint32_t length_bits[256];
        uint8_t length_counts[256];
        make_length_codes(writer, literals, length_bits, length_counts);
        for (int index = 0; index < writer->token_count; index += 1) {
            uint32_t token = writer->tokens[index];
            if (token < PIXEL) {
                put(writer, literals[token].bits, literals[token].length);
                continue;
            }
            if (token < MATCH) {
                Code first = literals[token & 255], second = literals[token >> 8 & 255], third = literals[token >> 16 & 255];
                uint64_t bits = first.bits | (uint64_t)second.bits << first.length;
                int count = first.length + second.length;
                put(writer, bits | (uint64_t)third.bits << count, count + third.length);
                continue;
            }
            uint32_t length = token >> 16 & 255, number = token & 0x7FFF;
            int symbol = distance_symbol(number + 1), count = length_counts[length];
            int extra = symbol < 4 ? 0 : symbol / 2 - 1;
            uint64_t bits = length_bits[length] | (uint64_t)distances[symbol].bits << count;
            count += distances[symbol].length;
            bits |= (uint64_t)(number & (((uint32_t)1 << extra) - 1)) << count;
            put(writer, bits, count + extra);
        }
        put(writer, literals[END_OF_BLOCK].bits, literals[END_OF_BLOCK].length);
    }
    writer->token_count = 0;
    memset(writer->literals, 0, sizeof writer->literals);
    memset(writer->distances, 0, sizeof writer->distances);
}

uint8_t *formwork_finish_writer(Writer *writer, const uint8_t *end, size_t count, size_t *size) {
    if (!writer->has_failed && reserve(writer, count + 16)) {
        put(writer, 0, (8 - writer->bit_count) & 7);
        memcpy(writer->bytes + writer->count, end, count);
        writer->count += count;
    }
    uint8_t *bytes = writer->has_failed ? NULL : writer->bytes;
    *size = writer->count;
    if (bytes == NULL) { free(writer->bytes); }
    free(writer);
    return bytes;
}
