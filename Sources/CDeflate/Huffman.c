#include "Huffman.h"

#include <string.h>

typedef struct {
    uint32_t count;
    uint16_t symbol;
} Leaf;

/// Sorts leaves by count, those of one count by symbol, as they come: by the bytes of the counts, the lowest first.
static void sort(Leaf *leaves, int used) {
    Leaf others[LITERALS];
    uint32_t all = 0;
    for (int index = 0; index < used; index += 1) { all |= leaves[index].count; }
    for (int shift = 0; shift < 32 && all >> shift > 0; shift += 8) {
        int starts[257] = {0};
        for (int index = 0; index < used; index += 1) { starts[(leaves[index].count >> shift & 255) + 1] += 1; }
        for (int byte = 1; byte < 257; byte += 1) { starts[byte] += starts[byte - 1]; }
        for (int index = 0; index < used; index += 1) {
            others[starts[leaves[index].count >> shift & 255]++] = leaves[index];
        }
        memcpy(leaves, others, (size_t)used * sizeof leaves[0]);
    }
}

/// The number of codes of each length in the tree that joins the two rarest again and again.
static void count_lengths(const Leaf *leaves, int used, uint32_t *per_length) {
    // Nodes are made in the order of their counts, so that leaves and nodes are two queues.
    uint64_t counts[LITERALS];
    uint16_t parents[2 * LITERALS], depths[2 * LITERALS];
    int leaf = 0, node = 0;
    for (int made = 0; made < used - 1; made += 1) {
        uint64_t sum = 0;
        for (int side = 0; side < 2; side += 1) {
            if (leaf < used && (node >= made || leaves[leaf].count <= counts[node])) {
                parents[leaf] = (uint16_t)made;
                sum += leaves[leaf++].count;
            } else {
                parents[used + node] = (uint16_t)made;
                sum += counts[node++];
            }
        }
        counts[made] = sum;
    }
    depths[used + used - 2] = 0;
    for (int index = used - 3; index >= 0; index -= 1) {
        depths[used + index] = depths[used + parents[used + index]] + 1;
    }
    for (int index = 0; index < used; index += 1) {
        int depth = depths[used + parents[index]] + 1;
        per_length[depth < 63 ? depth : 63] += 1;
    }
}

void formwork_make_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths) {
    Leaf leaves[LITERALS];
    int used = 0;
    for (int symbol = 0; symbol < symbols; symbol += 1) {
        lengths[symbol] = 0;
        if (counts[symbol] > 0) { leaves[used++] = (Leaf){counts[symbol], (uint16_t)symbol}; }
    }
    if (used <= 2) {
        for (int index = 0; index < used; index += 1) { lengths[leaves[index].symbol] = 1; }
        return;
    }
    sort(leaves, used);
    uint32_t per_length[64] = {0};
    count_lengths(leaves, used, per_length);
    // What is too long becomes as long as allowed; then others are made longer until all fit.
    for (int length = limit + 1; length < 64; length += 1) { per_length[limit] += per_length[length]; }
    uint64_t space = 0;
    for (int length = 1; length <= limit; length += 1) { space += (uint64_t)per_length[length] << (limit - length); }
    while (space > (uint64_t)1 << limit) {
        per_length[limit] -= 1;
        int length = limit - 1;
        while (per_length[length] == 0) { length -= 1; }
        per_length[length] -= 1;
        per_length[length + 1] += 2;
        space -= 1;
    }
    int index = used;
    for (int length = 1; length <= limit; length += 1) {
        for (uint32_t rest = per_length[length]; rest > 0; rest -= 1) {
            lengths[leaves[--index].symbol] = (uint8_t)length;
        }
    }
}

void formwork_make_codes(const uint8_t *lengths, int symbols, Code *codes) {
    uint32_t per_length[LONGEST_CODE + 1] = {0}, next[LONGEST_CODE + 1] = {0};
    for (int symbol = 0; symbol < symbols; symbol += 1) { per_length[lengths[symbol]] += 1; }
    per_length[0] = 0;
    for (int length = 1; length <= LONGEST_CODE; length += 1) {
        next[length] = (next[length - 1] + per_length[length - 1]) << 1;
    }
    for (int symbol = 0; symbol < symbols; symbol += 1) {
        int length = lengths[symbol];
        uint32_t code = length == 0 ? 0 : next[length]++, bits = 0;
        for (int bit = 0; bit < length; bit += 1) { bits |= (code >> bit & 1) << (length - 1 - bit); }
        codes[symbol] = (Code){(uint16_t)bits, (uint8_t)length};
    }
}
