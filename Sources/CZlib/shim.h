#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

// deflateInit2 is a macro that Swift cannot see.
static inline int formwork_deflate_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
}

static inline uint64_t formwork_mix(uint64_t sum, uint64_t word) {
    sum ^= word;
    return (sum << 27 | sum >> 37) * 0x9E3779B97F4A7C15u;
}

// Sixteen bytes that stand for many: four lanes, so that memory is the limit. No step loses what a word says. In C
// because the builds in which tests run do not optimise Swift.
static inline void formwork_digest(const void *bytes, size_t count, uint64_t digest[2]) {
    const unsigned char *next = (const unsigned char *)bytes;
    uint64_t a = 1, b = 2, c = 3, d = 4 + (uint64_t)count, words[4];
    for (; count >= sizeof words; count -= sizeof words, next += sizeof words) {
        memcpy(words, next, sizeof words);
        a = formwork_mix(a, words[0]);
        b = formwork_mix(b, words[1]);
        c = formwork_mix(c, words[2]);
        d = formwork_mix(d, words[3]);
    }
    for (; count > 0; count -= 1, next += 1) { a = formwork_mix(a, *next); }
    digest[0] = formwork_mix(formwork_mix(a, c >> 32), b) ^ c;
    digest[1] = formwork_mix(formwork_mix(c, a >> 32), d) ^ b;
    digest[0] ^= digest[0] >> 32;
    digest[1] ^= digest[1] >> 32;
}
