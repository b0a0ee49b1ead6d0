#pragma once

#include <stdint.h>

enum { LONGEST_CODE = 15, LITERALS = 286, DISTANCES = 30 };

/// A code as it is written, its first bit lowest.
typedef struct {
    uint16_t bits;
    uint8_t length;
} Code;

/// Lengths of codes for symbols by how often they occur, none longer than a limit; 0 for those that do not occur.
void formwork_make_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths);

/// The codes of given lengths, in deflate's order.
void formwork_make_codes(const uint8_t *lengths, int symbols, Code *codes);
