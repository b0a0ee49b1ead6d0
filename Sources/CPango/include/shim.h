#pragma once

#include "../../CHarfBuzz/harfbuzz.h"
#include <fontconfig/fontconfig.h>
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

/// Notifies the map that fonts were added to its configuration.
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

/// Takes a step of an outline: 0 moves, 1 draws a line, 2 a quadratic and 3 a cubic curve, 4 closes. The points
/// are the curve's, the end last.
typedef void (*formwork_outline_step)(void *data, int kind, const float *points);

typedef struct {
    formwork_outline_step step;
    void *data;
} formwork_outline_target;

static inline void formwork_outline_move(
    hb_draw_funcs_t *funcs, void *target, hb_draw_state_t *state, float x, float y, void *user) {
    float points[] = {x, y};
    ((formwork_outline_target *)target)->step(((formwork_outline_target *)target)->data, 0, points);
}

static inline void formwork_outline_line(
    hb_draw_funcs_t *funcs, void *target, hb_draw_state_t *state, float x, float y, void *user) {
    float points[] = {x, y};
    ((formwork_outline_target *)target)->step(((formwork_outline_target *)target)->data, 1, points);
}

static inline void formwork_outline_quadratic(
    hb_draw_funcs_t *funcs, void *target, hb_draw_state_t *state, float cx, float cy, float x, float y,
    void *user) {
    float points[] = {cx, cy, x, y};
    ((formwork_outline_target *)target)->step(((formwork_outline_target *)target)->data, 2, points);
}

static inline void formwork_outline_cubic(
    hb_draw_funcs_t *funcs, void *target, hb_draw_state_t *state, float c1x, float c1y, float c2x, float c2y,
    float x, float y, void *user) {
    float points[] = {c1x, c1y, c2x, c2y, x, y};
    ((formwork_outline_target *)target)->step(((formwork_outline_target *)target)->data, 3, points);
}

static inline void formwork_outline_close(
    hb_draw_funcs_t *funcs, void *target, hb_draw_state_t *state, void *user) {
    float points[] = {0, 0};
    ((formwork_outline_target *)target)->step(((formwork_outline_target *)target)->data, 4, points);
}

/// Walks the outline of a glyph in the font's scale, the y axis up.
static inline void formwork_walk_outline(
    hb_font_t *font, hb_codepoint_t glyph, void *data, formwork_outline_step step) {
    formwork_outline_target target = {step, data};
    hb_draw_funcs_t *funcs = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(funcs, formwork_outline_move, NULL, NULL);
    hb_draw_funcs_set_line_to_func(funcs, formwork_outline_line, NULL, NULL);
    hb_draw_funcs_set_quadratic_to_func(funcs, formwork_outline_quadratic, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(funcs, formwork_outline_cubic, NULL, NULL);
    hb_draw_funcs_set_close_path_func(funcs, formwork_outline_close, NULL, NULL);
    // Newer releases have another name for the function.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    hb_font_get_glyph_shape(font, glyph, funcs, &target);
#pragma GCC diagnostic pop
    hb_draw_funcs_destroy(funcs);
}
