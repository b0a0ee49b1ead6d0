#pragma once

#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdbool.h>

// GObject's casts are macros, which Swift does not import.

static inline void formwork_set_font_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
}

static inline void formwork_set_resolution(PangoFontMap *map, double dots_per_inch) {
    pango_ft2_font_map_set_resolution((PangoFT2FontMap *)map, dots_per_inch, dots_per_inch);
}

/// The fontconfig pattern of a font that came from a fontconfig font map.
static inline FcPattern *formwork_font_pattern(PangoFont *font) {
    return pango_fc_font_get_pattern((PangoFcFont *)font);
}

/// Tells the map that fonts were added to its configuration.
static inline void formwork_fonts_changed(PangoFontMap *map) {
    pango_fc_font_map_config_changed((PangoFcFontMap *)map);
}

/// The direction of the first strong character. Pango calls the function deprecated, but has no other.
static inline PangoDirection formwork_find_base_direction(const char *text, int length) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    return pango_find_base_dir(text, length);
#pragma GCC diagnostic pop
}

/// Whether a font file has a table of a tag of four characters.
static inline bool formwork_has_table(hb_face_t *face, const char *tag) {
    hb_blob_t *table = hb_face_reference_table(face, hb_tag_from_string(tag, 4));
    bool has = hb_blob_get_length(table) > 0;
    hb_blob_destroy(table);
    return has;
}
