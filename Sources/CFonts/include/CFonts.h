#ifndef FORMWORK_CFONTS_H
#define FORMWORK_CFONTS_H

#include <stddef.h>

/// One font file that is part of the program, so that text looks the same on every machine and a
/// program that was copied elsewhere still has its fonts.
typedef struct {
    /// The name that the file had, "Inter-Regular.otf" for one. Distinct for each font.
    const char *file_name;
    /// The whole file, readable as long as the program runs.
    const unsigned char *bytes;
    /// How many bytes the file has.
    size_t length;
} formwork_font;

/// How many fonts there are: fewer without the trait AllFonts.
size_t formwork_font_count(void);

/// The font at `index`, in the order of the file names; null where `index` is not less than the count.
const formwork_font *formwork_font_at(size_t index);

#endif
